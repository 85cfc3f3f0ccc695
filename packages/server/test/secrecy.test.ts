import type { GameEvent, GameView, Viewer } from '@gah/engine';
import { MODULES } from '@gah/engine';
import type { GameNow, ServerMessage } from '@gah/protocol';
import { readServerMessage } from '@gah/protocol';
import { expect, it } from 'vitest';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';

/** What no frame may hold, whatever it is about. */
const SECRET_WORDS = ['seed', 'tokenHash', 'inviteHash', 'rng', 'history', 'staffDeckSeen'];

function leaksOfView(view: GameView, viewer: Viewer): string[] {
  const others = view.seats.flatMap((seat, index) => (index === viewer ? [] : [seat]));
  const shown = others.flatMap(({ hand, drawn }) => [...hand, ...drawn]);
  const packs = view.draft?.packs.flatMap((pack, seat) => (seat === viewer ? [] : pack)) ?? [];
  return [
    ...(view.viewer === viewer ? [] : ['the view of somebody else']),
    ...(shown.every((card) => card === null) ? [] : ['a hand']),
    ...(packs.every((card) => card === null) ? [] : ['a pack of the draft']),
    ...(viewer === 'spectator' && view.staffDeck.some((card) => card !== null) ? ['the deck'] : []),
  ];
}

const leaksOfEvents = (events: readonly GameEvent[], viewer: Viewer): string[] =>
  events.flatMap((event) =>
    'cards' in event && event.seat !== viewer && typeof event.cards !== 'number'
      ? [`cards of ${event.type}`]
      : [],
  );

const leaksOfGame = ({ view, moves }: GameNow, viewer: Viewer): string[] => [
  ...leaksOfView(view, viewer),
  ...(moves.every(({ seat }) => seat === viewer) ? [] : ['moves of somebody else']),
];

function leaksOf(message: ServerMessage, viewer: Viewer): string[] {
  switch (message.type) {
    case 'welcome': {
      const { game } = message.snapshot;
      const missed = message.missed?.flatMap(({ events }) => events) ?? [];
      return [...(game ? leaksOfGame(game, viewer) : []), ...leaksOfEvents(missed, viewer)];
    }
    case 'step':
      return [
        ...(message.game ? leaksOfGame(message.game, viewer) : []),
        ...leaksOfEvents(message.events, viewer),
      ];
    case 'log':
      return message.steps.flatMap(({ events }) => leaksOfEvents(events, viewer));
    default:
      return [];
  }
}

it.each(['draft', 'random'] as const)(
  'nobody is ever sent what only others may see, staff by %s',
  async (staff) => {
    const { address } = await newServer();
    const newTable = tableOf(2, { options: { staff, modules: [...MODULES] } });
    const seats = [...newTable.seats, { kind: 'computer', level: 'pageboy' } as const];
    const seated = await gather(address, { ...newTable, seats });
    const frames = new Map<Viewer, string[]>();
    const listen = (viewer: Viewer) => {
      const texts: string[] = [];
      frames.set(viewer, texts);
      return (text: string) => void texts.push(text);
    };
    const clients = seated.map((each) =>
      newClient({ address, ...each, onFrame: listen(each.seat) }),
    );
    const watcher = newClient({
      address,
      table: seated[0]?.table ?? '',
      onFrame: listen('spectator'),
    });
    await Promise.all(clients.map((client, seat) => playToEnd(client, `${staff} ${seat}`)));
    for (const client of [...clients, watcher]) {
      await client.ask({ type: 'log', from: 0 });
      await client.ask({ type: 'rematch' }).catch(() => undefined);
      await client.ask({ type: 'undo', at: 0, ply: 0 }).catch(() => undefined);
    }

    for (const [viewer, texts] of frames) {
      expect(texts.length).toBeGreaterThan(100);
      for (const text of texts) {
        const message = readServerMessage(text);
        expect(message && leaksOf(message, viewer)).toEqual([]);
        for (const word of SECRET_WORDS) expect(text).not.toContain(`"${word}"`);
        for (const { token, invite } of seated) {
          expect(text).not.toContain(token);
          expect(text).not.toContain(invite);
        }
      }
    }
  },
);
