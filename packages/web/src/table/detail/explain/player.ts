import type { GoodsVector, SeatIndex } from '@gah/engine';
import {
  at,
  countRooms,
  emperorOutlook,
  GOODS_PER_SERVING,
  goodsVector,
  groupsOf,
  LOSS_PER_GUEST,
  NO_GOODS,
  ordersOf,
  scoreSheets,
  VP_SOURCES,
} from '@gah/engine';
import { goodsText, vpSourceText } from '@gah/text';
import { signed } from '../../../cards/token.js';
import { pointsText } from '../../../ui/points.js';
import { capitalised } from '../../capitalised.js';
import { cafeTables, staffPlates } from '../../model/house.js';
import { seatAt } from '../../model/scene.js';
import { explainWords } from '../explainWords.js';
import type { Explaining, Line } from '../subject.js';
import { servingPrice } from './market.js';
import type { Explanations } from './table.js';

const sum = (one: GoodsVector, other: GoodsVector): GoodsVector =>
  goodsVector((_, good) => one[good] + other[good]);

const isNothing = (goods: readonly number[]): boolean => goods.every((amount) => amount === 0);

/** What the guests wait for, and what of it is in the kitchen. */
function waitingLines({ language, scene, own }: Explaining): Line[] {
  const { kitchen, look } = explainWords(language);
  const orders = ordersOf(scene.view, own);
  const stock = seatAt(scene, own).kitchen;
  const missing = orders.map((order) => order.missing).reduce(sum, NO_GOODS);
  if (isNothing(missing)) return [{ label: look.forYou, text: kitchen.nobody }];
  const here = goodsVector((_, good) => Math.min(missing[good], stock[good]));
  return [
    { label: look.forYou, text: kitchen.waiting({ goods: goodsText(language, missing) }) },
    {
      text: isNothing(here) ? kitchen.none : kitchen.here({ goods: goodsText(language, here) }),
    },
  ];
}

/** The points of a seat by where they come from, as if the game ended now. */
function pointLines({ language, scene }: Explaining, seat: SeatIndex): Line[] {
  const { points } = explainWords(language);
  const sheet = scoreSheets(scene.view)[seat];
  if (!sheet) return [];
  return [
    {
      text: points.state({
        vp: seatAt(scene, seat).vp,
        total: pointsText(sheet.total),
      }),
    },
    ...VP_SOURCES.filter((source) => sheet.bySource[source] !== 0).map((source) => ({
      label: vpSourceText(language, source),
      text: signed(sheet.bySource[source]),
    })),
  ];
}

export const PLAYER: Explanations<'points' | 'krones' | 'kitchen' | 'cafe' | 'atWork' | 'player'> =
  {
    points: ({ seat }, table) => {
      const { points } = explainWords(table.language);
      return {
        name: points.name,
        kind: table.nameOf(seat),
        lines: [{ text: points.what }, ...pointLines(table, seat)],
        reconstructed: [],
      };
    },
    krones: ({ seat }, table) => {
      const { language, scene } = table;
      const { krones: words, look } = explainWords(language);
      const { krones } = seatAt(scene, seat);
      const most = scene.content.board.maxKrones;
      return {
        name: words.name,
        kind: table.nameOf(seat),
        lines: [
          { text: words.what({ most }) },
          { label: look.forYou, text: words.state({ krones, room: most - krones }) },
          { label: look.atEnd, text: words.end },
        ],
        reconstructed: [],
      };
    },
    kitchen: (_subject, table) => {
      const { kitchen, look } = explainWords(table.language);
      return {
        name: kitchen.name,
        kind: table.nameOf(table.own),
        lines: [
          { text: kitchen.what({ amount: GOODS_PER_SERVING, price: servingPrice(table) }) },
          ...waitingLines(table),
          { label: look.atEnd, text: kitchen.end },
        ],
        reconstructed: [],
      };
    },
    cafe: (_subject, table) => {
      const { language, scene, own } = table;
      const { cafe, look } = explainWords(language);
      const tables = cafeTables(scene, own);
      const guests = tables.filter(({ guest }) => guest !== 0);
      return {
        name: cafe.name,
        kind: table.nameOf(own),
        lines: [
          { text: cafe.what },
          {
            label: look.forYou,
            text: cafe.tables({
              guests: guests.length,
              served: guests.filter(({ isServed }) => isServed).length,
              free: tables.length - guests.length,
            }),
          },
          { label: look.atEnd, text: cafe.end({ vp: LOSS_PER_GUEST }) },
        ],
        reconstructed: [],
      };
    },
    atWork: (_subject, table) => {
      const { language, scene, own } = table;
      const { atWork, look } = explainWords(language);
      const plates = staffPlates(scene, own);
      const { hand } = seatAt(scene, own);
      const sheet = at(scoreSheets(scene.view), own);
      return {
        name: atWork.name,
        kind: table.nameOf(own),
        lines: [
          { text: atWork.what },
          {
            label: look.forYou,
            text: atWork.state({
              played: plates.length,
              ready: plates.filter(({ timing, isSpent }) => timing === 'round' && !isSpent).length,
              hand: hand.length,
            }),
          },
          { label: look.atEnd, text: atWork.end({ vp: sheet.bySource.finalStaff }) },
        ],
        reconstructed: [],
      };
    },
    player: ({ seat }, table) => {
      const { language, words, scene } = table;
      const { player: said } = explainWords(language);
      const { vp, krones, kitchen, tiles, occupied, hand, played, emperor } = seatAt(scene, seat);
      const total = scoreSheets(scene.view)[seat]?.total ?? vp;
      const outlook = emperorOutlook(scene.view, seat);
      const guests = cafeTables(scene, seat).filter(({ guest }) => guest !== 0);
      const groups = groupsOf(scene.view, seat).filter(({ isFull }) => isFull);
      return {
        name: table.nameOf(seat),
        kind: words.hotelOf({ name: table.nameOf(seat) }),
        lines: [
          { text: said.points({ vp, total: pointsText(total) }) },
          {
            text: said.means({
              krones,
              goods: isNothing(kitchen) ? said.nothing : goodsText(language, kitchen),
            }),
          },
          {
            text: said.house({
              prepared: countRooms(tiles),
              occupied: countRooms(occupied),
              groups: groups.length,
            }),
          },
          {
            text: said.people({
              guests: guests.length,
              played: played.length,
              hand: hand.length,
            }),
          },
          ...(outlook
            ? [
                {
                  text: capitalised(
                    said.track({ step: emperor, vp: outlook.vp, verdict: outlook.verdict }),
                  ),
                },
              ]
            : []),
        ],
        reconstructed: [],
      };
    },
  };
