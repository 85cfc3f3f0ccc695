/**
 * Links hold their secrets in the fragment, which a browser never sends to any server. A browser's
 * history keeps what was opened, though: what a link holds is of use for a short time only.
 */
export type OnlineLink =
  | { readonly kind: 'join'; readonly table: string; readonly invite: string }
  | { readonly kind: 'seat'; readonly table: string; readonly code: string }
  | { readonly kind: 'watch'; readonly table: string };

/** The link of a seat as it was once sent, with the token itself. It is read, and no longer made. */
export interface TokenLink {
  readonly kind: 'token';
  readonly table: string;
  readonly token: string;
}

const SHAPES = [
  ['join', /^#\/join\/([a-z2-7]{10})\/([\w-]{22})$/],
  ['seat', /^#\/seat\/([a-z2-7]{10})\/([\w-]{22})$/],
  ['token', /^#\/seat\/([a-z2-7]{10})\/([\w-]{43})$/],
  ['watch', /^#\/watch\/([a-z2-7]{10})$/],
] as const;

export function makeLink(link: OnlineLink): string {
  switch (link.kind) {
    case 'join':
      return `#/join/${link.table}/${link.invite}`;
    case 'seat':
      return `#/seat/${link.table}/${link.code}`;
    case 'watch':
      return `#/watch/${link.table}`;
  }
}

/** Reads the fragment of an address; null when it is no such link. */
export function parseLink(fragment: string): OnlineLink | TokenLink | null {
  for (const [kind, shape] of SHAPES) {
    const [, table, secret = ''] = shape.exec(fragment) ?? [];
    if (table === undefined) continue;
    switch (kind) {
      case 'join':
        return { kind, table, invite: secret };
      case 'seat':
        return { kind, table, code: secret };
      case 'token':
        return { kind, table, token: secret };
      case 'watch':
        return { kind, table };
    }
  }
  return null;
}
