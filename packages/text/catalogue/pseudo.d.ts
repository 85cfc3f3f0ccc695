import type { Patterns } from './catalogue.js';

export const PSEUDO: string;
export function pseudoPattern(pattern: string): string;
export function pseudoPatterns(section: string): Patterns;
