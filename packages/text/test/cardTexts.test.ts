import type { Edition } from '@gah/engine';
import { contentFor, emperorTile, guestCard, politicsCard, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  guestSummary,
  guestText,
  politicsText,
  sourceText,
  staffName,
  staffText,
  tileName,
  tileText,
} from '../src/index.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Written by hand: a wrong text fails here. */

describe('staff', () => {
  const cases: [number, Edition, InEach][] = [
    [
      1,
      '2021',
      {
        en: 'Once per round: +1 strudel.',
        de: 'Einmal pro Spielrunde: +1 Strudel.',
        ru: 'Раз в раунд: +1 штрудель.',
      },
    ],
    [
      5,
      '2021',
      {
        en: 'When a red guest leaves your café: +2 krones.',
        de: 'Wenn ein roter Gast dein Café verlässt: +2 Kronen.',
        ru: 'Когда красный постоялец покидает ваше кафе: +2 кроны.',
      },
    ],
    [
      5,
      '2015',
      {
        en: 'When the order of a red guest is complete: +2 krones.',
        de: 'Wenn die Bestellung eines roten Gastes vollständig ist: +2 Kronen.',
        ru: 'Когда заказ красного постояльца выполнен: +2 кроны.',
      },
    ],
    [
      12,
      '2021',
      {
        en: 'When you take a 3 or 4 die: +2 VP.',
        de: 'Wenn du einen Würfel mit einer 3 oder 4 nimmst: +2 SP.',
        ru: 'Когда вы берёте кубик 3 или 4: +2 ПО.',
      },
    ],
    [
      17,
      '2021',
      {
        en: 'When you take a 6 die: strength +1 (optional); the action space is free.',
        de: 'Wenn du einen Würfel mit einer 6 nimmst: Stärke +1 (freiwillig); das Aktionsfeld ist kostenlos.',
        ru: 'Когда вы берёте кубик 6: сила +1 (по желанию); клетка действия бесплатна.',
      },
    ],
    [
      23,
      '2021',
      {
        en: 'When one of your rooms becomes occupied: +1 krone.',
        de: 'Wenn ein Zimmer in deinem Hotel bezogen wird: +1 Krone.',
        ru: 'Когда номер в вашем отеле становится заселённым: +1 крона.',
      },
    ],
    [
      23,
      '2015',
      {
        en: 'When a guest moves into a room: +1 krone.',
        de: 'Wenn du einen Gast einquartierst: +1 Krone.',
        ru: 'Когда вы заселяете постояльца в номер: +1 крона.',
      },
    ],
    [
      26,
      '2015',
      {
        en: 'You ignore the Emperor’s penalties.',
        de: 'Strafen des Kaisers treffen dich nicht.',
        ru: 'Штрафы императора на вас не действуют.',
      },
    ],
    [
      33,
      '2021',
      {
        en: 'When a guest who ordered at least 4 items leaves your café: +4 VP.',
        de: 'Wenn ein Gast mit mindestens 4 bestellten Waren dein Café verlässt: +4 SP.',
        ru: 'Когда постоялец с заказом не меньше чем из 4 ресурсов покидает ваше кафе: +4 ПО.',
      },
    ],
    [
      35,
      '2021',
      {
        en: 'Immediately: occupy 1 vacant room (2×).',
        de: 'Sofort: 1 freies Zimmer beziehen (2×).',
        ru: 'Немедленно: заселить 1 свободный номер (2×).',
      },
    ],
    [
      41,
      '2015',
      {
        en: 'Final scoring: 2 VP per space you have reached on the Emperor track, at most 12 VP.',
        de: 'Schlusswertung: 2 SP pro Schritt, den du auf der Kaiserleiste erreicht hast, höchstens 12 SP.',
        ru: 'Финальный подсчёт: 2 ПО за каждое достигнутое деление на шкале императора, но не больше 12 ПО.',
      },
    ],
  ];
  it.each(cases)('%i in the edition %s', (number, edition, expected) => {
    const card = staffCard(contentFor(edition, null), number);
    for (const language of WRITTEN_OUT) expect(staffText(language, card)).toBe(expected[language]);
  });

  it('editions.names: has the names of its edition', () => {
    expect(staffName('de', 37, '2021')).toBe('Zimmerdame');
    expect(staffName('de', 37, '2015')).toBe('Zimmerdiener');
    expect(staffName('en', 37, '2015')).toBe('Room Service');
  });
});

