import { at, guestCard, NOBODY_THERE, preview } from '@gah/engine';
import type { GameEvent } from '@gah/engine';
import { contextOf, effectText, eventText, guestText, moveText, promptText } from '@gah/text';
import { capitalised } from '../../capitalised.js';
import { explainWords } from '../explainWords.js';
import type { Explaining, Line } from '../subject.js';
import type { Explanations } from './table.js';

/** What a guest of the queue will bring one day. */
function laterLines({ language, scene }: Explaining, place: number): Line[] {
  const { preview: words } = explainWords(language);
  const guest = at(scene.view.queue, place);
  if (guest === NOBODY_THERE) return [];
  const { vp, reward } = guestText(language, guestCard(scene.content, guest));
  return [{ label: words.later, text: [vp, ...reward].join('; ') }];
}

/** Each event with its amount and cause, in a sentence. */
function toldEvents({ language, scene }: Explaining, events: readonly GameEvent[]): Line[] {
  const context = contextOf(scene.view, scene.content);
  return events.flatMap((event, index): Line[] => {
    const text = eventText(language, event, context, events[index - 1]);
    return text === null ? [] : [{ text }];
  });
}

export const PREVIEW: Explanations<'preview'> = {
  preview: ({ move }, table) => {
    const { language, scene } = table;
    const { preview: said } = explainWords(language);
    const ahead = preview(scene.view, move);
    const told = toldEvents(table, ahead?.events ?? []);
    const context = contextOf(scene.view, scene.content);
    const lines: Line[] = [
      ...told,
      ...(ahead?.waiting ?? []).map(({ effect }) => ({
        label: said.order,
        text: capitalised(effectText(language, effect)),
      })),
      ...(ahead?.asks
        ? [{ label: said.then, text: promptText(language, ahead.asks, context) }]
        : []),
      ...(move.kind === 'takeGuest' ? laterLines(table, move.place) : []),
      ...(ahead && !ahead.isComplete ? [{ text: said.unknown }] : []),
    ];
    return {
      name: moveText(language, move, scene.view, scene.content),
      kind: said.name,
      lines: lines.length > 0 ? lines : [{ text: said.nothing }],
      reconstructed: [],
    };
  },
};
