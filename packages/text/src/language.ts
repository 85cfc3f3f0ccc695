export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;
