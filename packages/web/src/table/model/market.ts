import type { Die, Good, TaskKind, TaskOf } from '@gah/engine';
import { DIE_COLORS, GOODS, priceOf, SPACES } from '@gah/engine';
import type { Scene } from './scene.js';

export interface QueuePlace {
  readonly place: number;
  /** 0 is an empty place. */
  readonly guest: number;
  /** What the guest costs the own seat now, a token of the solo opponent included. */
  readonly price: number;
}

export interface ActionSpace {
  readonly space: number;
  readonly dice: readonly Die[];
  /** Tokens of the solo opponent. */
  readonly toll: number;
  readonly item: Good | null;
}

/** As the engine puts it when a turn begins. */
const OWN_TURN: Omit<TaskOf<'turn'>, 'seat'> = {
  kind: 'turn',
  extra: false,
  acted: false,
  guestTaken: false,
  mainDone: false,
  extraTurns: 0,
};
const INVITING: readonly TaskKind[] = ['turn', 'firstGuest', 'takeGuest'];

/**
 * While the own seat can invite somebody, the price of just that: nothing in the set-up and for many
 * rewards. At other times the price of the own turn to come.
 */
function placePrice({ view, own }: Scene, place: number): number {
  const task = view.tasks.at(-1);
  const isOwn = task !== undefined && 'seat' in task && task.seat === own;
  const isInviting = isOwn && INVITING.includes(task.kind);
  const tasks = isInviting || view.round === 0 ? view.tasks : [{ ...OWN_TURN, seat: own }];
  return priceOf({ ...view, tasks }, { seat: own, kind: 'takeGuest', place }).krones;
}

export const queuePlaces = (scene: Scene): QueuePlace[] =>
  scene.view.queue.map((guest, place) => ({ place, guest, price: placePrice(scene, place) }));

function diceOn({ view }: Scene, space: number): Die[] {
  const colored = DIE_COLORS.filter((_, index) => view.coloredDice[index] === space);
  const white = Math.max(0, (view.dice[space - 1] ?? 0) - colored.length);
  return [...Array.from({ length: white }, (): Die => 'white'), ...colored];
}

export const actionSpaces = (scene: Scene): ActionSpace[] =>
  SPACES.map((space) => ({
    space,
    dice: diceOn(scene, space),
    toll: scene.view.modules.solo?.tolls[space - 1] ?? 0,
    item: GOODS[scene.view.modules.solo?.items[space - 1] ?? -1] ?? null,
  }));

export const diceLeft = ({ view }: Scene): number =>
  view.dice.reduce((sum, amount) => sum + amount, 0);
