import { contentFor, emperorTile, guestCard, politicsCard, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  effectText,
  guestSummary,
  guestText,
  politicsText,
  staffText,
  tileText,
} from '../src/index.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Cards of Let's Waltz!, written by hand: a wrong text fails here. */

const content = contentFor('2021', null);

describe('staff', () => {
  const cases: [number, InEach][] = [
    [
      123,
      {
        en: 'Once per round, for 2 krones: +1 champagne; +3 VP.',
        de: 'Einmal pro Spielrunde, für 2 Kronen: +1 Champagner; +3 SP.',
        ru: 'Раз в раунд, за 2 кроны: +1 шампанское; +3 ПО.',
      },
    ],
    [
      127,
      {
        en: 'Immediately: send 1 dancer to a ballroom for up to 2 champagne less, then send 1 dancer to a ballroom for 1 champagne less.',
        de: 'Sofort: 1 Tänzer um bis zu 2 Champagner billiger in einen Ballsaal entsenden, danach 1 Tänzer um 1 Champagner billiger in einen Ballsaal entsenden.',
        ru: 'Немедленно: отправить 1 танцора в бальный зал на 2 шампанских дешевле, затем отправить 1 танцора в бальный зал на 1 шампанское дешевле.',
      },
    ],
    [
      128,
      {
        en: 'Once per round: spend 1 dish or drink from your kitchen, in return: send 1 dancer to a ballroom for 1 champagne less.',
        de: 'Einmal pro Spielrunde: 1 Speise oder Getränk aus deiner Küche abgeben, dafür: 1 Tänzer um 1 Champagner billiger in einen Ballsaal entsenden.',
        ru: 'Раз в раунд: отдать 1 блюдо или напиток со своей кухни, за это: отправить 1 танцора в бальный зал на 1 шампанское дешевле.',
      },
    ],
    [
      133,
      {
        en: 'Once per round, after you play another staff card: send 1 dancer to a ballroom for 1 champagne less.',
        de: 'Einmal pro Spielrunde, nachdem du eine weitere Personalkarte ausgespielt hast: 1 Tänzer um 1 Champagner billiger in einen Ballsaal entsenden.',
        ru: 'Раз в раунд, после того как вы разыграли ещё одну карту персонала: отправить 1 танцора в бальный зал на 1 шампанское дешевле.',
      },
    ],
    [
      167,
      {
        en: 'Once in the game, when you complete the order of a blue guest with at least 3 items: +3 strudels, +3 cakes.',
        de: 'Einmal im Spiel, wenn du die Bestellung eines blauen Gastes mit mindestens 3 Waren erfüllst: +3 Strudel, +3 Torten.',
        ru: 'Один раз за игру, когда вы выполняете заказ синего постояльца не меньше чем из 3 ресурсов: +3 штруделя, +3 пирожных.',
      },
    ],
    [
      172,
      {
        en: 'Once in the game, when one action brings you at least 3 drinks: +5 spaces on the Emperor track.',
        de: 'Einmal im Spiel, wenn dir eine Aktion mindestens 3 Getränke bringt: +5 Schritte auf der Kaiserleiste.',
        ru: 'Один раз за игру, когда одно действие приносит вам не меньше 3 напитков: +5 делений на шкале императора.',
      },
    ],
    [
      175,
      {
        en: 'Once per round: exchange 2 dishes or drinks from your kitchen for as many of other kinds; +2 VP.',
        de: 'Einmal pro Spielrunde: 2 Speisen oder Getränke aus deiner Küche gegen ebenso viele andere tauschen; +2 SP.',
        ru: 'Раз в раунд: обменять 2 блюда или напитка со своей кухни на столько же других; +2 ПО.',
      },
    ],
    [
      177,
      {
        en: 'Once per round, for 2 spaces back on the Emperor track: play 1 staff card from your hand for up to 3 krones less.',
        de: 'Einmal pro Spielrunde, für 2 Schritte zurück auf der Kaiserleiste: 1 Personalkarte aus der Hand um bis zu 3 Kronen billiger ausspielen.',
        ru: 'Раз в раунд, за 2 деления назад по шкале императора: разыграть 1 карту персонала с руки на 3 кроны дешевле.',
      },
    ],
  ];
  it.each(cases)('%i', (number, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(staffText(language, staffCard(content, number))).toBe(expected[language]);
    }
  });
});

