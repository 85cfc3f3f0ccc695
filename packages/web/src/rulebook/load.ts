import type { Component } from 'svelte';
import { needWords } from '../i18n/showLanguage.js';
import { loadPictures } from './pictures/modules.js';
import Rules from './Rules.svelte';

/** The rules with their words, and with what modules draw for them. */
export async function loadRules(): Promise<Component> {
  await Promise.all([needWords('rules'), loadPictures()]);
  return Rules;
}
