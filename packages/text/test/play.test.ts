import { guests, politics, staff } from '@gah/engine/testing';
import type { GameEvent, Move, Task } from '@gah/engine';
import { contentFor, NO_GOODS } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { contextOf, eventText, LANGUAGES, moveText, promptText } from '../src/index.js';
import { expectText } from './support/checks.js';
import {
  eventSamples,
  hiddenEventSamples,
  moveSamples,
  taskSamples,
} from './support/playSamples.js';
import { expansionView, viewWith } from './support/views.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

const content = contentFor('2021', null);
const context = { content, names: ['', ''], hotels: [0, 0] };
const turn: Task = {
  kind: 'turn',
  seat: 0,
  extra: false,
  acted: false,
  guestTaken: false,
  mainDone: false,
  extraTurns: 0,
};

describe.each(LANGUAGES)('every kind has a text: %s', (language) => {
  it('decisions', () => {
    const prompts = taskSamples.map((task) => promptText(language, task, context));
    for (const prompt of prompts) expectText(language, prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
  });

  it('events', () => {
    for (const event of [...eventSamples, ...hiddenEventSamples]) {
      const line = eventText(language, event, context);
      if (line === null) expect(['turnEnded', 'goodsStored']).toContain(event.type);
      else expectText(language, line);
    }
  });

  it('moves, whatever is being decided', () => {
    for (const task of taskSamples) {
      const changes = { seat: { cafe: [{ card: guests.dame, goods: NO_GOODS }] } };
      for (const view of [viewWith(task, changes), expansionView(task, changes)]) {
        for (const move of moveSamples) {
          const label = moveText(language, move, view, content);
          expect(label).not.toMatch(/[{}]|undefined|NaN|^$/);
        }
      }
    }
  });
});

describe('prompts', () => {
  const cases: [Task, InEach][] = [
    [
      turn,
      {
        en: 'Your turn: take a guest if you like, then a die. Or pass.',
        de: 'Du bist am Zug: Nimm, wenn du willst, einen Gast und dann einen Würfel. Oder passe.',
        ru: 'Ваш ход: возьмите, если хотите, постояльца, затем возьмите кубик. Или спасуйте.',
      },
    ],
    [
      { kind: 'prepareRoom', seat: 0, left: 1, discount: 99, floors: 2, occupy: true },
      {
        en: 'You may prepare 1 room on the lowest 2 floors for free and occupy it at once.',
        de: 'Du darfst 1 Zimmer auf den untersten 2 Etagen kostenlos vorbereiten und sofort beziehen.',
        ru: 'Можно подготовить 1 номер на 2 нижних этажах бесплатно и сразу заселить его.',
      },
    ],
    [
      { kind: 'ward', seat: 0, tile: 'A1', price: 1 },
      {
        en: 'Penalty of tile A1: lose 3 krones; if you cannot, lose 5 VP instead. You may pay 1 krone to ignore it.',
        de: 'Strafe von Plättchen A1: 3 Kronen verlieren; geht das nicht, stattdessen 5 SP verlieren. Du darfst 1 Krone zahlen, um sie zu ignorieren.',
        ru: 'Штраф жетона A1: потерять 3 кроны; если это невозможно, потерять взамен 5 ПО. Можно заплатить 1 крону, чтобы не получать его.',
      },
    ],
    [
      {
        kind: 'chooseGoods',
        seat: 0,
        left: 2,
        chosen: [0, 0, 0, 0, 0],
        except: [],
        cause: { source: 'tile', id: 'A2' },
      },
      {
        en: 'Choose 2 dishes or drinks (tile A2).',
        de: 'Wähle 2 Speisen oder Getränke (Plättchen A2).',
        ru: 'Выберите 2 блюда или напитка (жетон A2).',
      },
    ],
  ];
  it.each(cases)('%o', (task, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(promptText(language, task, context)).toBe(expected[language]);
    }
  });
});

