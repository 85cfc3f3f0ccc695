import { guests, politics, staff } from '@gah/engine/testing';
import type { GameView, GoodsVector, Move, Task } from '@gah/engine';
import { createGame, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { costText, moveText } from '../src/index.js';
import {
  content,
  label,
  pickDancer,
  seat,
  sendDancer,
  table,
  token,
  turn,
} from './support/expansionTable.js';
import { expansionView, withModules } from './support/views.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Decisions of Let's Waltz! and of solo play, written by hand: a wrong text fails here. */

describe('moves', () => {
  it('coloured dice with their price and their celebrity', () => {
    const view = table(turn, {
      dice: [0, 0, 4, 0, 0, 0],
      coloredDice: [3, 3, 3],
      seat: { krones: 9 },
    });
    const take = (die: 'white' | 'red' | 'blue' | 'yellow'): Move => ({
      seat,
      kind: 'takeDie',
      space: 3,
      die,
      boost: false,
      bonus: false,
    });
    expect(label(take('white'), view)[0]).toBe('Take a 3 (strength 4)');
    expect(label(take('red'), view)).toEqual([
      'Take the red 3 (strength 4, 3 krones, Mahatma Gandhi comes: +1 VP)',
      'Die rote 3 nehmen (Stärke 4, 3 Kronen, Mahatma Gandhi kommt: +1 SP)',
      'Взять красный кубик 3 (сила 4, 3 кроны, приходит Махатма Ганди: +1 ПО)',
    ]);
    expect(label(take('blue'), view)[1]).toBe(
      'Die blaue 3 nehmen (Stärke 4, 3 Kronen, Albert Einstein kommt: +4 SP)',
    );
    expect(label(take('yellow'), view)[0]).toBe('Take the yellow 3 (strength 4, 3 krones)');
  });

  it('dancers with their champagne', () => {
    const goods: GoodsVector = [1, 0, 0, 2, 2];
    const cafe = [{ card: guests.contessa, goods }, null, null];
    const view = table(turn, { seat: { cafe } });
    expect(label({ seat, kind: 'sendGuest', table: 0, hall: 0, row: 1 }, view)).toEqual([
      'Send the Contessa dancing: Apollosaal, middle row (2 champagne, bonus: +2 krones)',
      '„Contessa“ zum Tanz entsenden: Apollosaal, mittlere Reihe (2 Champagner, Bonus: +2 Kronen)',
      'Отправить постояльца «Контесса» танцевать: Аполло-зал, средний ряд (2 шампанских, бонус: +2 кроны)',
    ]);
    expect(label({ seat, kind: 'sendDancer', hall: 0, row: 0 }, table(sendDancer))).toEqual([
      'Send a dancer: Apollosaal, bottom row (free)',
      'Einen Tänzer entsenden: Apollosaal, untere Reihe (kostenlos)',
      'Отправить танцора: Аполло-зал, нижний ряд (бесплатно)',
    ]);
    expect(label({ seat, kind: 'sendDancer', hall: 2, row: 2 }, table(sendDancer))).toEqual([
      'Send a dancer: Zum Sperl, balcony (2 champagne, bonus: +1 strudel, +1 wine, +1 coffee)',
      'Einen Tänzer entsenden: Zum Sperl, Balkon (2 Champagner, Bonus: +1 Strudel, +1 Wein, +1 Kaffee)',
      'Отправить танцора: У Шперля, балкон (2 шампанских, бонус: +1 штрудель, +1 вино, +1 кофе)',
    ]);
  });

  it('twice the bonus at The Ren', () => {
    const view = withModules(table(sendDancer), { entrances: { owned: ['ren', null] } });
    expect(label({ seat, kind: 'sendDancer', hall: 0, row: 2 }, view)[0]).toBe(
      'Send a dancer: Apollosaal, top row (2 champagne, bonus: +3 krones (2×))',
    );
  });

  it('dancers with the bonus of their section', () => {
    const view = table(pickDancer);
    expect(label({ seat, kind: 'pickDancer', section: 1 }, view)).toEqual([
      'Dancer from section 2 (3 there, bonus when empty: +4 VP)',
      'Tänzer aus Bereich 2 (noch 3, Bonus, wenn leer: +4 SP)',
      'Танцор из секции 2 (там 3, бонус, когда опустеет: +4 ПО)',
    ]);
    expect(label({ seat, kind: 'pickDancer', section: 0 }, view)).toEqual([
      'Dancer from section 1 (the last one, bonus: +2 krones)',
      'Tänzer aus Bereich 1 (der letzte, Bonus: +2 Kronen)',
      'Танцор из секции 1 (последний, бонус: +2 кроны)',
    ]);
    expect(label({ seat, kind: 'removeDancer', row: 0 }, view)[0]).toBe(
      'Remove a dancer: Apollosaal, bottom row',
    );
  });

  const cases: [string, Move, GameView, InEach][] = [
    [
      'a bid',
      { seat, kind: 'auction', entrance: 'kozi', bid: 1 },
      table({ kind: 'auction', seat }),
      {
        en: 'Auction The Kozi Palace, Vienna, first bid 1 krone',
        de: '„The Kozi Palace, Vienna“ versteigern, erstes Gebot 1 Krone',
        ru: 'Аукцион за «Палас Кози, Вена», первая ставка 1 крона',
      },
    ],
    [
      'an entrance of one’s own choice',
      { seat, kind: 'auction', entrance: 'kozi', bid: 0 },
      table({ kind: 'pickEntrance', seat }),
      {
        en: 'Choose The Kozi Palace, Vienna',
        de: '„The Kozi Palace, Vienna“ wählen',
        ru: 'Выбрать «Палас Кози, Вена»',
      },
    ],
    [
      'a card used for a price',
      { seat, kind: 'useStaff', card: staff.hairdresser },
      table(turn),
      {
        en: 'Use the Hairdresser: play 1 staff card from your hand for up to 3 krones less (2 spaces back on the Emperor track)',
        de: '„Coiffeuse“ nutzen: 1 Personalkarte aus der Hand um bis zu 3 Kronen billiger ausspielen (2 Schritte zurück auf der Kaiserleiste)',
        ru: 'Использовать карту «Парикмахер»: разыграть 1 карту персонала с руки на 3 кроны дешевле (2 деления назад по шкале императора)',
      },
    ],
    [
      'a token',
      { seat, kind: 'takeToken', token: 3 },
      table(token),
      {
        en: 'Bonus token 4: play 1 staff card from your hand for free',
        de: 'Bonusplättchen 4: 1 Personalkarte aus der Hand kostenlos ausspielen',
        ru: 'Бонусный жетон 4: разыграть 1 карту персонала с руки бесплатно',
      },
    ],
    [
      'an own politics card',
      { seat, kind: 'fulfil', card: politics.topFloor },
      table(turn, { round: 5 }),
      {
        en: 'Fulfil your personal objective card “Top Floor” (10 VP)',
        de: 'Persönliche Politikkarte „Oberste Etage“ erfüllen (10 SP)',
        ru: 'Выполнить личную карту цели «Верхний этаж» (10 ПО)',
      },
    ],
    [
      'an own tile',
      { seat, kind: 'useTile', tile: 'B2' },
      table(turn),
      {
        en: 'Use your tile B2: +5 krones (2 spaces back on the Emperor track)',
        de: 'Dein Plättchen B2 nutzen: +5 Kronen (2 Schritte zurück auf der Kaiserleiste)',
        ru: 'Использовать свой жетон B2: +5 крон (2 деления назад по шкале императора)',
      },
    ],
    [
      'the master key',
      { seat, kind: 'takeKey' },
      table(turn),
      {
        en: 'Take the master key: +1 dish or drink of your choice; 1 main action of your choice from 1 to 5 (strength 1)',
        de: 'Den Generalschlüssel nehmen: +1 Speise oder Getränk nach Wahl; 1 Hauptaktion nach Wahl von 1 bis 5 (Stärke 1)',
        ru: 'Взять универсальный ключ: +1 блюдо или напиток на выбор; 1 основное действие на выбор от 1 до 5 (сила 1)',
      },
    ],
    [
      'a die that is moved',
      { seat, kind: 'shiftDie', from: 2, to: 3, die: 'blue' },
      table(turn),
      {
        en: 'Move the blue die from action space 2 to 3, then use that space',
        de: 'Den blauen Würfel von Aktionsfeld 2 auf 3 verschieben und dieses nutzen',
        ru: 'Передвинуть синий кубик с клетки действия 2 на 3 и использовать её',
      },
    ],
    [
      'goods of three kinds',
      { seat, kind: 'splitGoods', second: 1, third: 1 },
      table({ kind: 'splitGoods', seat, space: 2, strength: 4 }),
      {
        en: '+2 wines, +1 coffee, +1 champagne',
        de: '+2 Wein, +1 Kaffee, +1 Champagner',
        ru: '+2 вина, +1 кофе, +1 шампанское',
      },
    ],
    [
      'a rehearsal room',
      { seat, kind: 'chooseRehearsal', room: 1 },
      table({ kind: 'rehearsal', seat }),
      {
        en: 'Gallery: 1 dancer: +1 champagne / 2 dancers: +3 spaces on the Emperor track / 3 dancers: +4 krones / 4 dancers: +9 VP',
        de: 'Galerie: 1 Tänzer: +1 Champagner / 2 Tänzer: +3 Schritte auf der Kaiserleiste / 3 Tänzer: +4 Kronen / 4 Tänzer: +9 SP',
        ru: 'Галерея: 1 танцор: +1 шампанское / 2 танцора: +3 деления на шкале императора / 3 танцора: +4 кроны / 4 танцора: +9 ПО',
      },
    ],
    [
      'two rooms',
      { seat, kind: 'moveInPair', table: 0, room: 6 },
      table(turn, { seat: { cafe: [{ card: guests.drHagedorn, goods: [1, 1, 0, 1, 0] }] } }),
      {
        en: 'Move Dr. Hagedorn into the two rooms on floor\u00a02, columns\u00a02 and\u00a03',
        de: '„Dr. Hagedorn“ einquartieren: zwei Zimmer auf Etage\u00a02, Spalten\u00a02 und\u00a03',
        ru: 'Заселить постояльца «Доктор Хагедорн» в два номера: этаж\u00a02, колонки\u00a02 и\u00a03',
      },
    ],
  ];
  it.each(cases)('%s', (_name, move, view, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(moveText(language, move, view, content)).toBe(expected[language]);
    }
  });

  it('declining', () => {
    const skip = (task: Task) => label({ seat, kind: 'skip' }, table(task));
    expect(skip({ kind: 'bid', seat })).toEqual([
      'Drop out of this auction',
      'Aus dieser Versteigerung aussteigen',
      'Выйти из этого аукциона',
    ]);
    expect(skip({ kind: 'bell', seat, card: staff.handmaid })).toEqual([
      'Do not ring the bell',
      'Die Glocke nicht läuten',
      'Не звонить в колокольчик',
    ]);
  });
});

