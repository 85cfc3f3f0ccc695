import type { Attachment } from 'svelte/attachments';
import type { Markup } from '../art/svg.js';

/** More different drawings than a table shows at any time; windows that change their size make new ones. */
const MOST = 1500;

/** Each drawing is read once and copied from then on, which takes a fraction of the time. */
const known = new Map<string, DocumentFragment>();

function readDrawing(markup: Markup): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  if (known.size >= MOST) known.clear();
  known.set(markup, template.content);
  return template.content;
}

/** Fills an element with a drawing of our own functions: nothing a person has typed comes in here. */
export const drawn =
  (markup: Markup): Attachment =>
  (element) => {
    element.replaceChildren(document.importNode(known.get(markup) ?? readDrawing(markup), true));
  };