describe('guests', () => {
  it('may be worth less every round', () => {
    const card = guestCard(content, 185);
    expect(guestText('en', card).vp).toBe(
      '8 VP (rounds 1–3), 5 VP (rounds 4–5), 2 VP (rounds 6–7)',
    );
    expect(guestText('de', card).vp).toBe(
      '8 SP (Spielrunden 1–3), 5 SP (Spielrunden 4–5), 2 SP (Spielrunden 6–7)',
    );
    expect(guestText('ru', card).reward).toEqual([
      'Отправить 1 танцора в бальный зал на 1 шампанское дешевле за каждого соперника; тогда каждый из них получает 1 блюдо или напиток на выбор.',
    ]);
  });

  it('do not all go where others go', () => {
    const lodging = (number: number) =>
      WRITTEN_OUT.map((language) => guestText(language, guestCard(content, number)).lodging);
    expect(lodging(134)).toEqual([null, null, null]);
    expect(lodging(184)).toEqual([
      'Has to dance and cannot move into a room.',
      'Muss tanzen und kann kein Zimmer beziehen.',
      'Только танцует и не может заселиться в номер.',
    ]);
    expect(lodging(189)[1]).toBe(
      'Bezieht zwei Zimmer nebeneinander, gleich welcher Farbe, und kann nicht tanzen.',
    );
  });

  it('may order nothing and stay', () => {
    expect(guestSummary('en', guestCard(content, 190))).toBe(
      'Mr. Schulze, green guest. Orders nothing. 0 VP. Reward: spend 1 item from your kitchen, in return: play 1 staff card from your hand at the usual price; +1 VP; +1 space on the Emperor track. Never leaves the café and costs no points at the end. The reward can be used once per round.',
    );
  });

  it('have wine for all', () => {
    const texts = WRITTEN_OUT.map((language) =>
      effectText(language, { do: 'fillGood', good: 'wine' }),
    );
    expect(texts).toEqual([
      'put all wine your guests still wait for on their orders, from the supply',
      'alle noch fehlenden Waren der Sorte Wein aus dem Vorrat auf die Bestellungen deiner Gäste legen',
      'положить из запаса на заказы ваших постояльцев всё недостающее вино',
    ]);
  });
});

describe('politics cards and emperor tiles', () => {
  it('count goods, guests and dancers', () => {
    const condition = (number: number) =>
      WRITTEN_OUT.map(
        (language) => politicsText(language, politicsCard(content, number)).condition,
      );
    expect(condition(180)).toEqual([
      'At least 3 strudels, 3 cakes, 3 wines, and 3 coffees in your kitchen.',
      'Mindestens 3 Strudel, 3 Torten, 3 Wein und 3 Kaffee in deiner Küche.',
      'Минимум 3 штруделя, 3 пирожных, 3 вина и 3 кофе на вашей кухне.',
    ]);
    expect(condition(182)).toEqual([
      'At least 5 guests with at least 3 items ordered who left your café.',
      'Mindestens 5 Gäste mit mindestens 3 bestellten Waren aus deinem Café verabschiedet.',
      'Не меньше 5 постояльцев с заказом не меньше чем из 3 ресурсов, покинувших ваше кафе.',
    ]);
    expect(condition(164)[2]).toBe('Не меньше 7 танцоров в бальных залах.');
  });

  it('take dancers and everything else', () => {
    const penalty = (id: 'B5' | 'C6') =>
      WRITTEN_OUT.map(
        (language) => tileText(language, emperorTile(content, id), content.options).penalty,
      );
    expect(penalty('B5')).toEqual([
      'Remove 1 of your dancers from the ballroom that is scored next; if you cannot, lose 7 VP instead.',
      '1 deiner Tänzer aus dem nächsten zu wertenden Ballsaal entfernen; geht das nicht, stattdessen 7 SP verlieren.',
      'Убрать 1 своего танцора из ближайшего к подсчёту бального зала; если это невозможно, потерять взамен 7 ПО.',
    ]);
    expect(penalty('C6')).toEqual([
      'Lose all krones and all items in the kitchen.',
      'Alle Kronen und alle Waren in der Küche verlieren.',
      'Потерять все кроны и все ресурсы на кухне.',
    ]);
  });
});
