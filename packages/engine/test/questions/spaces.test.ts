import type { GameState, ModuleName } from '@gah/engine';
import { GOODS, moves, play, SPACES, spacesGiving } from '@gah/engine';
import { position, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const GIFTS = [...GOODS, 'krones', 'steps', 'rooms', 'staff'] as const;

/** What taking a die of a space can bring, whatever is then chosen. */
function broughtBy(before: GameState, space: number): Set<string> {
  const brought = new Set<string>();
  const [seatBefore] = before.seats;
  const look = (state: GameState): void => {
    const [seat] = state.seats;
    if (!seat || !seatBefore) throw new Error('no seat');
    for (const [index, good] of GOODS.entries())
      if ((seat.kitchen[index] ?? 0) > (seatBefore.kitchen[index] ?? 0)) brought.add(good);
    if (seat.krones > seatBefore.krones) brought.add('krones');
    if (seat.emperor > seatBefore.emperor) brought.add('steps');
    const kind = state.tasks.at(-1)?.kind;
    if (kind === 'prepareRoom') brought.add('rooms');
    if (kind === 'playStaff') brought.add('staff');
    if (kind !== 'splitGoods' && kind !== 'splitKrones') return;
    for (const move of moves(state, 0)) {
      const played = play(state, move);
      if (played.ok) look(played.state);
    }
  };
  for (const move of moves(before, 0)) {
    if (move.kind !== 'takeDie' || move.space !== space) continue;
    const played = play(before, move);
    if (played.ok) look(played.state);
  }
  return brought;
}

describe.each([[[]], [['ballrooms']]] as const)('with the modules %j', (modules) => {
  const names: readonly ModuleName[] = modules;
  const state = position({
    modules: names,
    dice: SPACES.flatMap((space) => [space, space, space, space]),
    players: [{ krones: 9, hand: [staff.sommelier] }, {}],
  });

  it.each(SPACES)('space %i brings what it is said to be used for', (space) => {
    const named = GIFTS.filter((gift) => spacesGiving(state, gift).includes(space));
    expect([...broughtBy(state, space)].sort()).toEqual([...named].sort());
  });
});
