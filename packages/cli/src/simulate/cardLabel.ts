import { guestName, politicsName, staffName } from '@gah/text';

const NAMES: Readonly<Record<string, (number: number) => string>> = {
  staff: (number) => staffName('en', number, '2021'),
  guest: (number) => guestName('en', number),
  politics: (number) => politicsName('en', number),
};

/** The key of a card in a coverage with its name; tiles have none. */
export function cardLabel(key: string): string {
  const [kind = '', id = ''] = key.split(' ');
  const name = NAMES[kind]?.(Number(id));
  return name === undefined ? key : `${key} ${name}`;
}
