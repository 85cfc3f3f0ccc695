import type { Stride } from '@gah/engine';
import { isTyping } from '../table/keys.js';
import type { ReplaySession } from './replaySession.svelte.js';

/** What else the screen can do. */
export interface ReplayWays {
  share(): void;
  playOn(): void;
  help(): void;
}

/** Shown in the help, in this order. */
export const KEYS = {
  move: '← →',
  turn: '↑ ↓',
  round: 'PgUp PgDn',
  ends: 'Home End',
  run: '␣',
  view: 'W',
  open: 'O',
  ahead: 'X',
  share: 'C',
  playOn: 'P',
  log: 'L',
  help: '?',
} as const;

const STRIDES: Readonly<Partial<Record<string, readonly [Stride, 1 | -1]>>> = {
  ArrowLeft: ['move', -1],
  ArrowRight: ['move', 1],
  ArrowUp: ['turn', -1],
  ArrowDown: ['turn', 1],
  PageUp: ['round', -1],
  PageDown: ['round', 1],
};

/** What has the focus answers the space bar itself. */
const answersItself = (element: EventTarget | null): boolean =>
  element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement;

function onLetter(session: ReplaySession, ways: ReplayWays, key: string): boolean {
  switch (key) {
    case 'w':
      void session.lookNext();
      return true;
    case 'o':
      void session.toggleOpen();
      return true;
    case 'x':
      void session.toggleAhead();
      return true;
    case 'c':
      ways.share();
      return true;
    case 'p':
      ways.playOn();
      return true;
    case '?':
      ways.help();
      return true;
    default:
      return false;
  }
}

function onKey(session: ReplaySession, ways: ReplayWays, event: KeyboardEvent): boolean {
  const stride = STRIDES[event.key];
  if (stride) {
    void session.stride(...stride);
    return true;
  }
  switch (event.key) {
    case 'Home':
      void session.goTo(0);
      return true;
    case 'End':
      void session.goTo(session.last);
      return true;
    case ' ':
      if (answersItself(event.target)) return false;
      if (session.walked.isRunning) session.stop();
      else void session.run();
      return true;
    default:
      return onLetter(session, ways, event.key.toLowerCase());
  }
}

/** A key pressed anywhere; what it does here it does not do at the table. */
export function onReplayKey(session: ReplaySession, ways: ReplayWays, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog:modal')) return;
  if (!onKey(session, ways, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
