/** What is to be gone through, and at which move it opens. */
export type ReplayAddress =
  /** Nothing yet: it is chosen. */
  | { readonly kind: 'choice' }
  /** A game of this browser. */
  | {
      readonly kind: 'save';
      readonly id: string;
      readonly ply: number | null;
      /** Its review is open at once. */
      readonly isReviewed?: boolean;
    }
  /** The game is in the address. */
  | {
      readonly kind: 'link';
      readonly code: string;
      readonly ply: number | null;
      readonly seating: string;
    }
  /** A file that was opened; it lies nowhere else. */
  | { readonly kind: 'file'; readonly ply: number | null };

const REPLAY = '#/replay';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plyIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

export function parseReplayAddress(hash: string): ReplayAddress {
  const [, , kind = '', first = '', second, third = ''] = hash.split('/');
  if (kind === 'save' && first !== '') {
    const review = third === 'review' ? { isReviewed: true } : {};
    return { kind, id: decoded(first), ply: plyIn(second), ...review };
  }
  if (kind === 'file') return { kind, ply: plyIn(first) };
  if (kind === 'game') return { kind: 'link', code: first, ply: plyIn(second), seating: third };
  return { kind: 'choice' };
}

/** Without a move it opens at the beginning. */
const plyOf = ({ ply }: { readonly ply: number | null }): number => ply ?? 0;

export function replayHash(address: ReplayAddress): string {
  switch (address.kind) {
    case 'choice':
      return REPLAY;
    case 'save':
      return `${REPLAY}/save/${encodeURIComponent(address.id)}/${plyOf(address)}`;
    case 'file':
      return `${REPLAY}/file/${plyOf(address)}`;
    case 'link':
      return `${REPLAY}/game/${address.code}/${plyOf(address)}/${address.seating}`;
  }
}

/** The same for every move of a game. */
export const gameOf = (address: ReplayAddress): string =>
  replayHash(address.kind === 'choice' ? address : { ...address, ply: null });

/** The address in whatever somebody has pasted: a whole link, or only the game in it. */
export function pastedAddress(text: string): ReplayAddress {
  const pasted = text.trim();
  const at = pasted.indexOf(REPLAY);
  if (at >= 0) return parseReplayAddress(pasted.slice(at));
  return { kind: 'link', code: pasted, ply: null, seating: '' };
}
