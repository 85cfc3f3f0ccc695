import type { Move, TaskKind } from '@gah/engine';
import type { ModuleTray } from '../../modules/module.js';
import type { GoodsAllocation } from '../../selection/goodsAllocation.js';
import type { Picks } from '../../selection/picks.js';
import type { Target, Zone } from '../../selection/target.js';
import { target, zoneOf } from '../../selection/target.js';
import type { AdviceStatus, AskedAdvice } from '../advice.svelte.js';
import { seatAt } from '../model/scene.js';
import type { Warning } from '../model/warnings.js';
import type { ScreenState } from '../state.svelte.js';

/** What opens above the bar: choices that have no place on the table. */
export type TrayContent =
  | {
      readonly is: 'advice';
      readonly asked: AskedAdvice;
      readonly advice: NonNullable<AdviceStatus>;
    }
  | { readonly is: 'warnings'; readonly warnings: readonly Warning[] }
  | { readonly is: 'allocation'; readonly allocation: GoodsAllocation }
  | { readonly is: 'picks'; readonly picks: Picks }
  | { readonly is: 'cards'; readonly cards: readonly number[]; readonly isLarge: boolean }
  | { readonly is: 'benefits' }
  | { readonly is: 'ofModule'; readonly content: ModuleTray['content'] }
  | { readonly is: 'variants'; readonly moves: readonly Move[] }
  | { readonly is: 'since' };

const CARD_TASKS: readonly TaskKind[] = [
  'draft',
  'playStaff',
  'playDrawn',
  'putUnder',
  'returnStaff',
];

function cardsAsked(table: ScreenState): TrayContent {
  const seat = seatAt(table.scene, table.own);
  const pack = table.scene.view.draft?.packs[table.own];
  const kind = table.task?.kind;
  const shown =
    kind === 'draft'
      ? (pack ?? [])
      : kind === 'playDrawn' || seat.drawn.length > 0
        ? seat.drawn
        : seat.hand;
  return {
    is: 'cards',
    cards: shown.filter((card) => card !== null),
    isLarge: kind === 'draft' || kind === 'playDrawn',
  };
}

/** The numbers of all places of a zone that can be tapped now or have been. */
export function idsIn(table: ScreenState, zone: Zone): string[] {
  const places: Target[] = [
    ...new Set(table.selection.paths.flatMap(({ steps }) => steps.slice(0, 1))),
  ];
  return places
    .filter((place) => zoneOf(place) === zone)
    .map((place) => place.slice(zone.length + 1));
}

export function trayOf(table: ScreenState): TrayContent | null {
  if (!table.isAsked || !table.task) return null;
  if (table.advice?.now) return { is: 'advice', asked: table.advice, advice: table.advice.now };
  if (table.warned) return { is: 'warnings', warnings: table.warned };
  if (table.allocation) return { is: 'allocation', allocation: table.allocation };
  if (table.picks) return { is: 'picks', picks: table.picks };
  if (CARD_TASKS.includes(table.task.kind)) return cardsAsked(table);
  if (table.task.kind === 'benefits') return { is: 'benefits' };
  const trays = table.screens.flatMap((screen) => screen.trays ?? []);
  const open = trays.find(({ isOpen }) => isOpen(table));
  if (open) return { is: 'ofModule', content: open.content };
  const { variants, chosen, next } = table.selection;
  const isChoice =
    variants.length > 1 || (variants.length === 1 && chosen.length === 0 && next.size > 0);
  if (isChoice) return { is: 'variants', moves: variants };
  return table.showsSince && chosen.length === 0 ? { is: 'since' } : null;
}

export const handPlace = (card: number): Target => target('hand', card);
