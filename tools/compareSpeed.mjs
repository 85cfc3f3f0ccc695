// How long the engine takes for a decision beside another checkout of this project, built too:
//   npm run bench:compare -- ../earlier [times]
// Both play the same random games in turns, in processes of their own that load one or the other first:
// the compiler favours what it meets first. Told is this tree's time as a multiple of the other's.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CASES = ['base2', 'base4', 'all2', 'all4'];
const GAMES = 60;
const ROUNDS = { thrownAway: 3, counted: 80 };

const HERE = fileURLToPath(new URL('..', import.meta.url));

async function engineOf(tree) {
  const part = (name) => import(pathToFileURL(resolve(tree, 'packages/engine/dist', name)).href);
  return { ...(await part('index.js')), ...(await part('fast.js')) };
}

const setupOf = (engine, name, game) => ({
  edition: '2021',
  hotel: 'night',
  staff: 'random',
  ...(name.startsWith('all') && { modules: engine.MODULES, promos: true }),
  seats: Number(name.at(-1)),
  seed: `${name} ${game}`,
});

/** Plays every game to its end; returns how many decisions that took. */
function playAll({ clone, decidingSeat, moves, playInPlace, randomInt, seedRng }, starts) {
  const rng = seedRng('players');
  let decisions = 0;
  for (const start of starts) {
    const state = clone(start);
    for (let seat = decidingSeat(state); seat >= 0; seat = decidingSeat(state)) {
      const legal = moves(state, seat);
      playInPlace(state, legal[randomInt(rng, legal.length)]);
      decisions++;
    }
  }
  return decisions;
}

function processorTime() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** One of the fastest rounds: others on the machine can only make one slower. */
const undisturbed = (rounds) => rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 5)];

/** The time of the second tree as a multiple of the first one's. */
async function compare(name, trees) {
  const engines = await Promise.all(trees.map(engineOf));
  const contestants = engines.map((engine) => ({
    engine,
    starts: Array.from({ length: GAMES }, (_, game) =>
      engine.createGame(setupOf(engine, name, game)),
    ),
    rounds: [],
  }));
  const decisions = new Set();
  for (let round = -ROUNDS.thrownAway; round < ROUNDS.counted; round++) {
    for (const { engine, starts, rounds } of contestants) {
      const begun = processorTime();
      decisions.add(playAll(engine, starts));
      if (round >= 0) rounds.push(processorTime() - begun);
    }
  }
  if (decisions.size > 1) throw new Error(`other games: ${[...decisions].join(' and ')} decisions`);
  const [first, second] = contestants.map(({ rounds }) => undisturbed(rounds));
  return second / first;
}

function inProcess(name, first, second) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--case', name, first, second],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  return Number(stdout);
}

const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) {
  console.error('Which checkout? npm run bench:compare -- FOLDER [times]');
  process.exit(2);
} else if (first === '--case') {
  const [name, ...trees] = rest;
  console.log(await compare(name, trees));
} else {
  const times = Number(rest[0] ?? 2);
  for (const name of CASES) {
    const ratios = Array.from({ length: times }, () => [
      inProcess(name, first, HERE),
      1 / inProcess(name, HERE, first),
    ]).flat();
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
    console.log(`${name}: ${geometricMean(ratios).toFixed(3)} (${each})`);
  }
}
