import { contentFor, emperorTile, politicsCard } from '@gah/engine';
import { icon } from '../art/icons.js';
import type { Markup } from '../art/svg.js';
import { wholeHouse } from '../art/wholeHouse.js';
import { countableTokens, effectsTokens, penaltyTokens } from '../cards/effectTokens.js';
import { portraits } from '../cards/portraits.js';
import type { Token } from '../cards/token.js';
import { icon as sign, points, text } from '../cards/token.js';
import type { Entry, Kind } from './entry.js';

/** How an entry is drawn beside its text. */
export type Picture =
  | { readonly is: 'staff'; readonly card: number }
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'drawing'; readonly isWide: boolean; readonly markup: Markup }
  /** Lines of signs, for what is printed as signs alone. */
  | { readonly is: 'signs'; readonly letter: string; readonly lines: readonly Token[][] };

/** The pictures of one kind of entry, by key. */
export interface Pictures {
  readonly whole: (key: string) => Picture;
  /** Small, for lists. */
  readonly face: (key: string) => Markup;
  /** What must be there before they are drawn; they fill in by themselves. */
  readonly load?: () => Promise<unknown>;
}

const CONTENT = contentFor('2021', null);
const ICON = { size: 34 };

const houseOf = (key: string): Markup => {
  const hotel = CONTENT.hotels.find((each) => each.key === key);
  return hotel ? wholeHouse(hotel, key === 'night' ? 'night' : 'day', () => 'unbuilt') : '';
};

function objective(key: string): Picture {
  const { letter, conditions, vp } = politicsCard(CONTENT, Number(key));
  const needed = conditions.map(({ per, atLeast }) => [
    ...countableTokens(per),
    text(String(atLeast)),
  ]);
  return { is: 'signs', letter, lines: [...needed, vp.map((each) => points(each))] };
}

function tile(key: string): Picture {
  const id = Object.values(CONTENT.tiles).find((each) => each.id === key)?.id ?? 'A1';
  const { letter, bonus, penalty } = emperorTile(CONTENT, id);
  return {
    is: 'signs',
    letter,
    lines: [
      [sign('plus'), ...effectsTokens(bonus)],
      [sign('cross'), ...penaltyTokens(penalty)],
    ],
  };
}

type PicturesByKind = Readonly<Partial<Record<Kind, Pictures>>>;

/** Each module draws its own things. */
const OF_MODULES = import.meta.glob<PicturesByKind>('../modules/*/almanacPictures.ts', {
  eager: true,
  import: 'pictures',
});

const PICTURES: PicturesByKind = {
  staff: {
    whole: (key) => ({ is: 'staff', card: Number(key) }),
    face: (key) => portraits.now.staff(Number(key), 'face'),
    load: portraits.load,
  },
  guest: {
    whole: (key) => ({ is: 'guest', card: Number(key) }),
    face: (key) => portraits.now.guest(Number(key), 'face'),
  },
  politics: { whole: objective, face: () => icon('laurel', ICON) },
  tile: { whole: tile, face: () => icon('emperor', ICON) },
  hotel: {
    whole: (key) => ({ is: 'drawing', isWide: true, markup: houseOf(key) }),
    face: houseOf,
  },
  ...(Object.assign({}, ...Object.values(OF_MODULES)) as PicturesByKind),
};

const NOTHING: Picture = { is: 'drawing', isWide: false, markup: '' };

export const pictureOf = ({ kind, key }: Entry): Picture => PICTURES[kind]?.whole(key) ?? NOTHING;
export const faceOf = ({ kind, key }: Entry): Markup => PICTURES[kind]?.face(key) ?? '';

export function loadDrawings(): void {
  for (const { load } of Object.values(PICTURES)) void load?.();
}
