import { staff } from '@gah/engine/testing';
import type { GameEvent, GameView, Task } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { contextOf, eventText, promptText } from '../src/index.js';
import {
  cause,
  content,
  pickDancer,
  seat,
  sendDancer,
  table,
  token,
  turn,
} from './support/expansionTable.js';
import { withModules } from './support/views.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Decisions of Let's Waltz! and of solo play, written by hand: a wrong text fails here. */

describe('prompts', () => {
  const bidding = withModules(table({ kind: 'bid', seat }), {
    entrances: { auction: { entrance: 'wray', bid: 2, bidder: 1, waiting: [0] } },
  });
  const cases: [Task, GameView | null, InEach][] = [
    [
      sendDancer,
      null,
      {
        en: 'You may send 1 dancer to a ballroom for 1 champagne less.',
        de: 'Du darfst 1 Tänzer um 1 Champagner billiger in einen Ballsaal entsenden.',
        ru: 'Можно отправить 1 танцора в бальный зал на 1 шампанское дешевле.',
      },
    ],
    [
      {
        ...sendDancer,
        discount: 2,
        then: [{ do: 'sendDancer', discount: 1, shared: false, then: [] }],
      },
      null,
      {
        en: 'You may send 1 dancer to a ballroom for up to 2 champagne less. After that: send 1 dancer to a ballroom for 1 champagne less.',
        de: 'Du darfst 1 Tänzer um bis zu 2 Champagner billiger in einen Ballsaal entsenden. Danach: 1 Tänzer um 1 Champagner billiger in einen Ballsaal entsenden.',
        ru: 'Можно отправить 1 танцора в бальный зал на 2 шампанских дешевле. Затем: отправить 1 танцора в бальный зал на 1 шампанское дешевле.',
      },
    ],
    [
      pickDancer,
      table(pickDancer),
      {
        en: 'Choose the dancer who goes to Zum Sperl, top row. A section that becomes empty gives its bonus.',
        de: 'Wähle, welcher Tänzer geht: Zum Sperl, obere Reihe. Ein Bereich, der leer wird, gibt seinen Bonus.',
        ru: 'Выберите танцора: У Шперля, верхний ряд. Опустевшая секция приносит свой бонус.',
      },
    ],
    [
      { kind: 'bid', seat },
      bidding,
      {
        en: 'Highest bid for The Grand Wray Hotel: 2 krones. Bid more or drop out.',
        de: 'Höchstes Gebot für „The Grand Wray Hotel“: 2 Kronen. Biete mehr oder steige aus.',
        ru: 'Высшая ставка за «Гранд-отель Рэй»: 2 кроны. Поднимите ставку или выйдите из аукциона.',
      },
    ],
    [
      { kind: 'bid', seat },
      null,
      {
        en: 'An entrance is up for auction. Bid more or drop out.',
        de: 'Ein Hoteleingang wird versteigert. Biete mehr oder steige aus.',
        ru: 'Идёт аукцион за вход отеля. Поднимите ставку или выйдите из аукциона.',
      },
    ],
    [
      { kind: 'bell', seat, card: staff.chefDeRang },
      null,
      {
        en: 'The bell of the Chef de Rang can be rung now, once in the game: +5 spaces on the Emperor track.',
        de: 'Die Glocke von „Chef de Rang“ kann jetzt geläutet werden, einmal im Spiel: +5 Schritte auf der Kaiserleiste.',
        ru: 'Колокольчик карты «Шеф де ранг» можно использовать сейчас, один раз за игру: +5 делений на шкале императора.',
      },
    ],
    [
      {
        kind: 'spendGoods',
        seat,
        spent: [0, 1, 0, 0, 0],
        spend: { amount: 4, upTo: true, champagne: false, exchange: true },
        effects: [],
        cause,
      },
      null,
      {
        en: 'Choose up to 3 dishes or drinks in your kitchen to exchange.',
        de: 'Wähle bis zu 3 Speisen oder Getränke aus deiner Küche zum Tauschen.',
        ru: 'Выберите до 3 блюд или напитков со своей кухни для обмена.',
      },
    ],
    [
      {
        kind: 'chooseGoods',
        seat,
        left: 1,
        chosen: [0, 0, 0, 0, 0],
        except: ['cake', 'wine'],
        cause: { source: 'celebrity', id: 'einstein' },
      },
      null,
      {
        en: 'Choose 1 dish or drink (Albert Einstein), but no cake or wine.',
        de: 'Wähle 1 Speise oder Getränk (Albert Einstein), außer Torte oder Wein.',
        ru: 'Выберите 1 блюдо или напиток (Альберт Эйнштейн), кроме: пирожное или вино.',
      },
    ],
    [
      { kind: 'splitGoods', seat, space: 1, strength: 3 },
      table({ kind: 'splitGoods', seat, space: 1, strength: 3 }),
      {
        en: 'Split 3 items between strudel, cake and champagne; never more of one than of the one before.',
        de: 'Teile 3 Waren auf: Strudel, Torte und Champagner; nie mehr von einem als vom vorigen.',
        ru: 'Распределите 3 ресурса: штрудели, пирожные и шампанское; каждого не больше, чем предыдущего.',
      },
    ],
    [
      { kind: 'copy', seat, strength: 1, optional: true },
      null,
      {
        en: 'You may do 1 main action from 1 to 5 (strength 1).',
        de: 'Du darfst 1 Hauptaktion von 1 bis 5 durchführen (Stärke 1).',
        ru: 'Можно выполнить 1 основное действие от 1 до 5 (сила 1).',
      },
    ],
    [
      token,
      null,
      {
        en: 'A floor is complete: you may take the lower bonus of 1 bonus token.',
        de: 'Eine Etage ist vollständig: Du darfst den unteren Bonus von 1 Bonusplättchen nehmen.',
        ru: 'Этаж заселён целиком: можно взять нижний бонус 1 бонусного жетона.',
      },
    ],
    [
      { kind: 'takeGuest', seat, price: 'queue', fill: false },
      null,
      {
        en: 'You may take 1 guest from the queue at the usual price.',
        de: 'Du darfst einen Gast zum normalen Preis aus der Reihe nehmen.',
        ru: 'Можно взять 1 постояльца из очереди за обычную цену.',
      },
    ],
  ];
  it.each(cases)('%o', (task, view, expected) => {
    const context = view ? contextOf(view, content) : { content };
    for (const language of WRITTEN_OUT) {
      expect(promptText(language, task, context)).toBe(expected[language]);
    }
  });
});

