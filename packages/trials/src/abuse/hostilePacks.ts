import { ALONE, modulesFor } from '@gah/engine';
import { hostileModulePacks } from '@gah/engine/testing';
import { API } from '@gah/protocol';
import { openSession } from '@gah/client/node';
import { gather, tableOf } from '@gah/client/testing';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';
import { from, openBusyServer, othersDuring, playMoves } from './others.js';

const many = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);

/** Each breaks a bound of its own. */
const HOSTILE: readonly object[] = [
  ...hostileModulePacks(),
  { guests: { 63: { order: { cake: 9, wine: 9, coffee: 9, strudel: 9 } } } },
  { staff: Object.fromEntries(many(2000, 0).map((_, card) => [10_000 + card, { cost: 1 }])) },
  { board: { queueCost: many(5000, 1) } },
  { name: 'x'.repeat(60_000) },
  { name: '\u202e\u200b' },
];

/** As much as a pack may ask for. */
const LARGEST = {
  name: 'x'.repeat(60),
  rehearsalRooms: Object.fromEntries(
    ['mirrors', 'gallery', 'rotunda', 'orangery'].map((key) => [
      key,
      many(10, { dancers: 1, bonus: [...many(2, { occupyRoom: 1 }), ...many(2, { anyGoods: 4 })] }),
    ]),
  ),
  board: { startKitchen: { strudel: 9, cake: 9, wine: 9, coffee: 9, champagne: 9 } },
};
const MOVES = { full: 150, short: 15 };
const MOST_FRAME_KB = 250;
const KB = 1000;

/** Packs that list without end, and a game with the largest that is let in. */
export const hostilePacks: Abuse = {
  name: 'hostile-packs',
  run: async (options) => {
    const busy = await openBusyServer(options, { dataPacks: true });
    const { address } = busy.server;
    const admitted: number[] = [];
    let largest = 0;
    const { figures, problems } = await othersDuring(busy, options, async () => {
      for (const [index, pack] of HOSTILE.entries()) {
        const dataPack = { name: 'mine', ...pack };
        const answer = await fetch(`${address}${API}/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...from(`203.0.113.${index + 1}`) },
          body: JSON.stringify({ ...tableOf(2), options: { dataPack } }),
        });
        if (answer.ok) admitted.push(index);
        await answer.arrayBuffer();
      }
      const newTable = tableOf(ALONE, {
        options: { dataPack: LARGEST, modules: [...modulesFor(ALONE)] },
      });
      const [seated] = await gather(address, newTable);
      if (!seated) throw new Error('somebody sits down');
      const onFrame = (text: string): void => {
        largest = Math.max(largest, Buffer.byteLength(text));
      };
      const player = openSession({ address, ...seated, onFrame });
      options.cleanup.add(() => {
        player.close();
      });
      await playMoves(player, options.seed, options.isFull ? MOVES.full : MOVES.short);
    });
    return {
      figures: { ...figures, packs: HOSTILE.length, largestFrameKB: largest / KB },
      problems: [
        ...problems,
        ...admitted.map((index) => `hostile pack ${index} was let in`),
        ...beyond('the largest frame, kB', largest / KB, MOST_FRAME_KB),
      ],
    };
  },
};
