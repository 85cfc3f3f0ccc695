import { blankDie, die } from '../art/dice.js';
import { icon } from '../art/icons.js';
import type { Markup } from '../art/svg.js';
import { colorSquare, emperorSteps, good, krones, points } from '../art/tokens.js';
import type { Token } from './token.js';

/** Numbers on tokens must stay readable: by their length these are never drawn smaller. */
const LEAST_NUMBERED = [21, 21, 21, 27] as const;
/** The arrow between cause and effect is a mere separator. */
const ARROW = 0.5;
/** Of a letter between tokens, and of what parts them. */
const LETTER = 7.5;
const GAP = 2;

const numberedSize = (written: string, size: number): number =>
  Math.max(LEAST_NUMBERED[written.length] ?? 21, size + 1);

function markupOf(token: Token, size: number): Markup {
  const written = 'text' in token ? String(token.text) : '';
  const numbered = numberedSize(written, size);
  switch (token.is) {
    case 'points':
      return points(token.text, { size: numbered });
    case 'krones':
      return krones(token.text, { size: numbered });
    case 'steps':
      return `${emperorSteps({ size })}${token.text === '' ? '' : `<b>${token.text}</b>`}`;
    case 'good':
      return good(token.good, token.isOrdered ? 'ordered' : 'full', { size });
    case 'color':
      return colorSquare(token.color, { size });
    case 'icon':
      return icon(token.name, {
        size: token.name === 'leadsTo' ? Math.round(size * ARROW) : size,
      });
    case 'die':
      return token.value === 0
        ? blankDie(token.kind, { size })
        : die(token.value, token.kind, { size });
    case 'text':
      return `<b>${token.text}</b>`;
  }
}

/** Of a row of tokens, the small gaps between them included. */
export const widthOf = (tokens: readonly Token[], size: number): number =>
  tokens.reduce((sum, token) => {
    const written = 'text' in token ? String(token.text) : '';
    const letters = written.length * LETTER;
    if (token.is === 'text') return sum + letters + GAP;
    if (token.is === 'steps') return sum + size + letters + GAP;
    return (
      sum +
      GAP +
      (token.is === 'points' || token.is === 'krones' ? numberedSize(written, size) : size)
    );
  }, 0);

/** A row of tokens; the text in them is ours, never a person's. */
export const tokensMarkup = (tokens: readonly Token[], size: number): Markup =>
  tokens.map((token) => markupOf(token, size)).join('');
