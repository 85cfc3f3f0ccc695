/** Where the sections about this module are found. */
export const sections = [
  ['Modul 4: STARTSPIELER', 'startPlayer.order'],
  ['Spielaufbau', 'startPlayer.order', 'startPlayer.money'],
  ['Startspieleraktion', 'startPlayer.key', 'startPlayer.others', 'startPlayer.limits'],
  ['Ende einer Spielrunde', 'startPlayer.nextRound'],
] as const;
