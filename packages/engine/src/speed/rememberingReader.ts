import { MOST_TABLES } from '../content/boards.js';
import type { Content } from '../content/content.js';
import type { OwnedAbility, PowerBit } from '../model/effect.js';
import type { CafeGuest, SeatState } from '../model/state.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { MAX_SEATS } from '../model/vocabulary.js';
import { PlainReader } from '../rules/reader.js';
import { lowestBit } from '../util/bits.js';
import type { Task, TurnTask } from '../model/tasks.js';

/** What was read last in the café of a seat. */
interface Glance {
  cafe: SeatState['cafe'] | null;
  answers: number;
  readonly guests: (CafeGuest | null)[];
  readonly byGuest: number[];
}

/**
 * Most questions are about the same staff and the same cafés as the one before. Lists and guests are
 * values: what was read holds as long as they are the same.
 */
export class RememberingReader extends PlainReader {
  private staff: readonly number[] | null = null;
  private staffPowers = 0;
  private turn: TurnTask | null = null;
  /** By power. */
  private readonly owned: { played: readonly number[]; found: readonly OwnedAbility[] }[] = [];
  private readonly cafes: readonly Glance[];

  constructor(content: Content) {
    super(content);
    this.cafes = Array.from({ length: MAX_SEATS }, () => ({
      cafe: null,
      answers: 0,
      guests: Array.from({ length: MOST_TABLES }, () => null),
      byGuest: Array.from({ length: MOST_TABLES }, () => 0),
    }));
  }

  override powers(played: readonly number[]): number {
    if (played !== this.staff) {
      this.staffPowers = super.powers(played);
      this.staff = played;
    }
    return this.staffPowers;
  }

  override staffWith(played: readonly number[], power: PowerBit): readonly OwnedAbility[] {
    const place = lowestBit(power);
    const known = this.owned[place];
    if (known !== undefined && known.played === played) return known.found;
    const found = super.staffWith(played, power);
    this.owned[place] = { played, found };
    return found;
  }

  override cafe(seat: SeatIndex, cafe: SeatState['cafe']): number {
    const glance = this.cafes[seat];
    if (glance === undefined) return super.cafe(seat, cafe);
    return glance.cafe === cafe ? glance.answers : this.look(glance, cafe);
  }

  /** Turns are shared: most often it is the same as before, and tasks have many shapes to look into. */
  override asTurn(task: Task): TurnTask | null {
    if (task === this.turn) return this.turn;
    const turn = super.asTurn(task);
    if (turn !== null) this.turn = turn;
    return turn;
  }

  private look(glance: Glance, cafe: SeatState['cafe']): number {
    const { guests, byGuest } = glance;
    let answers = 0;
    for (let table = 0; table < cafe.length; table++) {
      const guest = cafe[table] ?? null;
      if (guests[table] !== guest) {
        guests[table] = guest;
        byGuest[table] = guest === null ? 0 : this.guest(guest);
      }
      answers |= (byGuest[table] as number) << table;
    }
    glance.cafe = cafe;
    glance.answers = answers;
    return answers;
  }
}
