import type { Good, GuestColor, RoomColor } from '@gah/engine';
import type { CorePicture, Sign } from '@gah/rulebook';
import { PRINTED, signText } from '@gah/rulebook';
import {
  at,
  emperorTile,
  GOODS,
  GUEST_COLORS,
  guestCard,
  politicsCard,
  ROOM_COLORS,
  SPACES,
  staffCard,
} from '@gah/engine';
import type { Language, Sections } from '@gah/text';
import {
  colorName,
  guestName,
  guestText,
  phrases,
  politicsName,
  politicsText,
  staffName,
  staffText,
  tileName,
  tileText,
} from '@gah/text';
import { dieFigure } from '../../art/dice.js';
import { icon } from '../../art/icons.js';
import { room } from '../../art/rooms.js';
import type { Markup } from '../../art/svg.js';
import { edged, label, place, rect, repeat, show } from '../../art/svg.js';
import {
  colorSquare,
  emperorSteps,
  good,
  krones as kronesToken,
  points as pointsToken,
  pointsFigure,
} from '../../art/tokens.js';
import { wholeHouse } from '../../art/wholeHouse.js';
import { effectsTokens, penaltyTokens, staffTokens } from '../../cards/effectTokens.js';
import type { Token } from '../../cards/token.js';
import {
  color,
  goodsTokens,
  icon as sign,
  krones,
  points,
  steps,
  text,
  TO,
} from '../../cards/token.js';
import type { Drawings } from './shown.js';

const SPACE = { width: 84, height: 96, gap: 6 };
const DIE = 26;
const DICE_IN_ROW = 2;

/** An action space and the dice on it; the one that is meant is lit. */
function spaceMarkup(space: number, dice: number, isMeant: boolean): Markup {
  const { width, height, gap } = SPACE;
  const left = (space - 1) * (width + gap);
  const ground = isMeant ? 'var(--panel3)' : 'var(--panel2)';
  return (
    rect(
      left + 1,
      1,
      width - 2,
      height - 2,
      edged(ground, isMeant ? 'var(--sel)' : 'var(--hair)', isMeant ? 3 : 1.5),
    ) +
    label(left + 13, 20, 16, 'var(--ink2)', String(space)) +
    repeat(dice, (index) =>
      place(
        dieFigure(space),
        left + 23 + (index % DICE_IN_ROW) * (DIE + 3),
        8 + Math.floor(index / DICE_IN_ROW) * (DIE + 3),
        DIE,
      ),
    )
  );
}

const STEP = { width: 38, height: 58 };

/** A step of the emperor track with its points; the marker goes from one to another. */
function stepMarkup(step: number, vp: number, from: number, to: number): Markup {
  const { width, height } = STEP;
  const left = step * width;
  const isFrom = step === from;
  const isTo = step === to;
  const ground = isTo ? 'var(--panel3)' : 'var(--panel2)';
  return (
    rect(
      left + 1,
      1,
      width - 2,
      height - 2,
      edged(ground, isFrom || isTo ? 'var(--sel)' : 'var(--hair)', isTo ? 3 : isFrom ? 2 : 1.2),
    ) +
    label(left + width / 2, 20, 15, 'var(--ink)', String(step)) +
    place(pointsFigure(vp), left + (width - 26) / 2, 26, 26)
  );
}

const isGood = (name: Sign): name is Good | 'any' =>
  name === 'any' || (GOODS as readonly string[]).includes(name);
const isColor = (name: Sign): name is GuestColor =>
  (GUEST_COLORS as readonly string[]).includes(name);

/** A sign as it stands on cards, on its own ground where it has one. */
function signMarkup(name: Sign): Markup {
  const look = { size: 26 };
  if (isGood(name)) return good(name, 'full', look);
  if (isColor(name)) return colorSquare(name, look);
  if (name === 'points') return pointsToken(undefined, look);
  if (name === 'krone') return kronesToken(undefined, look);
  return name === 'emperor' ? emperorSteps(look) : icon(name, look);
}

const wordsIn = (language: Language): Sections['rules']['reader'] =>
  phrases(language, 'rules').reader;

/** What groups of a colour pay in. */
const PAID_BY: Readonly<Record<RoomColor, Token>> = {
  blue: points(),
  red: krones(),
  yellow: steps(''),
};

