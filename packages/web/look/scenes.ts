import type { MoveKind, SetupInput, TaskKind } from '@gah/engine';
import { MODULES } from '@gah/engine';
import type { Page } from '@playwright/test';
import { goTo } from '../e2e/support/settings.ts';
import type { Moment, Wanted } from './games.ts';

export const SCREENS = {
  desktop: { width: 1366, height: 768 },
  wide: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  small: { width: 1024, height: 768 },
  upright: { width: 820, height: 1180 },
  side: { width: 844, height: 390 },
  zoomed: { width: 683, height: 384 },
  huge: { width: 2560, height: 1440 },
} as const;
type Screen = keyof typeof SCREENS;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Scene {
  readonly name: string;
  readonly screen: Screen;
  readonly themes: readonly Theme[];
  readonly language: 'en' | 'de' | 'ru';
  readonly game: Wanted | null;
  /** From the open page to what is to be seen. */
  readonly act: (page: Page) => Promise<void>;
}

type Until = (moment: Moment) => boolean;

const NAMES = ['Clara', 'Leo', 'Emilie', 'Gustav'];
const setup = (seats: number, seed: string, more: Partial<SetupInput> = {}): SetupInput => ({
  seats,
  names: NAMES.slice(0, seats),
  seed,
  staff: 'starter',
  ...more,
});
const EVERYTHING: Partial<SetupInput> = { modules: MODULES, promos: true, staff: 'random' };

/** At the beginning of a turn of a round. */
const inRound =
  (round: number): Until =>
  ({ state, legal }) =>
    state.round >= round && legal.some(({ kind }) => kind === 'takeDie');
const asked =
  (task: TaskKind, round = 0): Until =>
  ({ state }) =>
    state.round >= round && state.tasks.at(-1)?.kind === task;
/** A move of that kind can be made at the beginning of a turn. */
const can =
  (kind: MoveKind, round: number): Until =>
  (moment) =>
    inRound(round)(moment) && moment.legal.some((move) => move.kind === kind);
/** The die is taken; a guest could leave the café, or be forgotten. */
const unfinished: Until = ({ state, legal }) =>
  state.round >= 3 &&
  legal.some(({ kind }) => kind === 'endTurn') &&
  legal.some(({ kind }) => kind === 'moveIn');
/** A turn in which everything happens: a guest can be taken, another one moves in. */
const eventful: Until = ({ state, legal }) =>
  state.round >= 3 &&
  ['takeGuest', 'moveIn', 'takeDie'].every((wanted) => legal.some(({ kind }) => kind === wanted));
const manyGoods: Until = ({ state }) => {
  const task = state.tasks.at(-1);
  return task?.kind === 'chooseGoods' && task.left > 1;
};
/** The end of the game. */
const never = null;

const nothing = (): Promise<void> => Promise.resolve();
const tapFirst =
  (place: string): Scene['act'] =>
  async (page) => {
    await page.locator(`.place.legal[data-place^="${place}"]`).first().click();
    await page.mouse.move(2, 2);
  };
const press =
  (name: string): Scene['act'] =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.mouse.move(2, 2);
  };
const tab =
  (name: string): Scene['act'] =>
  (page) =>
    page.getByRole('tab', { name }).click();

const advice: Scene['act'] = async (page) => {
  await press('What would the director do?')(page);
  await page.getByRole('button', { name: 'Do so' }).waitFor();
};

/** The game that was opened, gone through again from its start page. */
const lookBack =
  (rounds: number, act: Scene['act'] = nothing): Scene['act'] =>
  async (page) => {
    await page.locator('.bar, [data-screen="final"]').first().waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    await goTo(page, `#/replay/save/${id}`);
    await page.locator('[data-screen="replay"]').waitFor();
    for (let round = 0; round < rounds; round++) await page.keyboard.press('PageDown');
    await page.waitForTimeout(300);
    await act(page);
  };
const more: Scene['act'] = (page) =>
  page.getByRole('button', { name: 'More', exact: true }).click();
const key =
  (name: string): Scene['act'] =>
  async (page) => {
    await page.keyboard.press(name);
    await page.waitForTimeout(900);
  };

/** What is read or looked up, and a lesson. */
const PAGES = [
  ['rules', '#/rules'],
  ['rules-paragraph', '#/rules/round.order'],
  ['almanac', '#/almanac'],
  ['almanac-card', '#/almanac/staff/4'],
  ['almanac-unknown', '#/almanac/staff/nobody'],
  ['desk', '#/almanac/desk'],
  ['learn', '#/learn'],
  ['lesson', '#/learn/firstEvening'],
  ['lesson-hall', '#/learn/ballrooms'],
] as const;
const page =
  (hash: `#/${string}`): Scene['act'] =>
  async (opened) => {
    await goTo(opened, hash);
    await opened.locator('[data-screen]:not([data-screen="start"])').waitFor();
  };

