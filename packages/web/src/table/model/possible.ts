import type { Move, MoveKind } from '@gah/engine';
import { at, NOBODY_THERE } from '@gah/engine';
import type { Language } from '@gah/text';
import { namedGuest, namedStaff, politicsName } from '@gah/text';
import { MODULE_WARNINGS } from '../../modules/index.js';
import type { TableWords } from '../tableWords.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

/** What can be done in a turn besides taking a die, what is worth most first. */
const POSSIBLE = ['moveIn', 'leave', 'claim', 'useStaff', 'guest', 'serve'] as const;
type Possible = (typeof POSSIBLE)[number];

const KINDS: Partial<Record<MoveKind, Possible>> = {
  moveIn: 'moveIn',
  moveInPair: 'moveIn',
  claim: 'claim',
  useStaff: 'useStaff',
  useGuest: 'useStaff',
  takeGuest: 'guest',
  serve: 'serve',
};

/** What modules let a served guest do. */
const leaves = (kind: MoveKind): boolean =>
  Object.entries(MODULE_WARNINGS).some(([move, warned]) => move === kind && warned === 'moveIn');

export interface Asked {
  readonly scene: Scene;
  readonly language: Language;
  readonly words: TableWords;
}

/** The guest at a table of the own café, as part of a sentence. */
export const guestAt = ({ scene, language }: Asked, table: number): string =>
  namedGuest(language, seatAt(scene, scene.own).cafe[table]?.card ?? NOBODY_THERE);

function textOf(asked: Asked, kind: Possible, move: Move): string {
  const { scene, language, words } = asked;
  const guest = 'table' in move ? guestAt(asked, move.table) : '';
  switch (kind) {
    case 'moveIn':
    case 'leave':
      return words.also[kind]({ guest });
    case 'claim':
      return words.also.claim({
        card:
          move.kind === 'claim' ? politicsName(language, at(scene.view.politics, move.slot)) : '',
      });
    case 'useStaff':
      return words.also.useStaff({
        card:
          'card' in move && typeof move.card === 'number'
            ? namedStaff(language, move.card, scene.content.edition)
            : guest,
      });
    case 'guest':
    case 'serve':
      return words.also[kind];
  }
}

/** All that a text speaks of: of many moves (a guest, any room) few say something new. */
const aboutOf = (kind: Possible, move: Move): string =>
  [
    kind,
    'table' in move ? move.table : '',
    'slot' in move ? move.slot : '',
    'card' in move ? move.card : '',
  ].join();

/** What is possible besides, each thing once, in words that follow "Also possible:". */
export function possibleBesides(asked: Asked, moves: readonly Move[]): string[] {
  const found = new Map<string, { kind: Possible; table: number | null; move: Move }>();
  for (const move of moves) {
    const kind = KINDS[move.kind] ?? (leaves(move.kind) ? 'leave' : undefined);
    if (!kind) continue;
    const about = aboutOf(kind, move);
    const table = 'table' in move ? move.table : null;
    if (!found.has(about)) found.set(about, { kind, table, move });
  }
  const all = [...found.values()];
  const moving = new Set(all.flatMap(({ kind, table }) => (kind === 'moveIn' ? [table] : [])));
  const texts = all
    .filter(({ kind, table }) => kind !== 'leave' || !moving.has(table))
    .sort((one, other) => POSSIBLE.indexOf(one.kind) - POSSIBLE.indexOf(other.kind))
    .map(({ kind, move }) => textOf(asked, kind, move));
  return [...new Set(texts)];
}
