import { staffName } from '@gah/text';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Somebody } from './support/online.ts';
import { expectNoTokenInHistory, linkIn, openTable, somebody, tokensOf } from './support/online.ts';
import type { Habits } from './support/person.ts';
import { playByPointer } from './support/person.ts';

/** Others may take their time on a busy machine. */
const PATIENCE = { patienceMs: 90_000 } as const;

/** Both play at the same time, each when it is asked. */
const playBoth = (first: Page, second: Page, habits: Habits): Promise<unknown> =>
  Promise.all(
    [first, second].map((page, index) =>
      playByPointer(page, { ...PATIENCE, ...habits, seed: (habits.seed ?? 1) + index }),
    ),
  );

/** Ends a walk after so many looks at the page, so that nobody waits for somebody who has ended. */
const looks = (most: number): Pick<Habits, 'until'> => {
  const done = new Map<Page, number>();
  return {
    until: (page) => {
      const count = (done.get(page) ?? 0) + 1;
      done.set(page, count);
      return Promise.resolve(count > most);
    },
  };
};

interface Told {
  readonly game?: { readonly view: ViewTold; readonly moves: readonly unknown[] } | null;
  readonly snapshot?: { readonly game: Told['game'] };
}
interface ViewTold {
  readonly seats: readonly {
    readonly hand: readonly (number | null)[];
    readonly drawn: readonly (number | null)[];
  }[];
}

const gamesTold = ({ frames }: Somebody): NonNullable<Told['game']>[] =>
  frames.flatMap((frame) => {
    const message = JSON.parse(frame) as Told;
    return message.game ?? message.snapshot?.game ?? [];
  });