describe('moves', () => {
  const view = viewWith(turn, {
    round: 1,
    queue: [guests.sculptor, guests.musician, guests.baroness, guests.mPolo, guests.count],
    dice: [0, 3, 2, 0, 0, 1],
    politics: [politics.twoFloors, politics.sixGroups, politics.oneWholeColour],
    claims: [[1], [], []],
    seat: {
      played: [staff.restaurantManager, staff.butler, staff.waitress],
      krones: 5,
      cafe: [{ card: guests.count, goods: [0, 0, 0, 0, 0] }, null, null],
    },
  });
  const cases: [Move, InEach][] = [
    [
      { seat: 0, kind: 'takeGuest', place: 2 },
      {
        en: 'Take the Baroness (1 krone)',
        de: 'Gast „Baronin“ nehmen (1 Krone)',
        ru: 'Взять постояльца «Княгиня» (1 крона)',
      },
    ],
    [
      { seat: 0, kind: 'takeGuest', place: 3 },
      {
        en: 'Take M. Polo (free)',
        de: 'Gast „M. Polo“ nehmen (kostenlos)',
        ru: 'Взять постояльца «М. Поло» (бесплатно)',
      },
    ],
    [
      { seat: 0, kind: 'takeDie', space: 3, die: 'white', boost: false, bonus: false },
      {
        en: 'Take a 3 (strength 2)',
        de: 'Eine 3 nehmen (Stärke 2)',
        ru: 'Взять кубик 3 (сила 2)',
      },
    ],
    [
      { seat: 0, kind: 'takeDie', space: 2, die: 'white', boost: true, bonus: true },
      {
        en: 'Take a 2 (strength 5, with the help of staff, boosted, 1 krone)',
        de: 'Eine 2 nehmen (Stärke 5, mit Hilfe des Personals, verstärkt, 1 Krone)',
        ru: 'Взять кубик 2 (сила 5, с помощью персонала, с усилением, 1 крона)',
      },
    ],
    [
      { seat: 0, kind: 'moveIn', table: 0, room: 5 },
      {
        en: 'Move the Count into the yellow room on floor\u00a02, column\u00a01',
        de: '„Graf“ einquartieren: gelbes Zimmer, Etage\u00a02, Spalte\u00a01',
        ru: 'Заселить постояльца «Граф» в жёлтый номер: этаж\u00a02, колонка\u00a01',
      },
    ],
    [
      { seat: 0, kind: 'serve', good: 'coffee', table: 0 },
      {
        en: 'Serve 1 coffee from the kitchen to the Count (1 krone)',
        de: '1 Kaffee aus der Küche für „Graf“ servieren (1 Krone)',
        ru: 'Подать с кухни 1 кофе постояльцу «Граф» (1 крона)',
      },
    ],
    [
      { seat: 0, kind: 'useStaff', card: staff.waitress },
      {
        en: 'Use the Waitress: +1 cake',
        de: '„Kellnerin“ nutzen: +1 Torte',
        ru: 'Использовать карту «Официантка»: +1 пирожное',
      },
    ],
    [
      { seat: 0, kind: 'claim', slot: 0 },
      {
        en: 'Claim the objective card “Two Floors” (10 VP)',
        de: 'Politikkarte „Zwei Etagen“ erfüllen (10 SP)',
        ru: 'Выполнить карту цели «Два этажа» (10 ПО)',
      },
    ],
  ];
  it.each(cases)('%o', (move, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(moveText(language, move, view, content)).toBe(expected[language]);
    }
  });

  it('a room with its price, points and colour', () => {
    const task: Task = {
      kind: 'prepareRoom',
      seat: 0,
      left: 1,
      discount: 1,
      floors: 4,
      occupy: false,
    };
    const label = (room: number) =>
      moveText('en', { seat: 0, kind: 'prepareRoom', room }, viewWith(task), content);
    expect(label(5)).toBe('Prepare the yellow room on floor\u00a02, column\u00a01 (free)');
    expect(label(18)).toBe('Prepare the red room on floor\u00a04, column\u00a04 (2 krones, +2 VP)');
  });

  it('a die that cannot be paid for', () => {
    const poor = viewWith(turn, { dice: [0, 0, 0, 0, 0, 2], seat: { krones: 0 } });
    const move: Move = {
      seat: 0,
      kind: 'takeDie',
      space: 6,
      die: 'white',
      boost: false,
      bonus: false,
    };
    expect(moveText('en', move, poor, content)).toBe('Take a 6 (no effect)');
    expect(moveText('de', move, poor, content)).toBe('Eine 6 nehmen (ohne Wirkung)');
    expect(moveText('ru', move, poor, content)).toBe('Взять кубик 6 (без эффекта)');
  });

  it('a benefit with its cause', () => {
    const task: Task = {
      kind: 'benefits',
      seat: 0,
      items: [
        {
          effect: { do: 'playStaff', discount: 1 },
          cause: { source: 'guest', id: guests.duchess },
          part: 'reward',
        },
        { effect: { do: 'vp', amount: 5 }, cause: { source: 'group', id: 3 }, part: 'bonus' },
        {
          effect: { do: 'mainAction', space: 3, strength: 2, both: false },
          cause: { source: 'action', id: 3 },
          part: 'main',
        },
      ],
      rewardBegun: false,
      leaving: 0,
    };
    const labels = [0, 1, 2].map((item) =>
      moveText('en', { seat: 0, kind: 'benefit', item }, viewWith(task), content),
    );
    expect(labels).toEqual([
      'Play 1 staff card from your hand for 1 krone less (Duchess)',
      '+5 VP (occupancy bonus)',
      'Main action 3: prepare rooms (strength 2)',
    ]);
  });

  it('declining names what is declined', () => {
    const skip = (task: Task) =>
      WRITTEN_OUT.map((language) =>
        moveText(language, { seat: 0, kind: 'skip' }, viewWith(task), content),
      );
    expect(skip({ kind: 'placeGoods', seat: 0, goods: [1, 0, 0, 0, 0] })).toEqual([
      'Put the rest in the kitchen',
      'Den Rest in die Küche legen',
      'Остальное на кухню',
    ]);
    expect(skip({ kind: 'takeGuest', seat: 0, price: 'free', fill: false })).toEqual([
      'Take no guest',
      'Keinen Gast nehmen',
      'Не брать постояльца',
    ]);
  });
});

