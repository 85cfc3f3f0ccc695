/** The languages whose texts are written out in these tests; others are tested without that. */
export const WRITTEN_OUT = ['en', 'de', 'ru'] as const;
export type InEach<T = string> = Readonly<Record<(typeof WRITTEN_OUT)[number], T>>;
