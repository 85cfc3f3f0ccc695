import type { GameRecord } from '@gah/engine';

/** A lesson that has been begun: the record of its game, and what has been read. */
export interface KeptLesson {
  readonly record: GameRecord;
  readonly read: readonly string[];
}

const KEY = 'grand-austria-hotel.lesson';
const DONE = 'grand-austria-hotel.lessons-done';

/** Storage may be blocked or hold anything; then every lesson begins anew. */
function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the lesson lasts as long as the page.
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whatever was kept of a lesson; its record is checked when it is played. */
export function keptLesson(id: string): { record: unknown; read: readonly string[] } | null {
  const value = stored(`${KEY}.${id}`);
  if (typeof value !== 'object' || value === null || !('record' in value)) return null;
  const read: unknown = 'read' in value ? value.read : [];
  return { record: value.record, read: isTexts(read) ? read : [] };
}

export function keepLesson(id: string, kept: KeptLesson): void {
  store(`${KEY}.${id}`, kept);
}

export function forgetLesson(id: string): void {
  try {
    localStorage.removeItem(`${KEY}.${id}`);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** The lessons that have been finished once. */
export function doneLessons(): readonly string[] {
  const value = stored(DONE);
  return isTexts(value) ? value : [];
}

export function markDone(id: string): void {
  const done = doneLessons();
  if (!done.includes(id)) store(DONE, [...done, id]);
}