/** Everything that the base game shows in its rules. */
export const DRAWINGS: Drawings<CorePicture['is']> = {
  dice: ({ dice, space }, language) => ({
    as: 'drawing',
    label: wordsIn(language).dice({ space, strength: at(dice, space - 1) }),
    markup: show({
      box: [0, 0, SPACES.length * (SPACE.width + SPACE.gap), SPACE.height],
      body: SPACES.map((each) => spaceMarkup(each, at(dice, each - 1), each === space)).join(''),
    }),
  }),
  queue: ({ guests }, language) => ({
    as: 'guests',
    cards: guests,
    label: wordsIn(language).prices({ prices: PRINTED.board.queueCost.join(', ') }),
  }),
  guest: ({ card }, language) => ({
    as: 'guests',
    cards: [card],
    label: guestName(language, card),
  }),
  staff: ({ card }) => ({ as: 'staff', card }),
  hotel: ({ prepared, occupied }, language) => {
    const [house] = PRINTED.hotels;
    const stateOf = (index: number): 'unbuilt' | 'free' | 'occupied' => {
      if (occupied.includes(index)) return 'occupied';
      return prepared.includes(index) ? 'free' : 'unbuilt';
    };
    return {
      as: 'drawing',
      label: wordsIn(language).hotel({ prepared: prepared.length, occupied: occupied.length }),
      markup: house ? wholeHouse(house, 'night', stateOf) : '',
    };
  },
  group: ({ color: kind, size, occupied }, language) => ({
    as: 'drawing',
    label: wordsIn(language).group({ occupied, size }),
    markup: Array.from({ length: size }, (_, index) =>
      room(kind, index < occupied ? 'occupied' : 'free', { width: 92, height: 82, lodger: index }),
    ).join(''),
  }),
  bonuses: (_picture, language) => {
    const { groupBonus } = PRINTED.board;
    const words = wordsIn(language);
    return {
      as: 'table',
      label: words.bonuses,
      head: groupBonus.blue.map((_, index) => words.rooms({ size: index + 1 })),
      rows: ROOM_COLORS.map((kind) => ({
        name: colorName(language, kind),
        head: colorSquare(kind, { size: 26 }),
        sign: PAID_BY[kind],
        cells: groupBonus[kind].map(String),
      })),
    };
  },
  track: ({ from, to }, language) => ({
    as: 'drawing',
    label: wordsIn(language).track({ points: PRINTED.board.emperorVp.join(', ') }),
    markup: show({
      box: [0, 0, PRINTED.board.emperorVp.length * STEP.width, STEP.height],
      body: PRINTED.board.emperorVp.map((vp, step) => stepMarkup(step, vp, from, to)).join(''),
    }),
  }),
  staffCards: ({ cards }, language) => ({
    as: 'items',
    items: cards.map((number) => {
      const card = staffCard(PRINTED, number);
      return {
        key: String(number),
        name: staffName(language, number, PRINTED.edition),
        tokens: [krones(card.cost), sign(card.timing), ...staffTokens(card)],
        lines: [staffText(language, card)],
      };
    }),
  }),
  guestCards: ({ cards }, language) => ({
    as: 'items',
    items: cards.map((number) => {
      const card = guestCard(PRINTED, number);
      const { order, vp, reward, lodging } = guestText(language, card);
      return {
        key: String(number),
        name: guestName(language, number),
        tokens: [
          color(card.color),
          ...goodsTokens(card.order),
          TO,
          points(card.vpByRound ? '…' : card.vp),
          ...effectsTokens(card.reward),
        ],
        lines: [[order, vp, ...reward, lodging ?? ''].join(' ').trim()],
      };
    }),
  }),
  objectives: ({ cards }, language) => ({
    as: 'items',
    items: cards.map((number) => {
      const card = politicsCard(PRINTED, number);
      return {
        key: String(number),
        name: politicsName(language, number),
        tokens: [sign('politics'), text(card.letter)],
        lines: [politicsText(language, card).condition],
      };
    }),
  }),
  tiles: ({ tiles }, language) => ({
    as: 'items',
    items: tiles.map((id) => {
      const tile = emperorTile(PRINTED, id);
      const { bonus, penalty } = tileText(language, tile, PRINTED.options);
      const words = wordsIn(language);
      return {
        key: id,
        name: tileName(language, id),
        tokens: [...effectsTokens(tile.bonus), text('|'), ...penaltyTokens(tile.penalty)],
        lines: [`${words.bonus}: ${bonus}`, `${words.penalty}: ${penalty}`],
      };
    }),
  }),
  signs: ({ signs }, language) => ({
    as: 'items',
    items: signs.map((each) => ({
      key: each,
      name: signText(language, each),
      drawing: signMarkup(each),
      lines: [],
    })),
  }),
};
