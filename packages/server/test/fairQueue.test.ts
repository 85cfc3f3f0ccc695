import { describe, expect, it } from 'vitest';
import { FairQueue } from '../src/play/fairQueue.js';

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) taken.push(next.item);
  return taken;
}

describe('a fair queue', () => {
  it('is a line for one alone', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b', 'c']) queue.push(item, 'x', 5, 0);
    expect(takeAll(queue)).toEqual(['a', 'b', 'c']);
  });

  it('gives everybody the same share, however much somebody asks for', () => {
    const queue = new FairQueue<string>();
    for (let item = 0; item < 100; item++) queue.push(`greedy ${item}`, 'greedy', 10, 0);
    queue.push('modest 0', 'modest', 10, 0);
    queue.push('modest 1', 'modest', 10, 0);
    expect(takeAll(queue).slice(0, 4).sort()).toEqual([
      'greedy 0',
      'greedy 1',
      'modest 0',
      'modest 1',
    ]);
  });

  it('lets the cheap go before the expensive, but not for ever', () => {
    const queue = new FairQueue<string>();
    queue.push('expensive', 'one', 50, 0);
    for (let item = 0; item < 100; item++) queue.push(`cheap ${item}`, 'other', 10, 0);
    expect(takeAll(queue).indexOf('expensive')).toBe(4);
  });

  it('saves nothing up for those who were away', () => {
    const queue = new FairQueue<string>();
    for (let item = 0; item < 50; item++) {
      queue.push('busy', 'busy', 10, 0);
      queue.shift();
    }
    queue.push('busy', 'busy', 10, 0);
    for (let item = 0; item < 10; item++) queue.push('new', 'new', 10, 0);
    expect(takeAll(queue).indexOf('busy')).toBeLessThanOrEqual(2);
  });

  it('counts work that took longer than usual', () => {
    const queue = new FairQueue<string>();
    queue.charge('slow', 35);
    queue.push('slow', 'slow', 10, 0);
    for (let item = 0; item < 10; item++) queue.push(`usual ${item}`, 'usual', 10, 0);
    expect(takeAll(queue).indexOf('slow')).toBe(4);
  });

  it('knows who has waited how long, and lets go of those who need not', () => {
    const queue = new FairQueue<string>();
    queue.push('early', 'x', 1, 100);
    queue.push('late', 'x', 1, 200);
    expect(queue.waitingSince(150)).toEqual(['early']);
    expect(queue.drop((item) => item === 'early')).toEqual(['early']);
    expect([queue.size, queue.shift()?.since]).toEqual([1, 200]);
  });
});
