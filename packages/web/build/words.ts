import { languageNames, readSection, sectionNames } from '@gah/text/catalogue';
import type { Plugin } from 'vite';

const CATALOGUE = '/src/i18n/catalogue.ts';
/** The words of a section are a module of their own, and so a file that is loaded when it is needed. */
const SECTION = 'words/';
/** Marks what is made here and lies in no file. */
const MADE = '\0';

/** Words that no page says. */
const ELSEWHERE: readonly string[] = ['terminal'];

function loaders(): string[] {
  const sections = sectionNames().filter((section) => !ELSEWHERE.includes(section));
  return languageNames().flatMap((language) =>
    sections.map((section) => {
      const name = `${language}/${section}`;
      return `${JSON.stringify(name)}: () => import(${JSON.stringify(SECTION + name)})`;
    }),
  );
}

/** The catalogue of the text package: its messages are made ready while the page is built. */
export const words = (): Plugin => ({
  name: 'gah-words',
  resolveId: (id) => (id.startsWith(SECTION) ? MADE + id : null),
  load(id) {
    if (id.endsWith(CATALOGUE)) return `export const catalogue = { ${loaders().join(', ')} };`;
    if (!id.startsWith(MADE + SECTION)) return null;
    const [language = '', section = ''] = id.slice((MADE + SECTION).length).split('/');
    return `export default ${JSON.stringify(readSection(language, section))};`;
  },
});
