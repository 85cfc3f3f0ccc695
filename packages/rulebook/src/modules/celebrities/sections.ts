/** Where the sections about this module are found. */
export const sections = [
  ['Modul 2: PROMINENTE', 'celebrities.idea'],
  ['Spielaufbau', 'celebrities.idea'],
  ['Spielablauf', 'celebrities.strength'],
  ['Ein Aktionsfeld nutzen', 'celebrities.price', 'celebrities.effect'],
  ['Passen', 'celebrities.passing'],
  ['Ende einer Spielrunde', 'celebrities.waiting'],
] as const;

export const appendix = [['Prominente', 'celebrities.all', 'celebrities.freud']] as const;
