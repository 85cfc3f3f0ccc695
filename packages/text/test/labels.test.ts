import { LEVELS } from '@gah/ai';
import {
  DICE,
  DIFFICULTIES,
  EDITIONS,
  GOODS,
  GUEST_COLORS,
  HOTEL_SIDES,
  MODULES,
  opponentWith,
  PACK_PROBLEMS,
  PHASES,
  RECORD_PROBLEMS,
  REFUSAL_CODES,
  ROWS,
  SETUP_PROBLEMS,
  SOURCES,
  SPACES,
  STAFF_DEALS,
  TIMINGS,
  VP_SOURCES,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  actionName,
  colorName,
  dieName,
  difficultyName,
  editionName,
  goodName,
  guestKindName,
  hotelSideName,
  LANGUAGES,
  levelName,
  levelText,
  moduleName,
  moduleText,
  opponentName,
  packProblemText,
  phaseText,
  playerName,
  recordProblemText,
  refusalText,
  roundText,
  rowName,
  setupProblemText,
  sourceText,
  staffDealName,
  phrases,
  timingName,
  vpSourceText,
  waitingText,
} from '../src/index.js';
import { expectText } from './support/checks.js';

describe.each(LANGUAGES)('labels: %s', (language) => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    terms: Object.values(phrases(language, 'game').terms),
    goods: GOODS.map((good) => goodName(language, good, 1)),
    colors: GUEST_COLORS.map((color) => colorName(language, color)),
    guestKinds: GUEST_COLORS.map((color) => guestKindName(language, color)),
    timings: TIMINGS.map((timing) => timingName(language, timing)),
    actions: SPACES.map((space) => actionName(language, space)),
    actionsWithChampagne: SPACES.map((space) => actionName(language, space, true)),
    modules: MODULES.map((module) => moduleName(language, module)),
    moduleTexts: MODULES.map((module) => moduleText(language, module)),
    dice: DICE.map((die) => dieName(language, die)),
    rows: [...ROWS, 'balcony' as const].map((row) => rowName(language, row)),
    difficulties: DIFFICULTIES.map((difficulty) => difficultyName(language, difficulty)),
    opponents: (['leopold', 'elisabeth'] as const).map((opponent) =>
      opponentName(language, opponent),
    ),
    levels: LEVELS.map((level) => levelName(language, level)),
    levelTexts: LEVELS.map((level) => levelText(language, level)),
    editions: EDITIONS.map((edition) => editionName(language, edition)),
    hotelSides: HOTEL_SIDES.map((side) => hotelSideName(language, side)),
    staffDeals: STAFF_DEALS.map((deal) => staffDealName(language, deal)),
    phases: PHASES.map((phase) => phaseText(language, phase)),
    vpSources: VP_SOURCES.map((source) => vpSourceText(language, source)),
    sources: SOURCES.map((source) => sourceText(language, source)),
    refusals: REFUSAL_CODES.map((code) => refusalText(language, code)),
    setupProblems: SETUP_PROBLEMS.map((code) => setupProblemText(language, code)),
    recordProblems: RECORD_PROBLEMS.map((code) => recordProblemText(language, code)),
    packProblems: PACK_PROBLEMS.map((code) => packProblemText(language, code)),
  };

  it.each(Object.entries(lists))('%s', (list, texts) => {
    for (const text of texts) expectText(language, text);
    // Some words serve two terms (dice and die, bonus and reward); messages are told apart.
    if (list !== 'terms') expect(new Set(texts).size).toBe(texts.length);
  });

  it('rounds and waiting', () => {
    expectText(language, roundText(language, 3));
    expectText(language, waitingText(language, [0, 1], ['', '']));
  });
});

describe('players', () => {
  it('without a name are numbered', () => {
    const names = ['', '   ', 'Anna'];
    expect(playerName('en', names, 0)).toBe('Player 1');
    expect(playerName('de', names, 1)).toBe('Spieler 2');
    expect(playerName('ru', names, 0)).toBe('Игрок 1');
    expect(playerName('ru', names, 2)).toBe('Anna');
    expect(playerName('en', names, 3)).toBe('Player 4');
  });

  it('alone meet Leopold or Elisabeth', () => {
    expect(playerName('ru', [''], 0)).toBe('Игрок 1');
    expect(playerName('de', ['Anna'], 1)).toBe('Leopold');
    expect(opponentWith(['more', 'entrances'])).toBe('leopold');
    expect(playerName('ru', ['Anna'], 1, opponentWith(['celebrities']))).toBe('Элизабет');
  });

  it('may be called anything', () => {
    expect(waitingText('en', [0], ['{count, plural, <b>'])).toBe(
      'Waiting for {count, plural, <b>.',
    );
  });
});

describe('problems say where', () => {
  it('in a data pack', () => {
    expect(packProblemText('de', 'bad-number', 'staff.5.cost')).toBe(
      'Eine Zahl im Datenpaket fehlt oder liegt außerhalb des Erlaubten. (Stelle: staff.5.cost)',
    );
  });
  it('in a record', () => {
    expect(recordProblemText('en', 'illegal-move', 11)).toBe(
      'A move of the saved game is not allowed. (Move 12)',
    );
  });
});

describe('modules', () => {
  it('are called what their books call them', () => {
    expect(MODULES.map((module) => moduleName('en', module))).toEqual([
      'Vienna Ballrooms',
      'Celebrities',
      'Unique Hotels',
      'Start Player',
      'A Little More',
    ]);
    expect(moduleName('de', 'more')).toBe('Darf’s a bisserl mehr sein?');
    expect(moduleName('ru', 'entrances')).toBe('Особенные отели');
  });

  it('bring champagne to the action spaces', () => {
    expect(actionName('en', 1)).toBe('Strudel and cake');
    expect(actionName('en', 1, true)).toBe('Strudel, cake and champagne');
    expect(actionName('de', 2, true)).toBe('Wein, Kaffee und Champagner');
    expect(actionName('ru', 2, true)).toBe('Вино, кофе и шампанское');
  });
});
