export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
