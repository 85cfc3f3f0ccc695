import type { GameState, GameView } from '@gah/engine';

/**
 * Two positions with equal keys in one turn of a seat are the same for that seat: the order in which
 * it did things does not matter any more.
 */
export function keyOf(position: GameState | GameView, index: number): string {
  const seat = position.seats[index];
  if (!seat) return '';
  let key = `${seat.krones} ${seat.vp} ${seat.emperor} ${seat.tiles} ${seat.occupied} ${seat.groupsPaid}|`;
  key += `${seat.kitchen.join()}|${seat.hand.join()}|${seat.drawn.join()}|${seat.played.join()}|`;
  key += `${seat.used.join()}|${seat.rung.join()}|${seat.diceTaken.join()}|`;
  for (const guest of seat.cafe) {
    if (guest) key += `${guest.card}:${guest.goods.join()}`;
    key += ';';
  }
  key += `|${position.queue.join()}|${position.dice.join()}|${position.coloredDice.join()}|`;
  for (const task of position.tasks) {
    key += task.kind === 'turn' ? turnKey(task) : JSON.stringify(task);
  }
  const { ballrooms, celebrities, entrances } = position.modules;
  for (const claimed of position.claims) key += claimed.length;
  if (ballrooms) key += JSON.stringify([ballrooms.floor, ballrooms.sections[index]]);
  if (celebrities) key += `|${(celebrities.owned[index] ?? []).join()} ${celebrities.used.join()}`;
  if (entrances) key += JSON.stringify(entrances);
  return key;
}

function turnKey(task: { acted: boolean; guestTaken: boolean; mainDone: boolean }): string {
  return `t${task.acted ? 1 : 0}${task.guestTaken ? 1 : 0}${task.mainDone ? 1 : 0}`;
}
