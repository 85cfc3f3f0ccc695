import type { IconName } from '../../art/icons.js';
import { dealtCount } from '../../selection/deal.js';
import type { BarAction } from '../../selection/target.js';
import type { TableState } from '../state.svelte.js';

/** A button of the decision bar. */
export interface BarButton {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly look: 'plain' | 'primary' | 'off';
  /** The key that does the same. */
  readonly key?: string;
  /** Why it is off. */
  readonly note?: string;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

const EXTRAS = [
  { action: 'takeKey', icon: 'key' },
  { action: 'shiftDie', icon: 'exchange' },
] as const satisfies readonly { action: BarAction; icon: IconName }[];

/** Something has been begun that can be left again with Back. */
const isInside = (table: TableState): boolean =>
  table.selection.chosen.length > 0 ||
  table.warned !== null ||
  (table.deal?.source === 'kitchen' && table.task?.kind === 'turn');

/** What is possible besides; serving has its button in the kitchen. */
export function alsoButtons(table: TableState): BarButton[] {
  if (!table.isAsked || isInside(table)) return [];
  const { words } = table;
  const extras = EXTRAS.filter(({ action }) => table.hasBar(action)).map(
    ({ action, icon }): BarButton => ({
      id: action,
      label: words.bar[action],
      icon,
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
    run: () => {
      table.tapBar('pass');
    },
  };
  return table.hasBar('pass') ? [...extras, pass] : extras;
}

function backButtons(table: TableState, phone: boolean): BarButton[] {
  const { words, session } = table;
  if (isInside(table)) {
    const run = (): void => {
      table.back();
    };
    return [{ id: 'back', label: words.bar.back, icon: 'undo', look: 'plain', key: 'Esc', run }];
  }
  const { undoTarget, view } = session;
  const mayUndo = undoTarget !== null;
  const steps = mayUndo ? view.ply - undoTarget : 0;
  const undo: BarButton = {
    id: 'undo',
    label: words.bar.undo,
    icon: 'undo',
    look: mayUndo ? 'plain' : 'off',
    ...(mayUndo ? { key: 'U' } : { note: words.bar.noUndo(session.undoWall) }),
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

function skipButton(table: TableState): BarButton[] {
  const skip = table.session.moves.find(({ kind }) => kind === 'skip');
  if (!skip || isInside(table) || table.deal) return [];
  const hasOther = table.hasBar('ring') || table.hasBar('ward') || table.task?.kind === 'benefits';
  const isOnly = !table.selection.selected && !hasOther;
  return [
    {
      id: 'skip',
      label: table.labelOf(skip),
      icon: isOnly ? 'check' : 'cross',
      look: isOnly ? 'primary' : 'plain',
      run: () => {
        table.tapBar('skip');
      },
    },
  ];
}

function dealButtons(table: TableState): BarButton[] {
  const { words, deal } = table;
  if (!deal) return [];
  const all: BarButton = {
    id: 'allToKitchen',
    label: words.bar.allToKitchen,
    look: 'plain',
    run: () => {
      table.clearDeal();
    },
  };
  const isEmpty = deal.source === 'kitchen' && dealtCount(deal) === 0;
  const shown: BarButton = {
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
  return deal.source === 'gained' ? [all, shown] : [shown];
}

function confirmButtons(table: TableState): BarButton[] {
  const { words } = table;
  const { selected } = table.selection;
  if (table.deal) return dealButtons(table);
  if (table.picks) {
    const run = (): void => {
      table.confirm();
    };
    const label = words.confirms.splitGoods ?? words.confirms.other;
    return [{ id: 'confirm', label, icon: 'check', look: 'primary', key: '⏎', run }];
  }
  if (selected) {
    const label =
      selected.kind === 'pass'
        ? words.bar.confirmPass
        : (words.confirms[selected.kind] ?? words.confirms.other);
    const run = (): void => {
      table.confirm();
    };
    return [{ id: 'confirm', label, icon: 'check', look: 'primary', key: '⏎', run }];
  }
  if (table.task?.kind !== 'benefits') return [];
  const run = (): void => {
    table.takeRest();
  };
  return [{ id: 'takeRest', label: words.bar.takeRest, icon: 'check', look: 'primary', run }];
}

/** Bells and penalties that can be bought off. */
function answerButtons(table: TableState): BarButton[] {
  const [ward] = table.movesAt('bar:ward');
  const answers = [
    { action: 'ring', icon: 'bell', label: table.words.bar.ring },
    { action: 'ward', icon: 'krone', label: ward ? table.labelOf(ward) : '' },
  ] as const;
  return answers
    .filter(({ action }) => table.hasBar(action))
    .map(({ action, icon, label }): BarButton => ({
      id: action,
      label,
      icon,
      look: 'primary',
      run: () => {
        table.tapBar(action);
      },
    }));
}

function endButton(table: TableState, phone: boolean): BarButton[] {
  if (table.task?.kind !== 'turn' || table.selection.selected || table.deal) return [];
  if (phone && isInside(table) && !table.warned) return [];
  const { words } = table;
  const mayEnd = table.hasBar('endTurn') || table.warned !== null;
  return [
    {
      id: 'endTurn',
      label: table.warned ? words.bar.endNow : words.bar.endTurn,
      icon: 'endTurn',
      look: mayEnd ? 'primary' : 'off',
      ...(mayEnd ? { key: 'E' } : {}),
      isDisabled: !mayEnd,
      run: () => {
        table.endTurn();
      },
    },
  ];
}

function waitingButtons(table: TableState, onresults: (() => void) | undefined): BarButton[] {
  const { session, words } = table;
  if (session.thinking !== null) {
    const run = (): void => {
      session.hurry();
    };
    return [{ id: 'hurry', label: words.bar.hurry, icon: 'faster', look: 'plain', run }];
  }
  if (!session.isOver || !onresults) return [];
  return [
    { id: 'results', label: words.bar.results, icon: 'laurel', look: 'primary', run: onresults },
  ];
}

/** The buttons at the right end of the bar, the most likely one last. */
export function mainButtons(
  table: TableState,
  phone: boolean,
  onresults: (() => void) | undefined,
): BarButton[] {
  if (!table.isAsked) return waitingButtons(table, onresults);
  return [
    ...backButtons(table, phone),
    ...skipButton(table),
    ...confirmButtons(table),
    ...answerButtons(table),
    ...endButton(table, phone),
  ];
}
