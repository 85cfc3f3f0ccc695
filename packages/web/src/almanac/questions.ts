import type { EffectTag } from './effectTags.js';
import { tagsOf } from './effectTags.js';
import type { QuestionId } from './entry.js';

/** What people ask of everything that brings this. */
const BY_TAG: Readonly<Partial<Record<EffectTag, QuestionId>>> = {
  goods: 'goods',
  rooms: 'rooms',
  krones: 'krones',
  emperor: 'emperor',
};

const kindsIn = (record: unknown): string[] => {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    key === 'do' ? [String(value)] : kindsIn(value),
  );
};

/** Questions that follow from what the effects in a record are. */
export function questionsOfEffects(record: unknown): QuestionId[] {
  const kinds = kindsIn(record);
  const tags = tagsOf(record);
  return [
    ...(kinds.includes('takeGuest') ? (['freeTable'] as const) : []),
    ...(kinds.includes('drawThree') ? (['drawThree'] as const) : []),
    ...(kinds.includes('drawStaff') ? (['deck'] as const) : []),
    ...[...tags].flatMap((tag) => BY_TAG[tag] ?? []),
  ];
}
