import type { Reason } from './reasons.js';
import type { QueryContext, RuleContext } from './context.js';
import type { SeatIndex } from './vocabulary.js';
import type { Cause, Effect, EffectKind, EffectOf } from './effect.js';

/** For a kind of effect: can it be used now, and what does using it do? */
interface EffectRule<E extends Effect> {
  can(context: QueryContext, seat: SeatIndex, effect: E): boolean;
  /** Why not, where it cannot always be used; asked only when it cannot. */
  why?(context: QueryContext, seat: SeatIndex, effect: E): Reason;
  run(context: RuleContext, seat: SeatIndex, effect: E, cause: Cause): void;
  /** Further effects that may follow from using it. */
  brings?(context: QueryContext, seat: SeatIndex, effect: E): readonly Effect[];
}

export type EffectRules<K extends EffectKind> = {
  readonly [Kind in K]: EffectRule<EffectOf<Kind>>;
};
