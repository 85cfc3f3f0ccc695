import type { LinkProblem, Perspective, Viewer } from '@gah/engine';
import { decodeRecordLink, RecordReplay } from '@gah/engine';
import { app } from '../app/app.svelte.js';
import { everybodyHere, recordProblem } from '../saves/save.js';
import type { ImportedGame } from '../saves/saveFile.js';
import type { SeatedPlayer } from '../session/plan.js';
import { personsOf } from '../session/plan.js';
import { Problem } from '../session/problems.js';
import { pacedBy } from '../session/pace.js';
import { settings } from '../settings/settings.svelte.js';
import { READING_MS } from '../settings/values.js';
import type { ReplayAddress } from './address.js';
import { replayHash } from './address.js';
import type { ReplayGame } from './replayGame.js';
import { ReplaySession } from './replaySession.svelte.js';
import { replayWords } from './replayWords.js';
import { parseSeating } from './seating.js';

export type ReplayProblemCode = LinkProblem | 'file-gone';

/** What can go wrong with an address; other problems are those of saved games. */
export class ReplayProblem extends Error {
  constructor(readonly code: ReplayProblemCode) {
    super(code);
    this.name = 'ReplayProblem';
  }
}

/** The file that was opened last: it is looked at, and not kept. */
let openedFile: ImportedGame | null = null;

export function keepFile(game: ImportedGame): void {
  openedFile = game;
}

function played(record: unknown, meanwhile: readonly Viewer[]): RecordReplay {
  try {
    return new RecordReplay(record, meanwhile);
  } catch (error) {
    throw recordProblem(error);
  }
}

/** Whoever is alone at this screen looks with the own eyes; several persons would see each other's hands. */
function ownEyes(players: readonly SeatedPlayer[]): Viewer {
  const [person, ...others] = personsOf(players);
  return person !== undefined && others.length === 0 ? person : 'spectator';
}

function gameWith(
  record: unknown,
  players: readonly SeatedPlayer[],
  addressAt: (ply: number) => string,
): ReplayGame {
  const viewer = ownEyes(players);
  const perspective: Perspective = { viewer, isOpen: false };
  const source = played(record, [viewer]);
  if (players.length !== source.stateAt(0).setup.seats)
    throw new Problem('save-damaged', 'the players do not fit the game');
  return { source, players, perspective, recordAt: (ply) => source.record(ply), addressAt };
}

async function savedGame(id: string): Promise<ReplayGame> {
  const { summary, record } = await app.saved(id);
  return gameWith(record, summary.players, (ply) => replayHash({ kind: 'save', id, ply }));
}

export function linkedGame(code: string, seating: string): ReplayGame {
  const read = decodeRecordLink(code);
  if (!read.ok) throw new ReplayProblem(read.problem);
  const { setup } = read.record;
  const players = parseSeating(seating, setup.seats) ?? everybodyHere(setup);
  return gameWith(read.record, players, (ply) => replayHash({ kind: 'link', code, ply, seating }));
}

function filedGame(): ReplayGame {
  if (!openedFile) throw new ReplayProblem('file-gone');
  const { record, players } = openedFile;
  return gameWith(record, players, (ply) => replayHash({ kind: 'file', ply }));
}

/** Played by itself, a move can be seen at least so long. */
const LEAST_MS = 250;

/** The way through a game, from one of its moves on. */
export async function sessionOf(
  game: ReplayGame,
  ply: number | null,
): Promise<{ readonly game: ReplayGame; readonly session: ReplaySession }> {
  const session = await ReplaySession.open({
    source: game.source,
    players: game.players,
    perspective: game.perspective,
    ply: ply ?? 0,
    pace: pacedBy(() => Math.max(LEAST_MS, READING_MS[settings.pace])),
    goToLabel: (line) => replayWords().strip.goTo({ line }),
  });
  return { game, session };
}

/** Rejects with a ReplayProblem or a Problem. */
export async function openGame(
  address: Exclude<ReplayAddress, { kind: 'choice' }>,
): Promise<ReplayGame> {
  switch (address.kind) {
    case 'save':
      return savedGame(address.id);
    case 'link':
      return linkedGame(address.code, address.seating);
    case 'file':
      return filedGame();
  }
}
