import type { CelebrityKey, EntranceKey } from '@gah/engine';
import { CELEBRITIES, contentFor, ENTRANCES, instructionCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  ballroomName,
  ballroomText,
  celebrityName,
  celebrityText,
  entranceName,
  entranceText,
  instructionText,
  moduleText,
  rehearsalRoomName,
  sectionTexts,
  tokenText,
} from '../src/index.js';
import type { InEach } from './support/languages.js';
import { WRITTEN_OUT } from './support/languages.js';

/** Boards, people and modules of Let's Waltz!, written by hand: a wrong text fails here. */

const content = contentFor('2021', null);

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no such thing');
  return value;
}
const ballroom = (key: string) => known(content.ballrooms.find((each) => each.key === key));
const celebrity = (key: CelebrityKey) => known(CELEBRITIES.find((each) => each.key === key));
const entrance = (key: EntranceKey) => known(ENTRANCES.find((each) => each.key === key));

describe('ballrooms', () => {
  it('tell their rows and their points', () => {
    expect(ballroomText('en', ballroom('zumSperl'), 3)).toEqual({
      rows: [
        { name: 'bottom row', bonus: 'No bonus.', spaces: '4 spaces for 1 champagne' },
        { name: 'middle row', bonus: '+1 cake.', spaces: '3 spaces for 2 champagne' },
        {
          name: 'top row',
          bonus: '+1 strudel, +1 wine, +1 coffee.',
          spaces: '2 spaces for 3 champagne',
        },
      ],
      scoring: [
        'By number of dancers here: most 15 VP, second most 10 VP, third most 5 VP. Ties share the points, rounded down.',
        'Without a dancer here: -5 VP.',
      ],
    });
    expect(ballroomText('de', ballroom('zumSperl'), 2).scoring).toEqual([
      'Nach Zahl der Tänzer hier: meiste 10 SP, zweitmeiste 3 SP. Bei Gleichstand werden die SP geteilt, abgerundet.',
      'Ohne Tänzer hier: -5 SP.',
    ]);
    expect(ballroomText('ru', ballroom('odeonsaal'), 4).scoring[0]).toBe(
      'По числу ваших танцоров здесь: 1: 1 ПО, 2: 4 ПО, 3: 9 ПО, 4: 16 ПО, 5 и больше: 25 ПО.',
    );
  });

  it('may have no middle row', () => {
    const rows = WRITTEN_OUT.map(
      (language) => ballroomText(language, ballroom('goldenerStrauss'), 2).rows[1]?.spaces,
    );
    expect(rows).toEqual(['not in use', 'nicht im Spiel', 'не используется']);
    expect(WRITTEN_OUT.map((language) => ballroomName(language, ballroom('zumSperl')))).toEqual([
      'Zum Sperl',
      'Zum Sperl',
      'У Шперля',
    ]);
  });

  it('have rehearsal rooms', () => {
    const [mirrors] = content.rehearsalRooms;
    const room = known(mirrors);
    expect(WRITTEN_OUT.map((language) => rehearsalRoomName(language, room))).toEqual([
      'Hall of Mirrors',
      'Spiegelsaal',
      'Зеркальный зал',
    ]);
    expect(sectionTexts('de', room)).toEqual([
      '2 Tänzer: +2 Kronen',
      '3 Tänzer: +4 SP',
      '2 Tänzer: +2 Champagner; +1 Schritt auf der Kaiserleiste',
      '3 Tänzer: +2 Speisen oder Getränke nach Wahl; +2 SP',
    ]);
    expect(sectionTexts('ru', known(content.rehearsalRooms[1]))[0]).toBe('1 танцор: +1 шампанское');
  });
});

describe('celebrities', () => {
  const cases: [CelebrityKey, InEach][] = [
    [
      'chaplin',
      {
        en: 'After each source that gives you VP: +2 VP; this is not such a source itself.',
        de: 'Nach jeder Quelle, die dir SP bringt: +2 SP; das selbst ist keine solche Quelle.',
        ru: 'После каждого источника, который приносит вам ПО: +2 ПО; сам этот эффект источником не считается.',
      },
    ],
    [
      'einstein',
      {
        en: 'Once per round: exchange up to 4 dishes or drinks from your kitchen for as many of other kinds.',
        de: 'Einmal pro Spielrunde: bis zu 4 Speisen oder Getränke aus deiner Küche gegen ebenso viele andere tauschen.',
        ru: 'Раз в раунд: обменять до 4 блюд или напитков со своей кухни на столько же других.',
      },
    ],
    [
      'gandhi',
      {
        en: 'Preparing rooms is free.',
        de: 'Zimmer bereitest du kostenlos vor.',
        ru: 'Вы бесплатно подготавливаете номера.',
      },
    ],
    [
      'freud',
      {
        en: 'Orders of two or more items are complete even with 1 item missing.',
        de: 'Bestellungen aus zwei oder mehr Waren sind auch dann erfüllt, wenn 1 Ware davon fehlt.',
        ru: 'Заказы из двух и более ресурсов считаются выполненными, даже если не хватает 1 ресурса.',
      },
    ],
  ];
  it.each(cases)('%s', (key, expected) => {
    for (const language of WRITTEN_OUT) {
      expect(celebrityText(language, celebrity(key))).toBe(expected[language]);
    }
  });

  it('are well known', () => {
    expect(celebrityName('de', 'tolkien')).toBe('J. R. R. Tolkien');
    expect(celebrityName('ru', 'churchill')).toBe('Уинстон Черчилль');
  });
});

