import { readFileSync } from 'node:fs';
import type { DataPack } from '@gah/engine';
import { contentFor, guestCard, staffCard } from '@gah/engine';
import { HttpClient } from '@gah/client';
import { describe, expect, it } from 'vitest';
import { bareSocket, hello } from './support/bareSocket.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';

const dataPack: DataPack = { name: 'our box', board: { startKrones: 7 } };
const packed = (persons: number, open = false) =>
  tableOf(persons, { options: { dataPack }, open, title: 'Café Central' });

describe('data packs', () => {
  it('are refused where the server does not admit them, and it says so', async () => {
    const { address } = await newServer();
    const http = new HttpClient(address);
    expect(await http.info()).toMatchObject({ dataPacks: false });
    await expect(http.openTable(packed(2))).rejects.toThrow('403: no-data-packs');
    const large = { ...packed(2), title: 'x'.repeat(5000) };
    await expect(http.openTable(large)).rejects.toThrow('413: too-large');
  });

  it('are told once for each connection, and in no list, view or step', async () => {
    const { address } = await newServer({ dataPacks: true });
    const http = new HttpClient(address);
    expect(await http.info()).toMatchObject({ dataPacks: true });
    const opened = await http.openTable(packed(2, true));
    const [listed] = (await http.openTables()).tables;
    expect(listed).toMatchObject({ id: opened.table, hasDataPack: true });
    expect(JSON.stringify([listed, await http.table(opened.table)])).not.toContain('our box');
    await http.join(opened.table, { name: 'Béla' });

    const { say } = await bareSocket(address);
    const first = JSON.stringify(await say(hello(opened.table, opened.token)));
    expect(first.match(/our box/g)).toHaveLength(1);
    expect(JSON.stringify(await say({ type: 'sync' }))).not.toContain('our box');
    expect(JSON.stringify(await http.state(opened.table)).match(/our box/g)).toHaveLength(1);
  });

  it('are what the game is played with, also after coming back', async () => {
    const { address } = await newServer({ dataPacks: true });
    const [host] = await gather(address, packed(1));
    if (!host) throw new Error('a host sits down');
    const frames: string[] = [];
    const client = newClient({ address, ...host, onFrame: (text) => frames.push(text) });
    await client.until(({ game }) => game !== null);
    expect(client.table?.game?.view.setup.dataPack).toEqual(dataPack);
    let moves = 0;
    await playToEnd(client, 'packed', { mayGoOn: () => moves++ < 5 });
    client.connection.drop();
    const welcomes = (): string[] => frames.filter((text) => text.includes('"welcome"'));
    await client.until(() => welcomes().length === 2);
    expect(client.table?.game?.view.setup.dataPack).toEqual(dataPack);
    expect(frames.filter((text) => text.includes('our box'))).toEqual(welcomes());
  });

  it('that an owner made in a browser are what the cards say here', async () => {
    const made = new URL('../../web/test/almanac/ownerPack.json', import.meta.url);
    const ownerPack = JSON.parse(readFileSync(made, 'utf8')) as DataPack;
    const { address } = await newServer({ dataPacks: true });
    const [host] = await gather(
      address,
      tableOf(1, { options: { dataPack: ownerPack, modules: ['ballrooms'], promos: true } }),
    );
    if (!host) throw new Error('a host sits down');
    const client = newClient({ address, ...host });
    await client.until(({ game }) => game !== null);
    const setup = client.table?.game?.view.setup;
    if (!setup) throw new Error('the game has begun');
    const content = contentFor(setup.edition, setup.dataPack, setup.modules);
    expect(staffCard(content, 119).cost).toBe(0);
    expect(guestCard(content, 134)).toMatchObject({ order: [0, 0, 0, 0, 1], vp: 9 });
    expect(guestCard(content, 184).color).toBe('blue');
    const bad = { ...ownerPack, staff: { 119: { cost: 99 } } };
    const http = new HttpClient(address);
    await expect(http.openTable(tableOf(1, { options: { dataPack: bad } }))).rejects.toThrow('400');
  });
});
