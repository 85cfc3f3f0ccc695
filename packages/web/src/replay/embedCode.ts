/** What another page needs in order to show a game at a move: one tag. */
export const embedCode = (script: string, hash: string): string =>
  `<script async src="${script}" data-replay="${hash}"></script>`;
