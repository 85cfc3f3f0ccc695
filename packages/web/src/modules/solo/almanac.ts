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
import { wordsIn } from '../../almanac/wordsIn.js';
import type { Entry, EntryList } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';

const NOTHING = { goods: [], effects: new Set<never>() } as const;

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
});

export const almanac: EntryList = {
  entries: [
    ...Object.keys(LEOPOLD).map(Number).map(instructionEntry('leopold')),
    ...Object.keys(ELISABETH).map(Number).map(instructionEntry('elisabeth')),
    ...SOLO_HOTELS.map(hotelEntry),
  ],
};
