import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings/values.js';

const read = (given: Readonly<Record<string, unknown>>, address = '') =>
  readSettings(given, address, 'de');

describe('the settings', () => {
  it('have defaults for somebody new', () => {
    expect(read({})).toEqual({
      language: 'de',
      theme: 'auto',
      textSize: 'normal',
      speed: 1,
      pace: 'normal',
      oneTap: false,
      volume: 'off',
      crest: 0,
    });
  });

  it('come back as they were kept', () => {
    const kept = {
      language: 'ru',
      theme: 'dark',
      textSize: 'largest',
      speed: 2,
      pace: 'slowest',
      oneTap: true,
      volume: 'soft',
      crest: 3,
    } as const;
    expect(read(JSON.parse(JSON.stringify(kept)) as Record<string, unknown>)).toEqual(kept);
  });

  it('of earlier versions keep their meaning: the speed was the pace, sound was on or off', () => {
    expect(read({ speed: 2, sound: true })).toMatchObject({ pace: 'fast', volume: 'full' });
    expect(read({ speed: 0, sound: false })).toMatchObject({ pace: 'fastest', volume: 'off' });
  });

  it('take what they do not know for nothing', () => {
    expect(read({ crest: 7, textSize: 'huge', volume: 11, pace: null, theme: 3 })).toEqual(
      read({}),
    );
  });

  it('give way to the address', () => {
    const asked = read({ language: 'ru', theme: 'dark' }, 'lang=en&theme=light');
    expect(asked).toMatchObject({ language: 'en', theme: 'light' });
  });
});
