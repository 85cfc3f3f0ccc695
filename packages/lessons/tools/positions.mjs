// Looks for a game in which the pupil stands where a lesson is to begin, and prints its seed and moves:
// npm run positions --workspace @gah/lessons -- emperor
import { choose } from '@gah/ai';
import { createGame, makeMove, moves, pending, play, seedRng, viewOf } from '@gah/engine';
import { WANTED } from './wanted.mjs';

const [name = '', count = '200'] = process.argv.slice(2);
const wanted = WANTED[name];
if (!wanted) throw new Error(`one of ${Object.keys(WANTED).join(', ')}`);

const PUPIL = 0;
const { setup, isBeginning, worth, level = 'concierge', last = 400 } = wanted;
let found = null;
for (let game = 1; game <= Number(count); game++) {
  const seed = `${name} ${game}`;
  let state = createGame({ ...setup, seed });
  const played = [];
  while (played.length < last) {
    const [waiting] = pending(state);
    if (!waiting) break;
    const { seat } = waiting;
    const view = viewOf(state, seat);
    const legal = moves(state, seat);
    if (seat === PUPIL && isBeginning(view, legal)) {
      const value = worth(view, legal);
      if (!found || value > found.value) found = { value, seed, moves: [...played] };
      break;
    }
    const rng = seedRng(`${seed}/${state.ply}/${seat}`);
    const move = choose(level, view, legal, { rng });
    const next = play(state, move);
    if (!next.ok) throw new Error(next.refusal.code);
    played.push(makeMove(move));
    state = next.state;
  }
}
console.log(`worth ${found?.value}`);
console.log(`export const seed = ${JSON.stringify(found?.seed)};\n`);
console.log('/** In notation; found by tools/positions.mjs. */');
console.log(
  `export const prologue: readonly string[] = \`\\\n${found?.moves.join('\n')}\`.split('\\n');`,
);