const scene = (
  name: string,
  screen: Screen,
  game: Wanted | null,
  more: Partial<Pick<Scene, 'themes' | 'language' | 'act'>> = {},
): Scene => ({ name, screen, game, themes: THEMES, language: 'en', act: nothing, ...more });

const LIGHT = { themes: ['light'] } as const;
const DARK = { themes: ['dark'] } as const;

const two = (isThere: Until | null, seed = 'two'): Wanted => ({
  setup: setup(2, seed),
  isThere,
});
const four = (isThere: Until): Wanted => ({ setup: setup(4, 'four'), isThere });
const all = (isThere: Until | null, seats = 4): Wanted => ({
  setup: setup(seats, 'all', EVERYTHING),
  isThere,
});
const solo = (isThere: Until): Wanted => ({
  setup: setup(1, 'solo', { staff: 'random', difficulty: 'medium' }),
  isThere,
});

export const SCENES: readonly Scene[] = [
  scene('start', 'desktop', null),
  scene('start-phone', 'phone', null),
  scene('start-de', 'desktop', null, { ...LIGHT, language: 'de' }),
  scene('start-ru-phone', 'phone', null, { ...LIGHT, language: 'ru' }),
  scene('own-table', 'desktop', null, { act: press('Your own table') }),
  scene('settings', 'desktop', null, { act: press('Settings') }),
  scene('settings-phone', 'phone', null, { ...LIGHT, act: press('Settings') }),
  scene('settings-ru', 'desktop', null, { ...DARK, language: 'ru', act: press('Настройки') }),
  ...PAGES.flatMap(([name, hash]) => [
    scene(name, 'desktop', null, { act: page(hash) }),
    scene(`${name}-ru`, 'desktop', null, { ...LIGHT, language: 'ru', act: page(hash) }),
    scene(`${name}-de-phone`, 'phone', null, { ...DARK, language: 'de', act: page(hash) }),
  ]),
  scene('curtain', 'desktop', null, {
    act: async (page) => {
      await press('Your own table')(page);
      await page.getByLabel('Who plays seat 2').selectOption('person');
      await press('Open the hotel')(page);
    },
  }),

  scene('table-2', 'desktop', two(inRound(4))),
  scene('table-2-large', 'large', two(inRound(6)), LIGHT),
  scene('table-2-phone', 'phone', two(inRound(4))),
  scene('table-2-de', 'desktop', two(inRound(3)), { ...LIGHT, language: 'de' }),
  scene('table-2-ru', 'desktop', two(inRound(5)), { ...DARK, language: 'ru' }),
  scene('table-4', 'desktop', four(inRound(4))),
  scene('table-4-phone', 'phone', four(inRound(4))),
  scene('table-2-everything', 'desktop', all(inRound(4), 2)),
  scene('table-4-everything', 'desktop', all(inRound(5))),
  scene('table-4-everything-wide', 'wide', all(inRound(5))),
  scene('table-4-everything-large', 'large', all(inRound(6)), DARK),
  scene('table-4-everything-de', 'wide', all(inRound(6)), { ...LIGHT, language: 'de' }),
  scene('table-4-everything-ru', 'desktop', all(inRound(6)), { ...LIGHT, language: 'ru' }),
  scene('table-4-everything-phone', 'phone', all(inRound(5))),
  ...(['Hotel', 'Staff', 'Court', 'Rivals'] as const).map((name) =>
    scene(`phone-${name.toLowerCase()}-everything`, 'phone', all(inRound(5)), {
      ...LIGHT,
      act: tab(name),
    }),
  ),
  scene('phone-de-everything', 'phone', all(inRound(5)), { ...LIGHT, language: 'de' }),
  scene('phone-hotel', 'phone', two(asked('prepareRoom', 3)), DARK),
  ...(['tablet', 'small'] as const).flatMap((screen) => [
    scene(`table-2-${screen}`, screen, two(inRound(4)), LIGHT),
    scene(`table-2-${screen}-ru`, screen, two(inRound(4)), { ...DARK, language: 'ru' }),
    scene(`table-4-${screen}-de`, screen, four(inRound(5)), { ...LIGHT, language: 'de' }),
    scene(`choose-room-${screen}`, screen, two(asked('prepareRoom', 3)), LIGHT),
  ]),
  scene('table-4-everything-tablet', 'tablet', all(inRound(5)), { ...LIGHT, language: 'ru' }),
  ...(['small', 'upright', 'side', 'zoomed', 'huge'] as const).map((screen) =>
    scene(`table-4-everything-${screen}`, screen, all(inRound(6)), { language: 'ru' }),
  ),
  scene('play-staff-upright', 'upright', all(asked('playStaff', 2)), LIGHT),
  scene('start-huge', 'huge', null, LIGHT),
  scene('first-guest', 'desktop', two(asked('firstGuest')), LIGHT),
  scene('table-solo', 'desktop', solo(inRound(4))),
  scene('since', 'desktop', four(inRound(4)), { act: (opened) => opened.keyboard.press('v') }),

  scene('choose-die', 'desktop', two(inRound(3)), { ...LIGHT, act: tapFirst('space:1') }),
  scene('choose-guest', 'desktop', two(can('takeGuest', 3)), { ...LIGHT, act: tapFirst('queue:') }),
  scene('choose-move-in', 'desktop', two(can('moveIn', 3)), {
    ...LIGHT,
    act: async (page) => {
      await tapFirst('table:')(page);
      await tapFirst('room:')(page);
    },
  }),
  scene('choose-room', 'desktop', two(asked('prepareRoom', 3)), { act: tapFirst('room:') }),
  scene('split-goods', 'desktop', two(asked('splitGoods', 3)), LIGHT),
  scene('deal-goods', 'desktop', two(asked('placeGoods', 2)), LIGHT),
  scene('deal-goods-phone', 'phone', two(asked('placeGoods', 2)), LIGHT),
  scene('serve', 'desktop', all(can('serve', 3)), { ...DARK, act: press('Serve') }),
  scene('play-staff', 'desktop', two(asked('playStaff', 2)), LIGHT),
  scene('benefits', 'desktop', two(asked('benefits', 2)), LIGHT),
  scene('draft', 'desktop', {
    setup: setup(2, 'draft', { staff: 'draft' }),
    isThere: asked('draft'),
  }),
  scene('auction', 'desktop', all(asked('auction'))),
  scene('auction-phone', 'phone', all(asked('auction')), LIGHT),
  scene('rehearsal', 'desktop', all(asked('rehearsal')), LIGHT),
  scene('ball', 'desktop', all(asked('sendDancer', 3)), LIGHT),
  scene('warning', 'desktop', two(unfinished), { ...LIGHT, act: press('End turn') }),
  scene('advice', 'desktop', two(inRound(3)), { act: advice }),
  scene('advice-phone', 'phone', two(inRound(3)), { ...LIGHT, act: advice }),
  scene('undo-wall', 'desktop', two(inRound(3)), {
    ...LIGHT,
    act: (page) => page.keyboard.press('u'),
  }),
  scene('pick-goods', 'desktop', all(manyGoods, 2), LIGHT),
  scene('hand', 'desktop', two(inRound(3)), { ...LIGHT, act: press('Hand ·') }),
  scene('score', 'desktop', two(inRound(5)), { ...LIGHT, act: press('Show the points in parts') }),
  scene('rival', 'desktop', four(inRound(5)), { ...DARK, act: press('Look at') }),
  scene('menu', 'desktop', two(inRound(3)), { ...LIGHT, act: press('Menu') }),

  scene('card-details', 'desktop', two(inRound(4)), {
    act: async (page) => {
      await page.locator('[data-place^="queue:"]').nth(1).hover();
      await page.waitForTimeout(900);
    },
  }),
  scene('card-details-phone', 'phone', two(inRound(4)), {
    ...LIGHT,
    act: (page) => page.locator('[data-place^="queue:"]').nth(1).click({ button: 'right' }),
  }),
  scene('final-scoring', 'desktop', two(never)),
  scene('final-scoring-phone', 'phone', two(never), LIGHT),
  scene('final-scoring-4-everything', 'wide', all(never)),
  scene('replay', 'desktop', two(never), { act: lookBack(4) }),
  scene('replay-phone', 'phone', two(never), { act: lookBack(4) }),
  scene('replay-de', 'small', two(never), { ...LIGHT, language: 'de', act: lookBack(5) }),
  scene('replay-ru-phone', 'phone', all(never), { ...DARK, language: 'ru', act: lookBack(5) }),
  scene('replay-4-everything', 'wide', all(never), { act: lookBack(5) }),
  scene('replay-side', 'side', two(never), { ...LIGHT, act: lookBack(4) }),
  scene('replay-upright', 'upright', two(never), { ...LIGHT, act: lookBack(4) }),
  scene('replay-share', 'desktop', two(never), { act: lookBack(4, key('c')) }),
  scene('replay-play-on', 'desktop', two(never), { ...LIGHT, act: lookBack(4, key('p')) }),
  scene('replay-keys', 'desktop', two(never), { ...LIGHT, act: lookBack(4, key('?')) }),
  scene('replay-log', 'desktop', two(never), { ...LIGHT, act: lookBack(4, key('l')) }),
  scene('replay-menu-phone', 'phone', two(never), { ...LIGHT, act: lookBack(4, more) }),
  scene('replays', 'desktop', null, {
    act: async (page) => {
      await goTo(page, '#/replay');
      await page.locator('[data-screen="replays"]').waitFor();
    },
  }),
  scene('problem', 'desktop', null, {
    act: async (page) => {
      await goTo(page, '#/game/nowhere');
      await page.locator('[data-screen="problem"]').waitFor();
    },
  }),
];

/** What README.md shows. */
export const README_TABLE = scene('table', 'desktop', two(inRound(5)));
export const README_TURN = scene('turn', 'small', two(eventful));
