import { contentFor, emperorTile, ENTRANCES, guestCard, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.js';
import { entranceText, guestText, staffText, tileText } from '../src/index.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Where a loose word would mean another rule. */
const content = contentFor('2021', null);

const everything = (value: unknown): string => JSON.stringify(value);

function says(text: (language: Language) => unknown, words: InEach<string[]>): void {
  for (const language of WRITTEN_OUT) {
    for (const word of words[language]) expect(everything(text(language))).toContain(word);
  }
}

const entranceNamed = (key: string) => (language: Language) => {
  const entrance = ENTRANCES.find((each) => each.key === key);
  if (!entrance) throw new Error(`no entrance ${key}`);
  return entranceText(language, entrance).ongoing;
};

describe('texts say exactly what counts', () => {
  const markers = {
    en: ['marker of yours on objective cards'],
    de: ['pro eigenem Marker auf Politikkarten'],
    ru: ['ваш маркер на картах целей'],
  };

  it('staff 40 and tile C6: own markers, not whatever was fulfilled', () => {
    says((language) => staffText(language, staffCard(content, 40)), markers);
    says((language) => tileText(language, emperorTile(content, 'C6'), content.options), markers);
  });

  it('staff 42: the reward of a scoring, not of any tile', () => {
    says((language) => staffText(language, staffCard(content, 42)), {
      en: ['the reward of an Emperor scoring'],
      de: ['den Bonus einer Kaiserwertung'],
      ru: ['бонус императорского подсчёта очков'],
    });
  });

  it('The Grand Wray: so many steps for a tile of that letter', () => {
    says(entranceNamed('wray'), {
      en: ['1, 2, or 3 spaces', 'A, B, or C respectively'],
      de: ['1, 2 oder 3 Schritte', 'entsprechend A, B oder C'],
      ru: ['1, 2 или 3 деления', 'соответственно A, B или C'],
    });
  });

  it('Kaufman: only the guest of the optional action', () => {
    says(entranceNamed('kaufman'), {
      en: ['as the optional action of your turn, and only then'],
      de: ['als freiwillige Aktion deines Spielzugs'],
      ru: ['необязательным действием своего хода'],
    });
  });

  it('Mayenfels: not for the card played when it is gained', () => {
    says(entranceNamed('mayenfels'), {
      en: ['not hold for the card played when you gain'],
      de: ['gilt nicht für die Karte'],
      ru: ['не относится к карте'],
    });
  });

  it('E. Gizia (97): no boost, no reactions to dice, and a 6 has its price', () => {
    says((language) => guestText(language, guestCard(content, 97)), {
      en: ['no boost', 'no staff that reacts to dice', 'a 6 still costs 1 krone'],
      de: ['kein Verstärken', 'das auf Würfel reagiert', 'eine 6 kostet weiterhin 1 Krone'],
      ru: ['без усиления', 'реагирующего на кубики', '6 по-прежнему стоит 1 крону'],
    });
  });
});
