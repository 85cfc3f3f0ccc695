import { CELEBRITIES } from './content/celebrities.js';
import type { CelebrityKey } from './content/celebrities.js';
import { nextRound, notInPlay } from '../../decisions/why/common.js';
import { whyNotEffect } from '../../effects/interpreter.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason, Remedy } from '../../model/reasons.js';
import { NEVER } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import type { DieColor } from '../../model/vocabulary.js';
import { DIE_COLORS } from '../../model/vocabulary.js';

/** Why a celebrity cannot help now. */

/** In the lounge the die of its colour brings it; others part with theirs at the end of the round. */
function toMeet(context: QueryContext, celebrity: CelebrityKey): Remedy {
  const place = context.state.modules.celebrities?.lounge.indexOf(celebrity) ?? -1;
  const die: DieColor | undefined = DIE_COLORS[place];
  return die === undefined ? nextRound(context) : { help: 'colored-die', die };
}

export function whyNotCelebrity(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { celebrity }: MoveOf<'useCelebrity'>,
): Reason {
  const { celebrities } = context.state.modules;
  if (!celebrities) return notInPlay('celebrities');
  const owner = celebrities.owned.findIndex((keys) => keys.includes(celebrity));
  if (owner !== seat)
    return {
      code: 'celebrity-elsewhere',
      celebrity,
      with: owner < 0 ? null : owner,
      remedy: toMeet(context, celebrity),
    };
  const use = CELEBRITIES.find(({ key }) => key === celebrity)?.use;
  if (!use)
    return {
      code: 'works-by-itself',
      cause: { source: 'celebrity', id: celebrity },
      remedy: NEVER,
    };
  return celebrities.used.includes(celebrity)
    ? { code: 'celebrity-used', celebrity, remedy: nextRound(context) }
    : whyNotEffect(context, seat, use);
}
