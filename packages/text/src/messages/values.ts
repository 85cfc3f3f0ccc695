/** Messages that are given no values. */
export type Plain<K extends PropertyKey> = Readonly<Record<K, null>>;
/** The messages of a topic; one for each of these keys must be among them. */
export type Covering<K extends PropertyKey, M extends Record<K, unknown>> = M;
export type YesNo = 'yes' | 'no';
export const yesNo = (condition: boolean): YesNo => (condition ? 'yes' : 'no');
