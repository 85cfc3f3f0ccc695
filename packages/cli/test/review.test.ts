import type { GameReview } from '@gah/ai';
import { describe, expect, it } from 'vitest';
import { editedGame, file, finishedGame, gah, openGame } from './support.js';

const GLANCE = ['--depth', 'glance', '--threads', '0'];
const short = { ...finishedGame, moves: finishedGame.moves.slice(0, 30) };

describe('gah review', () => {
  it('tells the turns that decided most, luck and skill', async () => {
    const { code, out, err } = await gah('review', file('short.json', short), ...GLANCE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Review of the game$/m);
    expect(out).toMatch(/^Anna: no clear error in \d+ turns\.$/m);
    expect(out).toMatch(/^Béla: no clear error in \d+ turns\.$/m);
    expect(out).toMatch(/^ {4}Played: .+\.$/m);
    expect(out).toMatch(/^ {4}Better: .+\.$/m);
    expect(out).toMatch(/^Luck and skill$/m);
    expect(out).toMatch(/^Anna( +-?\d+){5}$/m);
    expect(out).toContain('The game is not over');
  });

  it('tells one seat, in another language', async () => {
    const path = file('short.json', short);
    const { code, out } = await gah('review', path, '--seat', '2', '--lang', 'de', ...GLANCE);
    expect(code).toBe(0);
    expect(out).toMatch(/^Béla: kein deutlicher Fehler in \d+ Zügen\.$/m);
    expect(out).not.toMatch(/^Anna: kein/m);
  });

  it('gives the review as data', async () => {
    const { code, out } = await gah('review', file('open.json', openGame), '--json', ...GLANCE);
    expect(code).toBe(0);
    const review = JSON.parse(out) as GameReview;
    expect(review).toMatchObject({ isComplete: true, depth: 'glance', seats: [0, 1] });
    expect(review.luck?.isOver).toBe(false);
  });

  it('says what is wrong with a file or a seat', async () => {
    const edited = await gah('review', file('edited.json', editedGame), ...GLANCE);
    expect(edited.code).toBe(1);
    expect(edited.err).toMatch(/move 11/i);
    const seat = await gah('review', file('short.json', short), '--seat', '3', ...GLANCE);
    expect(seat.code).toBe(2);
    expect(seat.err).toContain('the game has 2 players');
  });
});
