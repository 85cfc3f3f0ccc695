/** Where the sections about this module are found. */
export const sections = [
  ['Modul 3: BESONDERE HOTELS', 'entrances.idea'],
  ['Spielaufbau', 'entrances.kitchen', 'entrances.auction', 'entrances.nextAuction'],
  ['Beispiel', 'entrances.example'],
  ['Spielablauf', 'entrances.all'],
] as const;

export const appendix = [
  ['Chateau Paulwei', 'entrances.all'],
  ['Corogari Zant-Mainz', 'entrances.all', 'entrances.sum'],
  ['Dove', 'entrances.all', 'entrances.tokens'],
  ['Kaufman', 'entrances.all', 'entrances.pile'],
  ['Mayenfels', 'entrances.all'],
  ['Ninas Melange', 'entrances.all', 'entrances.objectives'],
  ['Stroup', 'entrances.all'],
  ['The Grand Wray Hotel', 'entrances.all', 'entrances.tiles'],
  ['The Kozi Palace, Vienna', 'entrances.all', 'entrances.shift'],
  ['The Ren', 'entrances.all'],
] as const;
