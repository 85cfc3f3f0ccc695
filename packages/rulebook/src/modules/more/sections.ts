/** Where the sections about this module are found. */
export const sections = [
  ['DARF’S A BISSERL MEHR SEIN?', 'more.idea'],
  ['Spielaufbau', 'waltz.shuffle'],
  ['Spielablauf', 'more.bells', 'more.action'],
] as const;
