export const CELEBRITIES_SOURCES = ['celebrity'] as const;

export const CELEBRITIES_REASONS = ['celebrity-elsewhere', 'celebrity-used'] as const;
