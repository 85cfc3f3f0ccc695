export const SOLO_SOURCES = ['solo'] as const;
