import type { Section } from '@gah/text';
import type { Component } from 'svelte';
import { needWords } from '../i18n/showLanguage.js';
import type { HashRoute } from './route.js';

/** Pages beside start and table. The lists of their files are long and so stay out of the first load. */

async function withWords<P>(page: Promise<P>, ...sections: Section[]): Promise<P> {
  const [loaded] = await Promise.all([page, ...sections.map(needWords)]);
  return loaded;
}

export const loadLessons = (): Promise<typeof import('../lessons/Lessons.svelte')> =>
  withWords(import('../lessons/Lessons.svelte'), 'lessons', 'table');

/** A game inside the page of somebody else. */
export const loadEmbedded = (): Promise<typeof import('../replay/Embed.svelte')> =>
  withWords(import('../replay/Embed.svelte'), 'replay', 'table');

type Load = () => Promise<{ readonly default: Component<{ hash: string }> }>;

export const HASH_PAGES: Readonly<Record<HashRoute['screen'], Load>> = {
  almanac: () => withWords(import('../almanac/Almanac.svelte'), 'almanac'),
  online: () => withWords(import('../online/Online.svelte'), 'online', 'table'),
  statistics: () => withWords(import('../statistics/Statistics.svelte'), 'statistics'),
  replay: () => withWords(import('../replay/Replay.svelte'), 'replay', 'table'),
};
