import type { IconName } from '../../art/icons.js';
import type { GoodsAllocation } from '../../selection/goodsAllocation.js';
import { allocatedCount } from '../../selection/goodsAllocation.js';
import type { BarAction } from '../../selection/target.js';
import type { Subject } from '../detail/subject.js';
import { undoWallOf } from '../model/undoWall.js';
import type { ScreenState } from '../state.svelte.js';
import { isOnlyBenefit } from './prompt.js';

/** A button of the decision bar. */
export interface BarButton {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A sign alone would not be understood: on a desktop what is said gives way. */
  readonly keepsWords?: boolean;
  readonly look: 'plain' | 'quiet' | 'primary' | 'off';
  /** The key that does the same. */
  readonly key?: string;
  /** Why it is off. */
  readonly note?: string;
  readonly isDisabled?: boolean;
  /** What a closer look explains. */
  readonly subject?: Subject;
  readonly run: () => void;
  /** Works as long as it is pressed; `run` is for whoever presses it without a pointer. */
  readonly hold?: (isPressed: boolean) => void;
}

const EXTRAS = [
  { action: 'takeKey', icon: 'key', keepsWords: true },
  { action: 'shiftDie', icon: 'exchange', keepsWords: false },
] as const satisfies readonly { action: BarAction; icon: IconName; keepsWords: boolean }[];

/**
 * The buttons of the bar by what they do. Each group has a place of its own, so that nothing is declined
 * or ended where something was confirmed a moment ago.
 */
export interface BarButtons {
  /** What is possible besides. */
  readonly also: readonly BarButton[];
  /** Steps back, or hastening others. */
  readonly back: readonly BarButton[];
  /** Leaves something undone: declines, ends the turn. */
  readonly quiet: readonly BarButton[];
  /** Does what is selected or suggested; Enter does the same. */
  readonly gold: BarButton | null;
}

/** Something has been begun that can be left again with Back. */
const isInside = (table: ScreenState): boolean =>
  table.selection.chosen.length > 0 ||
  table.warned !== null ||
  (table.allocation?.source === 'kitchen' && table.task?.kind === 'turn');

/** What is possible besides; serving has its button in the kitchen. */
function alsoButtons(table: ScreenState): BarButton[] {
  if (!table.isAsked || isInside(table)) return [];
  const { words } = table;
  const extras = EXTRAS.filter(({ action }) => table.hasBar(action)).map(
    ({ action, icon, keepsWords }): BarButton => ({
      id: action,
      label: words.bar[action],
      icon,
      keepsWords,
      look: 'plain',
      run: () => {
        table.tapBar(action);
      },
    }),
  );
  const pass: BarButton = {
    id: 'pass',
    label: words.bar.pass,
    look: 'plain',
    key: 'P',
    subject: { is: 'pass' },
    run: () => {
      table.tapBar('pass');
    },
  };
  return table.hasBar('pass') ? [...extras, pass] : extras;
}

function backButtons(table: ScreenState, phone: boolean): BarButton[] {
  const { words, session } = table;
  if (isInside(table)) {
    const run = (): void => {
      table.back();
    };
    return [{ id: 'back', label: words.bar.back, icon: 'undo', look: 'plain', key: 'Esc', run }];
  }
  const { undoTarget, view } = session.now;
  const mayUndo = undoTarget !== null;
  const steps = mayUndo ? view.ply - undoTarget : 0;
  const undo: BarButton = {
    id: 'undo',
    label: words.bar.undo,
    icon: 'undo',
    look: mayUndo ? 'plain' : 'off',
    ...(mayUndo ? { key: 'U' } : { note: words.bar.noUndo[undoWallOf(session.now)] }),
    run: () => {
      table.undo();
    },
  };
  const whole: BarButton = {
    id: 'wholeTurn',
    label: words.bar.wholeTurn,
    icon: 'wholeTurn',
    look: 'plain',
    run: () => {
      table.undoTurn();
    },
  };
  return steps > 1 && !phone ? [whole, undo] : [undo];
}

function skipButton(table: ScreenState): BarButton[] {
  const skip = table.session.now.moves.find(({ kind }) => kind === 'skip');
  if (!skip || isInside(table) || table.allocation) return [];
  const run = (): void => {
    table.tapBar('skip');
  };
  const labels: Readonly<Partial<Record<string, string>>> = table.words.declines;
  const label = labels[table.task?.kind ?? ''] ?? table.labelOf(skip);
  return [{ id: 'skip', label, icon: 'cross', look: 'quiet', run }];
}

function kitchenButton(table: ScreenState): BarButton[] {
  if (table.allocation?.source !== 'gained') return [];
  const run = (): void => {
    table.clearAllocation();
  };
  return [{ id: 'allToKitchen', label: table.words.bar.allToKitchen, look: 'quiet', run }];
}

