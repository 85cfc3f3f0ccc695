import type { KeptGame, Occasion } from '@gah/analysis';
import { summaryOf } from '@gah/analysis';
import type { SaveSummary } from '../saves/save.js';
import { personsOf } from '../session/plan.js';

const PREFIX = 'save:';

/** The entry of a save. */
const idOfSave = ({ id }: Pick<SaveSummary, 'id'>): string => PREFIX + id;

/** The save of an entry; null for one that came from elsewhere. */
export const saveOfEntry = ({ id }: Pick<KeptGame, 'id'>): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;

const occasionOf = ({ players, trial, updated, duration }: SaveSummary): Occasion => ({
  levels: players.map((player) => (player.kind === 'computer' ? player.level : null)),
  own: personsOf(players),
  where: 'screen',
  isTrial: trial !== '',
  played: updated,
  duration,
});

/** A finished save as statistics keep it; throws what playing its record throws. */
export const entryOfSave = (save: SaveSummary, record: unknown): KeptGame => ({
  id: idOfSave(save),
  stamp: save.updated,
  counts: true,
  summary: summaryOf(record, occasionOf(save)),
});

/** Finished saves of which there is no entry yet, or one of before they were last changed. */
export function newSaves(saves: readonly SaveSummary[], kept: readonly KeptGame[]): SaveSummary[] {
  const stamps = new Map(kept.map(({ id, stamp }) => [id, stamp]));
  return saves.filter(
    (save) => save.phase === 'over' && (stamps.get(idOfSave(save)) ?? -1) < save.updated,
  );
}

/** Entries whose save is there no longer. */
export function orphansOf(
  kept: readonly KeptGame[],
  saves: readonly SaveSummary[],
): readonly KeptGame[] {
  const ids = new Set(saves.map(({ id }) => id));
  return kept.filter((entry) => {
    const save = saveOfEntry(entry);
    return save !== null && !ids.has(save);
  });
}
