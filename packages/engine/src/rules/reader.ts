import { MOST_TABLES } from '../content/boards.js';
import type { Content } from '../content/content.js';
import { guestCard } from '../content/content.js';
import type { Reader } from '../model/context.js';
import type { OwnedAbility, PowerBit } from '../model/effect.js';
import type { CafeGuest, SeatState } from '../model/state.js';
import type { GoodIndex, SeatIndex } from '../model/vocabulary.js';
import { FIRST_GOOD, GOODS } from '../model/vocabulary.js';
import type { Task, TurnTask } from '../model/tasks.js';

/** How many of a good the guest still waits for. */
export const waitsFor = (content: Content, { card, goods }: CafeGuest, good: GoodIndex): number =>
  guestCard(content, card).order[good] - goods[good];

/** A guest who never leaves the café. */
export const staysForEver = (content: Content, { card }: CafeGuest): boolean =>
  guestCard(content, card).lodging === 'table';

/** No ability forgives more goods that are missing from an order of several. */
export const SLACK = 1;

/**
 * A café at a glance is one number with a bit for each answer at each table, MOST_TABLES bits to the
 * answer: first, for each good, whether it is still waited for; then these.
 */
export const COMPLETE = GOODS.length * MOST_TABLES;
/** Enough for a player who is forgiven what is missing. */
export const NEARLY_COMPLETE = COMPLETE + MOST_TABLES;
/** The guest never leaves. */
export const STAYING = NEARLY_COMPLETE + MOST_TABLES;

/** Answers about what a seat has, read from the cards each time. */
export class PlainReader implements Reader {
  protected readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }

  powers(played: readonly number[]): number {
    let powers = 0;
    for (const card of played) {
      const owned = this.content.abilities[card];
      if (owned) powers |= owned.powers;
    }
    return powers;
  }

  staffWith(played: readonly number[], power: PowerBit): readonly OwnedAbility[] {
    const found: OwnedAbility[] = [];
    for (const card of played) {
      const owned = this.content.abilities[card];
      if (owned && (owned.powers & power) !== 0) found.push(owned);
    }
    return found;
  }

  cafe(_seat: SeatIndex, cafe: SeatState['cafe']): number {
    let answers = 0;
    for (const [table, guest] of cafe.entries())
      if (guest !== null) answers |= this.guest(guest) << table;
    return answers;
  }

  asTurn(task: Task): TurnTask | null {
    return task.kind === 'turn' ? task : null;
  }

  /** The answers for a guest, as if it sat at the first table. */
  protected guest(guest: CafeGuest): number {
    let answers = staysForEver(this.content, guest) ? 1 << STAYING : 0;
    let lacking = 0;
    for (let good = FIRST_GOOD; good < GOODS.length; good++) {
      const waiting = waitsFor(this.content, guest, good);
      lacking += waiting;
      if (waiting > 0) answers |= 1 << (good * MOST_TABLES);
    }
    if (lacking === 0) return answers | (1 << COMPLETE);
    return lacking <= SLACK && guestCard(this.content, guest.card).size > 1
      ? answers | (1 << NEARLY_COMPLETE)
      : answers;
  }
}
