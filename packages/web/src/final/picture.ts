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
const STORY_FOOT = 590;

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

/** Writes a line, smaller if it does not fit. */
function write(
  pen: CanvasRenderingContext2D,
  line: string,
  at: { x: number; y: number; width: number; size: number; color: string },
): void {
  const family = 'Philosopher, Georgia, serif';
  pen.font = `700 ${at.size}px ${family}`;
  const measured = pen.measureText(line).width;
  if (measured > at.width) pen.font = `700 ${(at.size * at.width) / measured}px ${family}`;
  pen.fillStyle = at.color;
  pen.fillText(line, at.x, at.y);
}

function frame(pen: CanvasRenderingContext2D): void {
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

async function drawDice(pen: CanvasRenderingContext2D, dice: readonly Markup[]): Promise<void> {
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
  for (const [place, { name, total, isWinner, crest, house }] of players.entries()) {
    const x = MARGIN + place * column;
    const [drawn, mark] = await Promise.all([imageOf(house), imageOf(crest)]);
    const width = Math.min(column - 30, (HOUSE_HEIGHT * drawn.width) / drawn.height);
    const height = (width * drawn.height) / drawn.width;
    pen.drawImage(drawn, x, HOUSE_TOP + (HOUSE_HEIGHT - height), width, height);
    const foot = HOUSE_TOP + HOUSE_HEIGHT + 62;
    pen.drawImage(mark, x, foot - 32, 40, 40);
    const color = isWinner ? PALE_GOLD : QUIET;
    write(pen, name, { x: x + 54, y: foot, width: column - 160, size: 32, color });
    pen.textAlign = 'right';
    write(pen, String(total), {
      x: x + column - 30,
      y: foot + 4,
      width: 90,
      size: 52,
      color: IVORY,
    });
    pen.textAlign = 'left';
  }
  await drawDice(pen, dice);
  write(pen, story, { x: MARGIN, y: STORY_FOOT, width: wide, size: 24, color: QUIET });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('the browser made no picture'));
    }, 'image/png');
  });
}
