import type { Messages } from '@gah/text';

type Load = () => Promise<{ readonly default: Messages }>;

/** What loads each section of each language, such as "en/game"; the build fills it in (build/words.ts). */
export const catalogue: Readonly<Partial<Record<string, Load>>> = {};