function allocationButton(table: ScreenState, allocation: GoodsAllocation): BarButton {
  const { words } = table;
  const isEmpty = allocation.source === 'kitchen' && allocatedCount(allocation) === 0;
  return {
    id: 'asShown',
    label: words.bar.asShown,
    icon: 'check',
    look: isEmpty ? 'off' : 'primary',
    key: '⏎',
    isDisabled: isEmpty,
    run: () => {
      table.confirm();
    },
  };
}

function confirmLabel({ words, selection, picks, task }: ScreenState): string | null {
  const { selected } = selection;
  const labels: Readonly<Partial<Record<string, string>>> = words.confirms;
  if (picks) return words.confirms.splitGoods;
  if (!selected) return null;
  if (selected.kind === 'pass') return words.bar.confirmPass;
  if (selected.kind === 'benefit' && isOnlyBenefit(task)) return words.bar.takeIt;
  return labels[selected.kind] ?? words.confirms.other;
}

function goldButton(table: ScreenState): BarButton | null {
  if (!table.isAsked || table.warned) return null;
  if (table.allocation) return allocationButton(table, table.allocation);
  const gold = { icon: 'check', look: 'primary', key: '⏎' } as const;
  const label = confirmLabel(table);
  if (label !== null) {
    const run = (): void => {
      table.confirm();
    };
    return { ...gold, id: 'confirm', label, run };
  }
  if (table.task?.kind !== 'benefits') return answerButton(table);
  const run = (): void => {
    table.takeRest();
  };
  const { takeIt, takeRest } = table.words.bar;
  return { ...gold, id: 'takeRest', label: isOnlyBenefit(table.task) ? takeIt : takeRest, run };
}

/** Bells and penalties that can be bought off. */
function answerButton(table: ScreenState): BarButton | null {
  const [ward] = table.movesAt('bar:ward');
  const answers = [
    { action: 'ring', icon: 'bell', label: table.words.bar.ring },
    { action: 'ward', icon: 'krone', label: ward ? table.labelOf(ward) : '' },
  ] as const;
  const answer = answers.find(({ action }) => table.hasBar(action));
  if (!answer) return null;
  const { action, icon, label } = answer;
  const run = (): void => {
    table.tapBar(action);
  };
  return { id: action, label, icon, look: 'primary', key: '⏎', run };
}

/** Presses the gold button; false where there is none. */
export function pressGold(table: ScreenState): boolean {
  const gold = goldButton(table);
  if (!gold || gold.isDisabled) return false;
  gold.run();
  return true;
}

function endButton(table: ScreenState, phone: boolean): BarButton[] {
  if (table.task?.kind !== 'turn' || table.selection.selected || table.allocation) return [];
  const { words } = table;
  const mayEnd = table.hasBar('endTurn') || table.warned !== null;
  if (phone && !mayEnd) return [];
  return [
    {
      id: 'endTurn',
      label: table.warned ? words.bar.endNow : words.bar.endTurn,
      icon: 'endTurn',
      look: mayEnd ? 'quiet' : 'off',
      ...(mayEnd ? { key: 'E' } : {}),
      isDisabled: !mayEnd,
      run: () => {
        table.endTurn();
      },
    },
  ];
}

/** What the others have done meanwhile; a phone has a sign for it instead. */
function sinceButton(table: ScreenState): BarButton[] {
  if (table.since.length === 0 || table.showsSince || isInside(table)) return [];
  const { since } = table.words.stage;
  const run = (): void => {
    table.showsSince = true;
  };
  return [{ id: 'since', label: since, icon: 'replay', look: 'plain', key: 'V', run }];
}

function hastenButton({ session, words }: ScreenState): BarButton[] {
  if (session.now.thinking === null) return [];
  return [
    {
      id: 'hasten',
      label: words.bar.hasten,
      icon: 'faster',
      look: 'plain',
      key: 'S',
      run: () => {
        session.pace.skip();
      },
      hold: (isPressed) => {
        session.pace.hasten(isPressed);
      },
    },
  ];
}

function resultsButton(
  { session, words }: ScreenState,
  onresults: (() => void) | undefined,
): BarButton | null {
  if (!session.now.isOver || !onresults) return null;
  const { results } = words.bar;
  return { id: 'results', label: results, icon: 'laurel', look: 'primary', run: onresults };
}

export function barButtons(
  table: ScreenState,
  phone: boolean,
  onresults: (() => void) | undefined,
): BarButtons {
  if (!table.isAsked) {
    const gold = resultsButton(table, onresults);
    return { also: [], back: hastenButton(table), quiet: [], gold };
  }
  return {
    also: [...alsoButtons(table), ...(phone ? [] : sinceButton(table))],
    back: backButtons(table, phone),
    quiet: [...skipButton(table), ...kitchenButton(table), ...endButton(table, phone)],
    gold: goldButton(table),
  };
}