describe('entrances', () => {
  it('tell what their records say', () => {
    expect(entranceText('en', entrance('paulwei'))).toEqual({
      whenGained: [
        '1 cake, 1 wine, and 1 coffee in your kitchen at the start.',
        'You may prepare 2 more rooms before the game begins, at the usual price.',
      ],
      ongoing: [
        'Your occupancy bonuses for groups of 1 / 2 / 3 / 4 rooms: blue 4 / 8 / 13 / 20 VP, red 2 / 4 / 8 / 13 krones, yellow 2 / 4 / 8 / 13 spaces on the Emperor track.',
      ],
    });
    expect(entranceText('de', entrance('ren')).ongoing).toEqual([
      'Du erhältst jeden Reihenbonus zweimal.',
      'Immer wenn ein Ballsaal gewertet wird: +4 SP, wenn du dort allein die meisten Tänzer hast.',
    ]);
    expect(entranceText('ru', entrance('mayenfels'))).toEqual({
      whenGained: [
        'На вашей кухне в начале игры: 1 пирожное и 1 кофе.',
        'Взять из колоды 1 карту персонала.',
        'Разыграть 1 карту персонала с руки на 3 кроны дешевле.',
      ],
      ongoing: [
        'После того как вы разыграли карту персонала: +1 крона; взять из колоды 1 карту персонала.',
        'Это не относится к карте, разыгранной при получении этого входа.',
      ],
    });
  });

  it('add up the dice of a round', () => {
    expect(entranceText('en', entrance('zantMainz')).ongoing).toEqual([
      'When you take your second die of a round, both dice together give you a bonus before the main action:',
      'Sum 2 or 12: prepare 1 room for free; +1 VP.',
      'Sum 3 or 11: +1 cake, +1 coffee.',
      'Sum 4 or 10: +1 krone; +1 space on the Emperor track.',
      'Sum 5 or 9: +1 strudel, +1 wine.',
      'Sum 6 or 8: play 1 staff card from your hand for 1 krone less.',
      'Sum 7: nothing.',
      'The master key counts like the one die you have.',
    ]);
  });

  it('give points for guests and politics', () => {
    expect(entranceText('de', entrance('kaufman')).ongoing).toEqual([
      'Dein Café hat 1 weiteren Tisch.',
      'Hast du als freiwillige Aktion deines Spielzugs einen Gast genommen, und nur dann, darfst du aus der aufgefüllten Reihe noch einen zum normalen Preis nehmen.',
      'Am Ende einer Spielrunde, für Gäste, die dein Café in ihr verlassen haben: 2 Gäste 1 SP, 3 Gäste 3 SP, 4 Gäste 6 SP, 5 oder mehr Gäste 9 SP.',
    ]);
    expect(entranceText('ru', entrance('ninas')).ongoing).toEqual([
      'В свой ход каждую из них можно выполнить один раз: 15 ПО (раунды 1–3), 10 ПО (раунды 4–5), 5 ПО (раунды 6–7). Общими картами целей они не считаются.',
      'Финальный подсчёт, за все ваши выполненные карты целей вместе: 4 — 3 ПО, 5 — 6 ПО, 6 — 10 ПО.',
    ]);
    expect(entranceText('en', entrance('stroup')).ongoing).toEqual([
      'When the first room of a group becomes occupied: blue +3 VP, red +2 krones, yellow +2 spaces on the Emperor track.',
    ]);
    expect(entranceName('ru', 'kozi')).toBe('Палас Кози, Вена');
  });

  it('have tokens', () => {
    const token = known(content.tokens[4]);
    expect(tokenText('en', token)).toEqual({
      top: 'Prepare 1 room for free.',
      bottom: 'Occupy 1 vacant room.',
    });
    expect(tokenText('ru', known(content.tokens[1]))).toEqual({
      top: '+4 кроны.',
      bottom: '+8 крон.',
    });
  });
});

describe('modules and solo play', () => {
  it('are introduced in one line', () => {
    expect(WRITTEN_OUT.map((language) => moduleText(language, 'startPlayer'))).toEqual([
      'Turns go clockwise, and the master key makes you the next start player.',
      'Gespielt wird im Uhrzeigersinn, und der Generalschlüssel macht dich zum nächsten Startspieler.',
      'Ходы идут по часовой стрелке, а универсальный ключ делает вас следующим первым игроком.',
    ]);
  });

  it('instructions depend on the difficulty', () => {
    const card = instructionCard(217);
    expect(instructionText('en', card, 'easy')).toEqual([
      'Takes a die with a 5.',
      'Ties go to the right.',
      '+3 spaces on the Emperor track.',
    ]);
    expect(instructionText('de', card, 'medium')).toEqual([
      'Nimmt einen grünen Gast.',
      'Nimmt einen Würfel mit einer 5.',
      'Bei Gleichstand rechts.',
      '+3 Schritte auf der Kaiserleiste.',
      'Entsendet einen Tänzer in den übernächsten zu wertenden Ballsaal.',
    ]);
    expect(instructionText('ru', instructionCard(203), 'easy')).toEqual([
      'Берёт зелёного постояльца.',
      'Берёт кубик с клетки, где их больше всего.',
      'При равенстве правее.',
      'Делает шаг на карте цели A.',
    ]);
  });
});
