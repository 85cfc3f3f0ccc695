/** Where the sections about this module are found. */
export const sections = [
  ['Modul 1: WIENER BALLSÄLE', 'ballrooms.idea'],
  ['Spielaufbau', 'ballrooms.setup'],
  ['Hauptaktionen', 'ballrooms.champagne'],
  ['Speisen und Champagner nehmen', 'ballrooms.champagne'],
  ['Getränke und Champagner nehmen', 'ballrooms.champagne'],
  ['Zusatzaktionen', 'ballrooms.dance'],
  ['Einen Tänzer in einen Ballsaal entsenden', 'ballrooms.dance', 'ballrooms.steps'],
  ['Der Balkon', 'ballrooms.balcony'],
  ['Anmerkungen', 'ballrooms.notes'],
  ['Klarstellungen', 'ballrooms.champagne', 'signs.waltz'],
  ['Neue Symbole', 'signs.waltz', 'ballrooms.guests'],
  ['Beispiel', 'ballrooms.example'],
  ['Ballsaalwertung', 'ballrooms.scoring'],
  ['Spielende und Schlusswertung', 'ballrooms.end', 'final.tie'],
] as const;

/** Those of the appendix. */
export const appendix = [
  ['Ballsäle', 'ballrooms.halls'],
  ['Gleichstände auflösen', 'ballrooms.ties'],
] as const;
export const cards = [
  ['Personalkarten', 'ballrooms.staff', 'more.bellCards', 'more.exchanges', 'promos.staff'],
  ['Gästekarten', 'ballrooms.guests', 'promos.guests', 'promos.novels'],
  ['Politikkarten', 'ballrooms.objectives', 'more.objectives', 'waltz.counting'],
  ['Kaiserplättchen', 'ballrooms.tiles', 'more.tiles'],
] as const;
