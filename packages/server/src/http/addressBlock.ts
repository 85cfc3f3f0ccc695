import { isIPv6 } from 'node:net';

const PREFIX_GROUPS = 4;

/** What counts as one address: whoever has one of IPv6 has a whole network of them. */
export function addressBlockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, PREFIX_GROUPS).join(':');
}
