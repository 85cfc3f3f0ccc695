import type { IconName } from '../art/icons.js';

/** A way of a menu. */
export interface Way {
  readonly icon: IconName;
  readonly label: string;
  readonly go: () => void;
}