describe('log', () => {
  const anna = contextOf(table(turn), content);
  const cases: [GameEvent, InEach][] = [
    [
      { type: 'diceRolled', seat, dice: [1, 0, 2, 0, 0, 1], coloredDice: [3, 0, 6] },
      {
        en: 'Anna rolls 1, 3, red 3, yellow 6.',
        de: 'Anna würfelt 1, 3, rote 3, gelbe 6.',
        ru: 'Anna бросает кубики: 1, 3, красный 3, жёлтый 6.',
      },
    ],
    [
      { type: 'dieTaken', seat, die: 'blue', space: 4, strength: 2, boosted: false },
      {
        en: 'Anna takes the blue 4 (strength 2).',
        de: 'Anna nimmt die blaue 4 (Stärke 2).',
        ru: 'Anna берёт синий кубик 4 (сила 2).',
      },
    ],
    [
      { type: 'dancerSent', seat, ballroom: 3, row: 2 },
      {
        en: 'Anna sends a dancer to Zum Sperl, top row.',
        de: 'Anna entsendet einen Tänzer: Zum Sperl, obere Reihe.',
        ru: 'Anna отправляет танцора: У Шперля, верхний ряд.',
      },
    ],
    [
      { type: 'goodsPaid', seat, goods: [0, 0, 0, 0, 2] },
      {
        en: 'Anna pays 2 champagne.',
        de: 'Anna zahlt 2 Champagner.',
        ru: 'Anna отдаёт 2 шампанских.',
      },
    ],
    [
      { type: 'vpGained', seat: 1, amount: -5, cause: { source: 'ballroom', id: 0 } },
      {
        en: 'Player 2 loses 5 VP (Apollosaal).',
        de: 'Spieler 2 verliert 5 SP (Apollosaal).',
        ru: 'Игрок 2 теряет 5 ПО (Аполло-зал).',
      },
    ],
    [
      { type: 'vpGained', seat, amount: 4, cause: { source: 'entrance', id: 1 } },
      {
        en: 'Anna scores 4 VP (The Ren).',
        de: 'Anna erhält 4 SP (The Ren).',
        ru: 'Anna получает 4 ПО (Рен).',
      },
    ],
    [
      { type: 'kronesGained', seat: 1, amount: 1, lost: 0, cause: { source: 'action', id: 'key' } },
      {
        en: 'Player 2 gains 1 krone (master key).',
        de: 'Spieler 2 erhält 1 Krone (Generalschlüssel).',
        ru: 'Игрок 2 получает 1 крону (универсальный ключ).',
      },
    ],
    [
      { type: 'celebrityArrived', celebrity: 'picasso', color: 'red' },
      {
        en: 'New in the lounge: Pablo Picasso (red die).',
        de: 'Neu in der Lounge: Pablo Picasso (roter Würfel).',
        ru: 'Новая знаменитость в лаунже: Пабло Пикассо (красный кубик).',
      },
    ],
    [
      { type: 'entranceGained', seat, entrance: 'dove', bid: 0 },
      {
        en: 'Anna gains the hotel entrance Dove for free.',
        de: 'Anna erhält den Hoteleingang „Dove“ kostenlos.',
        ru: 'Anna получает вход отеля «Дав» бесплатно.',
      },
    ],
    [
      { type: 'tokenTaken', seat, token: 1, half: 'bottom' },
      {
        en: 'Anna takes a bonus token: +8 krones.',
        de: 'Anna nimmt ein Bonusplättchen: +8 Kronen.',
        ru: 'Anna берёт бонусный жетон: +8 крон.',
      },
    ],
    [
      { type: 'bellRung', seat, card: staff.handmaid },
      {
        en: 'Anna rings the bell of the Handmaid.',
        de: 'Anna läutet die Glocke von „Zofe“.',
        ru: 'Anna звонит в колокольчик карты «Камеристка».',
      },
    ],
  ];
  it.each(cases)('%o', (event, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(eventText(language, event, anna)).toBe(expected[language]);
    }
  });

  it('names actions with champagne where it is known', () => {
    const copied: GameEvent = { type: 'actionCopied', seat, space: 1 };
    expect(eventText('en', copied, anna)).toBe(
      'Anna chooses action 1: strudel, cake and champagne.',
    );
    expect(eventText('en', copied, { content, names: ['Anna'], hotels: [0] })).toBe(
      'Anna chooses action 1: strudel and cake.',
    );
  });

  it('names the solo opponent', () => {
    const turned: GameEvent = { type: 'instructionTurned', seat: 1, card: 193 };
    const alone = { content, names: ['Anna'], hotels: [0, 0], opponent: 'elisabeth' } as const;
    expect(WRITTEN_OUT.map((language) => eventText(language, turned, alone))).toEqual([
      'Elisabeth turns over instruction card 193.',
      'Elisabeth deckt Anweisungskarte 193 auf.',
      'Элизабет открывает карту указаний 193.',
    ]);
    expect(eventText('de', { type: 'gameEnded', winners: [1] }, alone)).toBe(
      'Das Spiel ist aus. Elisabeth gewinnt.',
    );
  });
});
