// Plays games of computer players until the pupil stands where a lesson is to begin, and writes the best position
// found for each lesson named: npm run positions --workspace @gah/lessons -- 40 emperor groups
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choose } from '@gah/ai';
import { createGame, makeMove, moves, pending, play, seedRng, viewOf } from '@gah/engine';
import { format, resolveConfig } from 'prettier';
import { PUPIL, WANTED } from './wanted.mjs';

const [games = '40', ...named] = process.argv.slice(2);
const wanted = (named.length > 0 ? named : Object.keys(WANTED)).map((name) => {
  if (!WANTED[name]) throw new Error(`${name}: one of ${Object.keys(WANTED).join(', ')}`);
  return { name, ...WANTED[name], found: null };
});

function look(state, played, seed, lessons) {
  const view = viewOf(state, PUPIL);
  const legal = moves(state, PUPIL);
  for (const lesson of lessons) {
    if (!lesson.isBeginning(view, legal)) continue;
    const value = lesson.worth(view, legal);
    if (!lesson.found || value > lesson.found.value)
      lesson.found = { value, seed, moves: [...played] };
  }
}

function playGame(setup, seed, lessons) {
  let state = createGame({ ...setup, seed });
  const played = [];
  for (let [waiting] = pending(state); waiting; [waiting] = pending(state)) {
    const { seat } = waiting;
    if (seat === PUPIL) look(state, played, seed, lessons);
    const move = choose('concierge', viewOf(state, seat), moves(state, seat), {
      rng: seedRng(`${seed}/${state.ply}/${seat}`),
    });
    const next = play(state, move);
    if (!next.ok) throw new Error(next.refusal.code);
    played.push(makeMove(move));
    state = next.state;
  }
}

async function write({ name, folder = 'lessons', found }) {
  if (!found) {
    console.log(`${name}: nothing found`);
    return;
  }
  const target = new URL(`../src/${folder}/${name}/position.ts`, import.meta.url);
  const file = fileURLToPath(target);
  mkdirSync(fileURLToPath(new URL('.', target)), { recursive: true });
  const text = `export const seed = ${JSON.stringify(found.seed)};

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = \`\\\n${found.moves.join('\n')}\`.split('\\n');
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${name}: ${found.seed}, worth ${found.value}, ${found.moves.length} moves`);
}

const setups = new Set(wanted.map(({ setup }) => setup));
for (const setup of setups) {
  const lessons = wanted.filter((each) => each.setup === setup);
  for (let game = 1; game <= Number(games); game++) playGame(setup, `lesson ${game}`, lessons);
  for (const lesson of lessons) await write(lesson);
}
