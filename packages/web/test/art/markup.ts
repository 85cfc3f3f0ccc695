import { expect } from 'vitest';

/** Markup that can stand on a page any number of times and says nothing to a screen reader. */
export function expectPlainMarkup(markup: string): void {
  expect(markup).toMatch(
    /^<svg class="art[^"]*" viewBox="[-\d. ]+"[^>]* aria-hidden="true">.*<\/svg>$/,
  );
  expect(markup).not.toMatch(/NaN|undefined|\bnull\b|Infinity|\[object/);
  expect(markup).not.toMatch(/ id="|url\(|<script|<style|href=/);
  const opened = markup.match(/<[a-z]+/g) ?? [];
  const closed = markup.match(/<\/[a-z]+>|\/>/g) ?? [];
  expect(closed.length).toBe(opened.length);
}