test('two persons in two languages play a live game to its end; one is offline in between, another only watches', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const anna = await somebody(browser, { language: 'en' });
  await anna.page.getByRole('radio', { name: 'Live' }).check();
  await openTable(anna.page, 'Anna');
  const invitation = await linkIn(anna.page, 'Invitation');
  expect(invitation).toMatch(/^#\/join\//);
  expect(anna.page.url()).toMatch(/#\/table\/[a-z2-7]{10}$/);

  const boris = await somebody(browser, { language: 'ru', theme: 'dark' }, invitation);
  await boris.page.getByLabel('Ваше имя').fill('Борис');
  // The secret has left the address as soon as it was read.
  expect(boris.page.url()).toMatch(/#\/table\/[a-z2-7]{10}$/);
  await boris.page.getByRole('button', { name: 'Сесть за стол' }).click();
  await expect(anna.page.locator('[data-screen="online-table"]')).toBeVisible();
  await expect(boris.page.locator('[data-screen="online-table"]')).toBeVisible();

  const table = anna.page.url().split('/').at(-1) ?? '';
  const watcher = await somebody(browser, { language: 'de' }, `#/watch/${table}`);
  await expect(watcher.page.getByText('Du schaust zu')).toBeVisible();
  const hands = gamesTold(anna)
    .concat(gamesTold(boris))
    .flatMap(({ view }) => view.seats.flatMap(({ hand }) => hand))
    .filter((card) => card !== null);
  expect(hands.length).toBeGreaterThan(0);
  const seen = await watcher.page.locator('body').innerText();
  for (const card of new Set(hands)) expect(seen).not.toContain(staffName('de', card, '2021'));

  await test.step('several turns each', async () => {
    await playBoth(anna.page, boris.page, { seed: 31, ...looks(25) });
  });

  await test.step('one goes offline in the middle, decides meanwhile, and comes back', async () => {
    await boris.context.setOffline(true);
    await expect(boris.page.getByText('Связь потеряна')).toBeVisible();
    await expect(anna.page.locator('.people .mark:not(.here)')).toHaveCount(1);
    await Promise.all([
      playByPointer(boris.page, { seed: 33, patienceMs: 90_000, ...looks(15) }),
      playByPointer(anna.page, { seed: 34, patienceMs: 90_000, ...looks(15) }),
    ]);
    await boris.context.setOffline(false);
    await expect(boris.page.locator('[data-standing="connected"]')).toHaveCount(1);
    await expect(anna.page.locator('.people .mark:not(.here)')).toHaveCount(0);
    await playBoth(anna.page, boris.page, { seed: 35, ...looks(15) });
  });

  await test.step('a reload in the middle', async () => {
    await anna.page.reload();
    await expect(anna.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
    await boris.page.reload();
    await expect(boris.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  });

  await test.step('chat, told to those who do not look', async () => {
    await anna.page.getByRole('button', { name: 'People and chat' }).click();
    await anna.page.getByLabel('Say something').fill('Servus <b>Boris</b>');
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await expect(boris.page.locator('.unread')).toContainText('1');
    await boris.page.keyboard.press('c');
    await expect(boris.page.getByRole('log', { name: 'Разговор' })).toContainText(
      'Servus <b>Boris</b>',
    );
    await expect(boris.page.locator('.unread')).toHaveCount(0);
    await boris.page.keyboard.press('Escape');
    await anna.page.keyboard.press('Escape');
    await expect(anna.page.getByRole('complementary', { name: 'People and chat' })).toBeHidden();
  });

  await test.step('to the end', async () => {
    await playBoth(anna.page, boris.page, { seed: 37, hurryAfter: 10 });
    const totals = async (page: Page): Promise<readonly string[] | null> => {
      await expect(page.locator('[data-counted="true"]')).toBeVisible();
      return (await page.locator('[data-counted] [role="status"]').innerText()).match(/−?\d+/g);
    };
    const counted = await totals(anna.page);
    expect(counted).toHaveLength(2);
    expect(counted).toEqual(await totals(boris.page));
    await expect(watcher.page.locator('[data-screen="final"]')).toBeVisible();
  });

  await test.step('nothing hidden was ever told to the spectator', () => {
    const told = gamesTold(watcher);
    expect(told.length).toBeGreaterThan(50);
    for (const { view, moves } of told) {
      expect(moves).toEqual([]);
      for (const { hand, drawn } of view.seats)
        expect([...hand, ...drawn].every((card) => card === null)).toBe(true);
    }
  });

  await test.step('once more', async () => {
    await anna.page.getByRole('button', { name: 'Once more' }).click();
    await anna.page.getByRole('button', { name: 'To the new table' }).click();
    await boris.page.getByRole('button', { name: 'К новому столу' }).click();
    await expect(anna.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
    await expect(boris.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  });
  for (const person of [anna, boris]) await expectNoTokenInHistory(person);
  for (const { context } of [anna, boris, watcher]) await context.close();
});

test('a seat goes on at another device, leaves and comes back', async ({ browser }) => {
  const clara = await somebody(browser);
  await openTable(clara.page, 'Clara');
  const otto = await somebody(browser, {}, await linkIn(clara.page, 'Invitation'));
  await otto.page.getByLabel('Your name').fill('Otto');
  await otto.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(clara.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await playBoth(clara.page, otto.page, { seed: 41, ...looks(12) });

  await clara.page.getByRole('button', { name: 'Menu' }).click();
  await clara.page.getByRole('button', { name: 'Make a link' }).click();
  const seat = await linkIn(clara.page, 'Go on at another device');
  expect(seat).toMatch(/^#\/seat\/[a-z2-7]{10}\/[\w-]{22}$/);
  await clara.page.getByRole('button', { name: 'Back to the game' }).click();
  const phone = await somebody(browser, { theme: 'dark' }, seat, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(phone.page.locator('[data-screen="online-table"]')).toHaveAttribute(
    'data-seat',
    '0',
  );
  expect(phone.page.url()).toMatch(/#\/table\/[a-z2-7]{10}$/);

  await test.step('the link is used up, and only where it was used it still leads to the seat', async () => {
    const finder = await somebody(browser, {}, seat);
    await expect(finder.page.getByRole('heading', { level: 1 })).toContainText('void');
    await expect(finder.page.getByText('Make a new one')).toBeVisible();
    await finder.context.close();
    await phone.page.evaluate((hash) => (location.hash = hash), seat);
    await expect(phone.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
    expect(phone.page.url()).toMatch(/#\/table\/[a-z2-7]{10}$/);
    for (const person of [clara, otto, phone]) await expectNoTokenInHistory(person);
  });

  await test.step('a link of the kind that was sent earlier still opens', async () => {
    const [token = ''] = await tokensOf(clara);
    const table = clara.page.url().split('/').at(-1) ?? '';
    const laptop = await somebody(browser, {}, `#/seat/${table}/${token}`);
    await expect(laptop.page.locator('[data-seat="0"]')).toBeVisible();
    expect(laptop.page.url()).toMatch(/#\/table\/[a-z2-7]{10}$/);
    // That its history knows the token is why no such link is made any more.
    expect(laptop.addresses.join(' ')).toContain(token);
    await laptop.context.close();
  });

  await Promise.all([
    playByPointer(phone.page, { seed: 43, touch: true, ...PATIENCE, ...looks(15) }),
    playByPointer(otto.page, { seed: 44, ...PATIENCE, ...looks(15) }),
  ]);

  await clara.page.getByRole('button', { name: 'Menu' }).click();
  await clara.page.getByRole('button', { name: 'Leave the game' }).click();
  await clara.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(phone.page.getByText('The computer plays for you')).toBeVisible();
  await clara.page.getByRole('button', { name: 'I am back' }).click();
  await expect(phone.page.getByText('The computer plays for you')).toBeHidden();

  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('button', { name: 'Start page' }).click();
  await expect(phone.page.getByRole('heading', { name: 'My online tables' })).toBeVisible();
  await phone.page.getByRole('button', { name: /Go to the table/ }).click();
  await expect(phone.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  for (const { context } of [clara, otto, phone]) await context.close();
});

test('an open table is found in the lobby; its host starts with computer players', async ({
  browser,
}) => {
  const host = await somebody(browser);
  await host.page.getByRole('radio', { name: '4', exact: true }).check();
  await host.page.getByLabel('Who plays seat 3').selectOption('person');
  await host.page.getByLabel('Name of the table').fill('Sachertorte & Co.');
  await host.page.getByRole('checkbox', { name: /open tables/ }).check();
  await openTable(host.page, 'Franz');

  const guest = await somebody(browser);
  await guest.page.getByRole('button', { name: 'Sit down: Sachertorte & Co.' }).click();
  await guest.page.getByLabel('Your name').fill('Sisi');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.page.getByText('Franz can start')).toBeVisible();
  await expect(host.page.getByRole('listitem').filter({ hasText: 'Sisi' })).toBeVisible();

  // Whoever leaves before the beginning frees the seat.
  await guest.page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(guest.page.locator('[data-screen="lobby"]')).toBeVisible();
  await expect(host.page.getByRole('listitem').filter({ hasText: 'open seat' })).toHaveCount(2);

  await host.page.getByRole('button', { name: 'Start now' }).click();
  await expect(host.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  await playByPointer(host.page, { seed: 51, ...PATIENCE, ...looks(15) });
  await host.context.close();
  await guest.context.close();
});
