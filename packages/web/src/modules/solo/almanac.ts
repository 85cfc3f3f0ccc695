import type { Opponent, SoloHotelKey } from '@gah/engine';
import {
  DIFFICULTIES,
  ELISABETH,
  instructionCard,
  LEOPOLD,
  SOLO_HOTELS,
  WITH_SOLO_HOTEL,
} from '@gah/engine';
import { instructionText, opponentName, soloHotelName, soloHotelText } from '@gah/text';
import { wordsIn } from '../../almanac/almanacWords.js';
import type { Entry, EntryList } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';
import type { Markup } from '../../art/svg.js';
import { later } from '../../cards/later.svelte.js';
import { soloHotel } from './art/hotels.js';

const NOTHING = { goods: [], effects: new Set<never>() } as const;

const portraits = later<(who: Opponent, crop: 'full' | 'face') => Markup>(
  () => '',
  async () => {
    const { courtPortrait } = await import('../../art/portraits/court.js');
    return (who, crop) => courtPortrait(who, { crop });
  },
);

const instructionEntry =
  (opponent: Opponent) =>
  (number: number): Entry => ({
    ...PLAIN,
    kind: 'instruction',
    key: String(number),
    number,
    needs: [],
    name: (language) =>
      `${opponentName(language, opponent)}: ${wordsIn(language).solo.instruction({ number })}`,
    about: (language) => opponentName(language, opponent),
    lines: (language) =>
      DIFFICULTIES.map((difficulty) => ({
        label: wordsIn(language).solo.difficulties[difficulty],
        text: instructionText(language, instructionCard(number), difficulty).join(' '),
      })),
    sources: [['instruction', instructionCard(number).source]],
    traits: NOTHING,
    questions: ['soloGuest', 'soloTie'],
    picture: () => ({ is: 'drawing', wide: false, markup: portraits.now(opponent, 'full') }),
    face: () => portraits.now(opponent, 'face'),
  });

const hotelEntry = (key: SoloHotelKey): Entry => ({
  ...PLAIN,
  kind: 'soloHotel',
  key,
  number: null,
  needs: WITH_SOLO_HOTEL,
  name: (language) => soloHotelName(language, key),
  about: (language) => wordsIn(language).kinds.soloHotel,
  lines: (language) => [{ text: soloHotelText(language, key) }],
  sources: [['effect', 'rulebook']],
  traits: NOTHING,
  questions: ['soloTie'],
  picture: () => ({ is: 'drawing', wide: true, markup: soloHotel(key) }),
  face: () => soloHotel(key),
});

export const almanac: EntryList = {
  entries: [
    ...Object.keys(LEOPOLD).map(Number).map(instructionEntry('leopold')),
    ...Object.keys(ELISABETH).map(Number).map(instructionEntry('elisabeth')),
    ...SOLO_HOTELS.map(hotelEntry),
  ],
  loadDrawings: portraits.load,
};
