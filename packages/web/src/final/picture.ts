import type { Markup } from '../art/svg.js';

/** What the picture of a result tells. */
export interface Result {
  readonly title: string;
  readonly verdict: string;
  /** In the order of their standing. */
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly isWinner: boolean;
    readonly crest: Markup;
    readonly house: Markup;
  }[];
  /** What lies on the table of a game that goes on. */
  readonly dice?: readonly Markup[];
  /** What has just happened there. */
  readonly story?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const BAND = 12;
const HOUSE_TOP = 196;
const HOUSE_HEIGHT = 280;
const WIDEST_COLUMN = 440;
const DIE = 42;
const STORY_FOOT = 592;
/** Nothing is written smaller. */
const SMALLEST = 18;
/** Of a line, in sizes of its letters. */
const LINE = 1.25;
/** Between two houses. */
const GAP = 30;

const GROUND = '#1b1815';
const GOLD = '#d3ab4a';
const PALE_GOLD = '#f6e3a8';
const IVORY = '#f6eedc';
const QUIET = '#d9cfb9';

/** A picture outside the page knows no custom properties: they are written out. */
function standingAlone(markup: Markup): Markup {
  const page = getComputedStyle(document.documentElement);
  const inner = /var\((--[\w-]+)(?:,([^()]*))?\)/g;
  let plain = markup;
  while (inner.test(plain))
    plain = plain.replaceAll(inner, (_, name: string, fallback = 'none') => {
      const value = page.getPropertyValue(name).trim();
      return value === '' ? String(fallback) : value;
    });
  return plain.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

function imageOf(markup: Markup): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standingAlone(markup))}`;
  return image.decode().then(() => image);
}

type Pen = CanvasRenderingContext2D;

/** As many of the words as fit in a line; all that are left in the last one, where need be cut. */
function linesOf(pen: Pen, text: string, width: number, lines: number): string[] {
  const fits = (line: string): boolean => pen.measureText(line).width <= width;
  if (fits(text)) return [text];
  const words = text.split(' ');
  let count = words.length;
  if (lines > 1) {
    while (count > 1 && !fits(words.slice(0, count).join(' '))) count--;
    const rest = words.slice(count).join(' ');
    return [words.slice(0, count).join(' '), ...linesOf(pen, rest, width, lines - 1)];
  }
  let end = text.length;
  while (end > 0 && !fits(`${text.slice(0, end).trimEnd()}…`)) end--;
  return [`${text.slice(0, end).trimEnd()}…`];
}

/** Writes a text, smaller if it does not fit; what is still too long has several lines, the last at `y`. */
function write(
  pen: Pen,
  text: string,
  at: { x: number; y: number; width: number; size: number; color: string; lines?: number },
): void {
  const setSize = (size: number): void => {
    pen.font = `700 ${size}px Philosopher, Georgia, serif`;
  };
  setSize(at.size);
  const fitting = (at.size * at.width) / Math.max(at.width, pen.measureText(text).width);
  const size = Math.max(SMALLEST, fitting);
  setSize(size);
  pen.fillStyle = at.color;
  const lines = linesOf(pen, text, at.width + 1, at.lines ?? 1);
  for (const [index, line] of lines.entries())
    pen.fillText(line, at.x, at.y - (lines.length - 1 - index) * size * LINE);
}

function frame(pen: Pen): void {
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1;
  pen.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
  pen.fillStyle = GOLD;
  for (let x = 0; x < WIDTH; x += BAND)
    pen.fillRect(x, HEIGHT - BAND - ((x / BAND) % 2) * BAND, BAND, BAND);
}

async function drawDice(pen: Pen, dice: readonly Markup[]): Promise<void> {
  const drawn = await Promise.all(dice.map(imageOf));
  for (const [place, die] of drawn.entries())
    pen.drawImage(die, WIDTH - MARGIN - (drawn.length - place) * (DIE + 8), 58, DIE, DIE);
}

/** A game as a picture for others: its result, or a position. */
export async function pictureOf(result: Result): Promise<Blob> {
  const { title, verdict, players, dice = [], story = '' } = result;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser draws nothing');
  await document.fonts.ready;
  frame(pen);
  const wide = WIDTH - 2 * MARGIN;
  write(pen, title, { x: MARGIN, y: 92, width: wide, size: 30, color: GOLD });
  write(pen, verdict, { x: MARGIN, y: 162, width: wide, size: 58, color: PALE_GOLD });

  const column = Math.min(WIDEST_COLUMN, wide / players.length);
  const left = (WIDTH - players.length * column + GAP) / 2;
  for (const [place, { name, total, isWinner, crest, house }] of players.entries()) {
    const x = left + place * column;
    const [drawn, mark] = await Promise.all([imageOf(house), imageOf(crest)]);
    const width = Math.min(column - GAP, (HOUSE_HEIGHT * drawn.width) / drawn.height);
    const height = (width * drawn.height) / drawn.width;
    const inset = (column - GAP - width) / 2;
    pen.drawImage(drawn, x + inset, HOUSE_TOP + (HOUSE_HEIGHT - height), width, height);
    const foot = HOUSE_TOP + HOUSE_HEIGHT + 62;
    pen.drawImage(mark, x, foot - 32, 40, 40);
    const color = isWinner ? PALE_GOLD : QUIET;
    write(pen, name, { x: x + 54, y: foot, width: column - 160, size: 32, color });
    pen.textAlign = 'right';
    write(pen, String(total), {
      x: x + column - GAP,
      y: foot + 4,
      width: 90,
      size: 52,
      color: IVORY,
    });
    pen.textAlign = 'left';
  }
  await drawDice(pen, dice);
  write(pen, story, { x: MARGIN, y: STORY_FOOT, width: wide, size: 24, color: QUIET, lines: 2 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('the browser made no picture'));
    }, 'image/png');
  });
}
