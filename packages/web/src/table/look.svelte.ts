import type { SeatIndex } from '@gah/engine';
import type { Look } from './detail/subject.js';
import type { Tab } from './phone/tabs.js';
import { viewport } from '../ui/viewport.svelte.js';
import { TableView } from './tableView.svelte.js';

type Drawer = 'log' | 'hand' | 'rival' | 'score' | 'keys' | 'others';

/** What is looked at closely or opened beside the table; nothing of it changes the game. */
export class TableLook extends TableView {
  look: Look | null = $state.raw(null);
  drawer: Drawer | null = $state(null);
  /** The rival shown large. */
  rival: SeatIndex = $state(0);
  tab: Tab = $state('market');
  /** How high the tray is that lies above the bar; 0 where there is none. */
  trayHeight: number = $state(0);
  /** How high the table is: as the page, less what stands above it. */
  height: number = $state(viewport.height);

  inspect(look: Look | null): void {
    // Resting the pointer somewhere does not replace what has been opened on purpose.
    if (look && !look.isPinned && this.look?.isPinned) return;
    this.look = look;
  }

  /** The pointer has left; what was opened on purpose stays. */
  stopLooking(): void {
    if (this.look && !this.look.isPinned) this.look = null;
  }

  /**
   * Closes whatever lies over the table; false when nothing does. What was opened on purpose over a drawer
   * goes first, and the drawer stays.
   */
  lookAway(): boolean {
    if (!this.look && !this.drawer) return false;
    if (!this.look?.isPinned) this.drawer = null;
    this.look = null;
    return true;
  }

  open(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  enlarge(seat: SeatIndex): void {
    this.rival = seat;
    this.drawer = 'rival';
  }
}
