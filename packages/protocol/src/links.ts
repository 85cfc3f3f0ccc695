/**
 * Links hold their secrets in the fragment, which a browser never sends to any server. A client
 * replaces the address as soon as it has read them.
 */
export type OnlineLink =
  | { readonly kind: 'join'; readonly table: string; readonly invite: string }
  | { readonly kind: 'seat'; readonly table: string; readonly token: string }
  | { readonly kind: 'watch'; readonly table: string };

const SHAPES = [
  ['join', /^#\/join\/([a-z2-7]{10})\/([\w-]{22})$/],
  ['seat', /^#\/seat\/([a-z2-7]{10})\/([\w-]{43})$/],
  ['watch', /^#\/watch\/([a-z2-7]{10})$/],
] as const;

export function makeLink(link: OnlineLink): string {
  switch (link.kind) {
    case 'join':
      return `#/join/${link.table}/${link.invite}`;
    case 'seat':
      return `#/seat/${link.table}/${link.token}`;
    case 'watch':
      return `#/watch/${link.table}`;
  }
}

/** Reads the fragment of an address; null when it is no such link. */
export function parseLink(fragment: string): OnlineLink | null {
  for (const [kind, shape] of SHAPES) {
    const [, table, secret] = shape.exec(fragment) ?? [];
    if (table === undefined) continue;
    if (kind === 'watch') return { kind, table };
    if (secret === undefined) return null;
    return kind === 'join' ? { kind, table, invite: secret } : { kind, table, token: secret };
  }
  return null;
}
