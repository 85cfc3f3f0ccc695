import type { Message } from '../src/catalogue/message.js';
import type { Messages } from '../src/catalogue/store.js';

/** Patterns by key, as deep as a section likes; a list holds texts that need no values. */
export interface Patterns {
  readonly [key: string]: string | readonly string[] | Patterns;
}

export function mapLeaves(tree: Patterns, change: (pattern: string) => Message): Messages;
export function compile(pattern: string): Message;
export function languageNames(): string[];
export function sectionNames(): string[];
export function readPatterns(language: string, section: string): Patterns;
export function readSection(language: string, section: string): Messages;
