/**
 * Links hold their secrets in the fragment, which a browser never sends to any server. A browser's
 * history keeps what was opened, though: what a link holds is of use for a short time only.
 */
export type OnlineLink =
  | { readonly kind: 'join'; readonly table: string; readonly invite: string }
  | { readonly kind: 'seat'; readonly table: string; readonly code: string }
  | { readonly kind: 'watch'; readonly table: string }
  /** The table as it was after so many moves, for whoever may see it. */
  | { readonly kind: 'moment'; readonly table: string; readonly ply: number };

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
  ['moment', /^#\/table\/([a-z2-7]{10})\/(\d{1,4})$/],
] as const;

export function makeLink(link: OnlineLink): string {
  switch (link.kind) {
    case 'join':
      return `#/join/${link.table}/${link.invite}`;
    case 'seat':
      return `#/seat/${link.table}/${link.code}`;
    case 'watch':
      return `#/watch/${link.table}`;
    case 'moment':
      return `#/table/${link.table}/${link.ply}`;
  }
}

/** Reads the fragment of an address; null when it is no such link. */
export function parseLink(fragment: string): OnlineLink | TokenLink | null {
  for (const [kind, shape] of SHAPES) {
    const [, table, rest = ''] = shape.exec(fragment) ?? [];
    if (table === undefined) continue;
    switch (kind) {
      case 'join':
        return { kind, table, invite: rest };
      case 'seat':
        return { kind, table, code: rest };
      case 'token':
        return { kind, table, token: rest };
      case 'watch':
        return { kind, table };
      case 'moment':
        return { kind, table, ply: Number(rest) };
    }
  }
  return null;
}