describe('what a price is made of', () => {
  const why = (move: Move, view: GameView): string[] =>
    WRITTEN_OUT.map((language) => costText(language, move, view, content));
  const prepare: Task = {
    kind: 'prepareRoom',
    seat,
    left: 1,
    discount: 0,
    floors: 4,
    occupy: false,
  };

  it('a celebrity helps only on the owner’s turn', () => {
    const owned = (below: Task[]): GameView =>
      withModules(expansionView(prepare, { round: 2 }, below), {
        celebrities: { owned: [['gandhi'], []] },
      });
    const move: Move = { seat, kind: 'prepareRoom', room: 15 };
    expect(why(move, owned([turn]))).toEqual([
      '3 krones for the floor, Mahatma Gandhi: free',
      '3 Kronen für das Stockwerk, Mahatma Gandhi: kostenlos',
      '3 кроны за этаж, Махатма Ганди: бесплатно',
    ]);
    expect(why(move, owned([{ ...turn, seat: 1 }]))).toEqual(['', '', '']);
    expect(label(move, owned([]))[0]).toContain('3 krones');
  });

  it('a card takes champagne off', () => {
    const move = { seat, kind: 'sendDancer', hall: 1, row: 2 } as const;
    expect(label(move, table({ ...sendDancer, discount: 99 }))[0]).toContain('(free');
    expect(why(move, table(sendDancer))).toEqual([
      '3 champagne for the space in the ballroom, Choirmaster: 1 champagne less',
      '3 Champagner für das Feld im Ballsaal, Chorleiterin: 1 Champagner weniger',
      '3 шампанских за место в бальном зале, Хормейстер: скидка 1 шампанское',
    ]);
  });

  it('the boost and the other dice', () => {
    const view = table(turn, {
      dice: [0, 0, 4, 0, 0, 0],
      coloredDice: [3, 3, 3],
      seat: { krones: 9 },
    });
    const red = { seat, kind: 'takeDie', space: 3, die: 'red', bonus: false } as const;
    expect(why({ ...red, boost: false }, view)[0]).toBe('3 krones for the other dice there');
    expect(why({ ...red, boost: true }, view)).toEqual([
      '3 krones for the other dice there, 1 krone for the boost',
      '3 Kronen für die anderen Würfel dort, 1 Krone für das Verstärken',
      '3 кроны за другие кубики на клетке, 1 крона за усиление',
    ]);
    const helped = table(turn, {
      dice: [2, 0, 0, 0, 0, 0],
      seat: { krones: 9, played: [staff.restaurantManager] },
    });
    const first: Move = { seat, kind: 'takeDie', space: 1, die: 'white', boost: true, bonus: true };
    expect(why(first, helped)).toEqual([
      '2 dice, +1 boost, +1 Restaurant Manager',
      '2 Würfel, +1 durch Verstärken, +1 Restaurantchef',
      '2 кубика, +1 за усиление, +1 Управляющий рестораном',
    ]);
  });

  it('the hotels of the solo opponent take tolls and surcharges', () => {
    const start = viewOf(createGame({ seats: 1, seed: 'toll', modules: ['entrances'] }), seat);
    const view = (krones: number, hotel: 'tollBridge' | 'sushiResort' = 'tollBridge'): GameView =>
      withModules(
        {
          ...start,
          round: 2,
          tasks: [turn],
          dice: [0, 0, 1, 0, 0, 0],
          queue: [0, 0, 0, guests.baroness, guests.duke],
          seats: start.seats.map((each) => ({ ...each, krones })),
        },
        {
          solo:
            hotel === 'tollBridge'
              ? { hotel, tolls: [0, 0, 2, 0, 0, 0] }
              : { hotel, tokenGuests: [guests.baroness] },
        },
      );
    const die: Move = { seat, kind: 'takeDie', space: 3, die: 'white', boost: false, bonus: false };
    expect(label(die, view(3))[0]).toBe('Take a 3 (strength 1, 1 krone)');
    expect(label(die, view(0))).toEqual([
      'Take a 3 (strength 1, toll in VP)',
      'Eine 3 nehmen (Stärke 1, Maut in SP)',
      'Взять кубик 3 (сила 1, пошлина в ПО)',
    ]);
    expect(why(die, view(0))).toEqual([
      '5 VP as a toll (Toll Bridge Hotel)',
      '5 SP als Maut (Toll Bridge Hotel)',
      '5 ПО как пошлина (Отель у платного моста)',
    ]);
    expect(why({ seat, kind: 'takeGuest', place: 3 }, view(3, 'sushiResort'))[0]).toBe(
      '1 krone for the token (Sushi Resort)',
    );
    expect(why({ seat, kind: 'takeGuest', place: 4 }, view(3, 'sushiResort'))[0]).toBe('');
  });
});
