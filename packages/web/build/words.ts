import { languageNames, readSection, sectionNames } from '@gah/text/catalogue';
import type { Plugin } from 'vite';

const LIST = 'virtual:words';
/** The words of a section are a module of their own, and so a file that is loaded when it is needed. */
const SECTION = 'words/';
const INSIDE = '\0';

/** Words that no page says. */
const ELSEWHERE: readonly string[] = ['terminal'];

const loaders = (): string[] =>
  languageNames().flatMap((language) =>
    sectionNames()
      .filter((section) => !ELSEWHERE.includes(section))
      .map((section) => {
        const name = `${language}/${section}`;
        return `${JSON.stringify(name)}: () => import(${JSON.stringify(`${SECTION}${name}`)})`;
      }),
  );

/** The catalogue of the text package: its messages are made ready while the page is built. */
export const words = (): Plugin => ({
  name: 'gah-words',
  resolveId: (id) => (id === LIST || id.startsWith(SECTION) ? INSIDE + id : null),
  load(id) {
    if (id === INSIDE + LIST) return `export default { ${loaders().join(', ')} };`;
    if (!id.startsWith(INSIDE + SECTION)) return null;
    const [language = '', section = ''] = id.slice((INSIDE + SECTION).length).split('/');
    return `export default ${JSON.stringify(readSection(language, section))};`;
  },
});
