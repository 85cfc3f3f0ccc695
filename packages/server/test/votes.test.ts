import { describe, expect, it } from 'vitest';
import { personOn, seatOf, sitDown, split } from './support/atTable.js';
import { gather, newClient, playToEnd, tableOf } from './support/players.js';
import { newServer } from './support/servers.js';
import { stoppedTime } from './support/time.js';

const MINUTE = 60_000;

describe('somebody who is away', () => {
  it('is replaced when most of the others want it, and takes the seat back', async () => {
    const time = stoppedTime();
    const { address, attend } = await newServer({ now: time.now });
    const clients = await sitDown(address, tableOf(3));
    const [absent, one, two] = split(clients);
    if (!one || !two) throw new Error('three sit down');
    const seat = seatOf(absent);
    const vote = { type: 'vote', seat } as const;
    await expect(one.ask(vote)).rejects.toThrow('seat-present');
    await expect(one.ask({ ...vote, seat: seatOf(one) })).rejects.toThrow('no-such-seat');
    absent.close();
    await one.until(({ presence }) => presence.seats[seat] === false);
    await expect(one.ask(vote)).rejects.toThrow('seat-present');
    time.pass(MINUTE);
    await one.ask(vote);
    await expect(one.ask(vote)).rejects.toThrow('already-voted');
    expect(personOn(one, seat)).toMatchObject({ replaced: null, votes: [seatOf(one)] });
    const seq = two.table?.seq ?? 0;
    await two.ask(vote);
    await attend();
    await two.until((now) => now.seq > seq + 1);
    expect(personOn(two, seat).replaced).toEqual({ level: 'director', cause: 'vote' });
    expect(two.table?.steps.some((step) => step.seat === seat)).toBe(true);
  });

  it('may come back at any time; whoever leaves hands the seat to a computer player', async () => {
    const { address } = await newServer();
    const [leaver, stayer] = split(await sitDown(address, tableOf(2)));
    if (!stayer) throw new Error('two sit down');
    await expect(leaver.ask({ type: 'comeBack' })).rejects.toThrow('not-replaced');
    await leaver.ask({ type: 'leave', level: 'pageboy' });
    await stayer.until(({ game }) => (game?.moves.length ?? 0) > 0);
    await expect(
      leaver.ask({
        type: 'move',
        at: leaver.table?.seq ?? 0,
        move: { seat: seatOf(leaver), kind: 'pass' },
      }),
    ).rejects.toThrow('already-replaced');
    await leaver.ask({ type: 'comeBack' });
    expect(personOn(leaver, seatOf(leaver)).replaced).toBeNull();
    await Promise.all([playToEnd(leaver, 'one'), playToEnd(stayer, 'two')]);
  });
});

/** Three at a table; the one who decides has gone and one of the others has voted. */
async function oneVote() {
  const time = stoppedTime();
  const { address } = await newServer({ now: time.now });
  const seated = await gather(address, tableOf(3));
  const clients = seated.map((each) => newClient({ address, ...each }));
  await Promise.all(clients.map((client) => client.untilConnected()));
  const [absent, one, two] = split(clients);
  if (!one || !two) throw new Error('three sit down');
  const seat = seatOf(absent);
  const again = seated.find((each) => each.seat === seat);
  if (!again) throw new Error('everybody has a token');
  absent.close();
  await one.until(({ presence }) => presence.seats[seat] === false);
  time.pass(MINUTE);
  const vote = { type: 'vote', seat } as const;
  await one.ask(vote);
  return { time, one, two, seat, vote, comeBack: () => newClient({ address, ...again }) };
}

describe('votes', () => {
  it('end when the person is seen again, without a word', async () => {
    const { time, one, two, seat, vote, comeBack } = await oneVote();
    const back = comeBack();
    await one.until((table) => personOn({ table }, seat).votes.length === 0);
    await two.until(({ presence }) => presence.seats[seat] === true);
    back.close();
    await two.until(({ presence }) => presence.seats[seat] === false);
    time.pass(MINUTE);
    await two.ask(vote);
    expect(personOn(two, seat)).toMatchObject({ replaced: null, votes: [seatOf(two)] });
  });

  it('end after a while, and may then be repeated', async () => {
    const { time, one, two, seat, vote } = await oneVote();
    time.pass(10 * MINUTE);
    await two.ask(vote);
    expect(personOn(two, seat)).toMatchObject({ replaced: null, votes: [seatOf(two)] });
    await one.ask(vote);
    expect(personOn(one, seat).replaced).toEqual({ level: 'director', cause: 'vote' });
  });

  it('bring the substitute that the rule names, whatever the last voter wishes', async () => {
    const { two, vote } = await oneVote();
    two.connection.sendRaw(JSON.stringify({ ...vote, id: 'abcdefgh', level: 'pageboy' }));
    await two.ask(vote);
    expect(personOn(two, vote.seat).replaced?.level).toBe('director');
  });
});