describe('guests', () => {
  const content = contentFor('2021', null);

  it('order and are grateful', () => {
    expect(guestText('en', guestCard(content, 87))).toEqual({
      order: 'Orders 2 cakes and 2 coffees.',
      vp: '3 VP',
      reward: ['+3 krones.', 'Take 1 guest from the queue for free (2×).'],
      lodging: null,
    });
    expect(guestText('de', guestCard(content, 56))).toEqual({
      order: 'Bestellt 1 Strudel und 2 Wein.',
      vp: '0 SP',
      reward: ['+1 Torte.', '1 Personalkarte aus der Hand um bis zu 3 Kronen billiger ausspielen.'],
      lodging: null,
    });
    expect(guestText('ru', guestCard(content, 100))).toEqual({
      order: 'Заказ: 1 штрудель и 3 кофе.',
      vp: '4 ПО',
      reward: ['+3 деления на шкале императора.', 'Заселить 1 свободный номер.'],
      lodging: null,
    });
  });

  it('fit into one line', () => {
    expect(guestSummary('en', guestCard(content, 69))).toBe(
      'Countess, blue guest. Orders 2 cakes and 1 coffee. 7 VP. Reward: +3 krones.',
    );
    expect(guestSummary('ru', guestCard(content, 65))).toBe(
      'Рейхсриттер, синий постоялец. Заказ: 1 кофе. 3 ПО. Награда: нет.',
    );
  });
});

describe('politics cards', () => {
  it('name all their conditions', () => {
    const card = politicsCard(contentFor('2021', null), 114);
    expect(politicsText('en', card).condition).toBe(
      'At least 4 occupied red rooms and at least 3 occupied yellow rooms.',
    );
    expect(politicsText('de', card).condition).toBe(
      'Mindestens 4 bezogene rote Zimmer und mindestens 3 bezogene gelbe Zimmer.',
    );
    expect(politicsText('ru', card)).toEqual({
      condition: 'Не меньше 4 заселённых красных номеров и не меньше 3 заселённых жёлтых номеров.',
      vp: '15 / 10 / 5 ПО для первого, второго и третьего отеля, выполнившего условие.',
    });
  });
});

describe('emperor tiles', () => {
  const penalty = (edition: Edition) => {
    const content = contentFor(edition, null);
    return WRITTEN_OUT.map(
      (language) => tileText(language, emperorTile(content, 'A3'), content.options).penalty,
    );
  };

  it('take the loss first in 2021', () => {
    expect(penalty('2021')).toEqual([
      'Put 2 staff cards from your hand under the deck; if you cannot, lose 5 VP instead.',
      '2 Personalkarten aus der Hand unter den Stapel legen; geht das nicht, stattdessen 5 SP verlieren.',
      'Положить 2 карты персонала с руки под колоду; если это невозможно, потерять взамен 5 ПО.',
    ]);
  });

  it('leave the choice in 2015', () => {
    expect(penalty('2015')).toEqual([
      'Put 2 staff cards from your hand under the deck or lose 5 VP (your choice).',
      '2 Personalkarten aus der Hand unter den Stapel legen oder 5 SP verlieren (du wählst).',
      'Положить 2 карты персонала с руки под колоду или потерять 5 ПО (на ваш выбор).',
    ]);
  });

  it('are called by their id', () => {
    expect(WRITTEN_OUT.map((language) => tileName(language, 'B4'))).toEqual([
      'Emperor tile B4',
      'Kaiserplättchen B4',
      'Жетон императора B4',
    ]);
  });
});

it('reconstructed values are explained', () => {
  expect(sourceText('en', 'reconstructed')).toBe(
    'No source gives the printed value. We chose one that fits everything that is known. If you own the game, a data pack can replace it.',
  );
});
