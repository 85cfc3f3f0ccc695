import type { Section } from './section.js';

/** What the book of the expansion says about all of its modules; each module has its own sections. */
export const BEFORE_THE_MODULES: readonly Section[] = [
  ['Überblick', 'waltz.modules'],
  ['Spielmaterial', 'waltz.shuffle', 'goal.tracks'],
  ['Änderungen der Neuauflage des Grundspiels', 'editions.names', 'editions.choose'],
];

export const AFTER_THE_MODULES: readonly Section[] = [
  ['MODULE KOMBINIEREN', 'waltz.modules', 'waltz.order'],
  ['Allgemeine Auslage', 'waltz.shuffle', 'waltz.order'],
  ['Persönliche Auslage', 'waltz.order', 'waltz.secret'],
];