describe('log', () => {
  const anna = contextOf(viewWith(turn), content);
  const cases: [GameEvent, InEach][] = [
    [
      { type: 'guestTaken', seat: 0, guest: guests.baroness, place: 2, table: 0 },
      {
        en: 'Anna takes the Baroness from the queue.',
        de: 'Anna nimmt „Baronin“ aus der Reihe.',
        ru: 'Anna берёт постояльца «Княгиня» из очереди.',
      },
    ],
    [
      {
        type: 'kronesGained',
        seat: 1,
        amount: 2,
        lost: 0,
        cause: { source: 'staff', id: staff.groom },
      },
      {
        en: 'Player 2 gains 2 krones (Groom).',
        de: 'Spieler 2 erhält 2 Kronen (Pferdeknecht).',
        ru: 'Игрок 2 получает 2 кроны (Конюх).',
      },
    ],
    [
      { type: 'vpGained', seat: 0, amount: -5, cause: { source: 'unhoused', id: 0 } },
      {
        en: 'Anna loses 5 VP (guests still in the café).',
        de: 'Anna verliert 5 SP (Gäste, die noch im Café sitzen).',
        ru: 'Anna теряет 5 ПО (постояльцы, оставшиеся в кафе).',
      },
    ],
    [
      {
        type: 'staffDrawn',
        seat: 0,
        cards: [staff.breakfastServer, staff.roomService],
        toChoose: false,
      },
      {
        en: 'Anna draws 2 staff cards: Breakfast Server, Room Service.',
        de: 'Anna zieht 2 Personalkarten: Frühstückskellner, Zimmerdame.',
        ru: 'Anna берёт из колоды 2 карты персонала: Кельнер, Носильщик.',
      },
    ],
    [
      { type: 'staffDrawn', seat: 0, cards: staff.barkeeper, toChoose: true },
      {
        en: 'Anna draws 3 staff cards to choose from.',
        de: 'Anna zieht 3 Personalkarten zur Auswahl.',
        ru: 'Anna берёт из колоды 3 карты персонала на выбор.',
      },
    ],
    [
      { type: 'guestMovedIn', seat: 0, guest: guests.mPolo, room: 0, goods: [3, 0, 0, 0, 0] },
      {
        en: 'Anna moves M. Polo into the blue room on floor 1, column 1.',
        de: 'Anna quartiert „M. Polo“ ein: blaues Zimmer, Etage 1, Spalte 1.',
        ru: 'Anna заселяет постояльца «М. Поло» в синий номер: этаж 1, колонка 1.',
      },
    ],
    [
      { type: 'gameEnded', winners: [0, 1] },
      {
        en: 'The game is over. Anna and Player 2 share the victory.',
        de: 'Das Spiel ist aus. Anna und Spieler 2 teilen sich den Sieg.',
        ru: 'Игра окончена. Победу делят Anna и Игрок 2.',
      },
    ],
  ];
  it.each(cases)('%o', (event, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(eventText(language, event, anna)).toBe(expected[language]);
    }
  });

  it('does not tell twice that a room is occupied', () => {
    const movedIn: GameEvent = {
      type: 'guestMovedIn',
      seat: 0,
      guest: guests.mPolo,
      room: 0,
      goods: NO_GOODS,
    };
    const occupied: GameEvent = { type: 'roomOccupied', seat: 0, room: 0 };
    expect(eventText('en', occupied, anna)).toBe(
      'Anna occupies the blue room on floor 1, column 1.',
    );
    expect(eventText('en', occupied, anna, movedIn)).toBeNull();
    expect(eventText('en', { ...occupied, room: 1 }, anna, movedIn)).not.toBeNull();
  });

  it('names the colours of the seat’s own hotel', () => {
    const line = eventText(
      'en',
      { type: 'roomPrepared', seat: 1, room: 0 },
      { content, names: [], hotels: [0, 1] },
    );
    expect(line).toBe('Player 2 prepares the red room on floor 1, column 1.');
  });

  it('is silent when no dice are left to roll', () => {
    expect(
      eventText(
        'en',
        { type: 'diceRolled', seat: 0, dice: [0, 0, 0, 0, 0, 0], coloredDice: [] },
        anna,
      ),
    ).toBeNull();
  });
});
