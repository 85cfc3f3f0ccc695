/** What stands in a message as it is. */
export type Value = string | number;
export type YesNo = 'yes' | 'no';
export const yesNo = (condition: boolean): YesNo => (condition ? 'yes' : 'no');
