import type { Adviser } from '../players/adviser.js';
import type { GameSession } from '../session/session.js';
import type { TableGuide } from './guide.js';
import type { ScreenState } from './state.svelte.js';
import type { TableSettings } from './tableView.svelte.js';

/** What the screens around a table give it. */
export interface TableProps {
  readonly session: GameSession;
  readonly settings: TableSettings;
  /** Whom the player may ask for advice. */
  readonly adviser?: Adviser | undefined;
  /** Who teaches here. */
  readonly guide?: TableGuide | undefined;
  readonly onmenu: () => void;
  /** Back to the final scoring, once the game is over. */
  readonly onresults?: () => void;
}

/** What every layout of the table is given. */
export interface LayoutProps extends Pick<TableProps, 'onmenu'> {
  readonly table: ScreenState;
  readonly onresults?: TableProps['onresults'] | undefined;
}
