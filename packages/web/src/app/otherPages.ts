import { needWords } from '../i18n/showLanguage.js';

/** Pages beside start and table. The lists of their files are long and so stay out of the first load. */

export const loadAlmanac = async (): Promise<typeof import('../almanac/Almanac.svelte')> => {
  const [page] = await Promise.all([import('../almanac/Almanac.svelte'), needWords('almanac')]);
  return page;
};

export const loadLessons = async (): Promise<typeof import('../lessons/Lessons.svelte')> => {
  const [page] = await Promise.all([
    import('../lessons/Lessons.svelte'),
    needWords('lessons'),
    needWords('table'),
  ]);
  return page;
};

export const loadOnline = async (): Promise<typeof import('../online/Online.svelte')> => {
  const [page] = await Promise.all([
    import('../online/Online.svelte'),
    needWords('online'),
    needWords('table'),
  ]);
  return page;
};
