import { describe, expect, it } from 'vitest';
import { notesFor } from '../src/sound/score.js';

describe('what is heard of a step', () => {
  it('follows the events in order and stays short', () => {
    const placed = {
      type: 'goodPlaced',
      seat: 0,
      good: 'cake',
      guest: 1,
      fromKitchen: false,
    } as const;
    expect(notesFor([])).toEqual([]);
    expect(notesFor([{ type: 'turnEnded', seat: 0 }])).toEqual([]);
    const notes = notesFor([
      { type: 'roomPrepared', seat: 0, room: 3 },
      ...Array.from({ length: 20 }, () => placed),
    ]);
    expect(notes[0]).toEqual({ sound: 'latch', at: 0 });
    expect(notes[1]?.sound).toBe('cup');
    expect(notes).toHaveLength(8);
  });
});
