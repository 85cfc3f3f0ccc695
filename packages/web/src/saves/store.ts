import type { GameRecord } from '@gah/engine';
import { Problem } from '../session/problems.js';
import type { Save, SaveSummary } from './save.js';

/** Where games are kept. Every method rejects with a Problem. */
export interface SaveStore {
  /** Newest first. */
  list(): Promise<SaveSummary[]>;
  /** The record is whatever was stored: it is checked when it is played. */
  load(id: string): Promise<{ readonly summary: SaveSummary; readonly record: unknown }>;
  put(save: Save): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export const missing = (id: string): Problem => new Problem('save-missing', `no saved game ${id}`);

export const newestFirst = (summaries: SaveSummary[]): SaveSummary[] =>
  summaries.sort((a, b) => b.updated - a.updated);

/** Keeps games only as long as the page is open: for browsers that store nothing. */
export function memoryStore(): SaveStore {
  const summaries = new Map<string, SaveSummary>();
  const records = new Map<string, GameRecord>();
  return {
    list: () => Promise.resolve(newestFirst([...summaries.values()])),
    load: (id) => {
      const summary = summaries.get(id);
      return summary
        ? Promise.resolve({ summary, record: records.get(id) })
        : Promise.reject(missing(id));
    },
    put: ({ summary, record }) => {
      summaries.set(summary.id, summary);
      records.set(summary.id, record);
      return Promise.resolve();
    },
    rename: (id, title) => {
      const summary = summaries.get(id);
      if (!summary) return Promise.reject(missing(id));
      summaries.set(id, { ...summary, title });
      return Promise.resolve();
    },
    remove: (id) => {
      summaries.delete(id);
      records.delete(id);
      return Promise.resolve();
    },
  };
}
