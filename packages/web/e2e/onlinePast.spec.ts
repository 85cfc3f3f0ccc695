import type { TableSession } from '@gah/client';
import { HttpClient } from '@gah/client';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { gather, tableOf } from '@gah/client/testing';
import type { HistoryPage } from '@gah/protocol';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ONLINE } from '../playwright.shared.ts';
import { somebody } from './support/online.ts';

const ADDRESS = ONLINE.replace(/\/$/, '');

const isAsked = ({ table }: TableSession): boolean => (table?.game?.moves.length ?? 0) > 0;

/** Whoever is asked plays, one move after the other, until a moment has come. */
async function playUntil(clients: readonly TableSession[], isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const mover = clients.find(isAsked);
    const [move] = mover?.table?.game?.moves ?? [];
    if (!mover || !move) throw new Error('somebody is asked');
    const seq = await mover.play(move);
    await Promise.all(clients.map((client) => client.until((now) => now.seq >= seq)));
  }
}

/** A link that brings a seat to a browser. */
async function seatLink({ table, token }: Seated): Promise<string> {
  const { code } = await new HttpClient(ADDRESS).seatCode(table, token);
  return `#/seat/${table}/${code}`;
}

const replayAt = (page: Page, ply: number) =>
  expect(page.locator(`[data-screen="replay"][data-ply="${ply}"]`)).toBeVisible();

test('looking back at a running table, from the table and by a link, and at one that is over', async ({
  browser,
}) => {
  const seated = await gather(ADDRESS, tableOf(2));
  const clients = seated.map((each) => openSession({ address: ADDRESS, ...each }));
  const [host] = seated;
  const [own, other] = clients;
  if (!host || !own || !other) throw new Error('two persons sit down');
  const ply = (): number => own.table?.game?.view.ply ?? 0;
  await Promise.all(clients.map((client) => client.until(({ game }) => game !== null)));
  await playUntil(clients, () => ply() >= 40 && isAsked(other));

  const anna = await somebody(browser, {}, await seatLink(host));
  const pages: HistoryPage[] = [];
  anna.page.on('response', (response) => {
    if (response.url().includes('/history?'))
      void response.json().then((page: HistoryPage) => pages.push(page));
  });
  await expect(anna.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
  const before = ply();

  await test.step('from the menu, by keyboard, and the address says where', async () => {
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: 'Look back' }).click();
    await replayAt(anna.page, before);
    await anna.page.keyboard.press('ArrowLeft');
    await replayAt(anna.page, before - 1);
    await expect(anna.page).toHaveURL(`${ONLINE}#/table/${host.table}/${before - 1}`);
  });

  await test.step('nothing was told that was hidden then', () => {
    const views = pages.flatMap(({ steps }) => steps.map(({ view }) => view));
    expect(views).toHaveLength(before + 1);
    for (const { viewer, seats } of views) {
      expect(viewer).toBe(host.seat);
      const hidden = seats.filter((_, seat) => seat !== host.seat);
      expect(hidden.flatMap(({ hand, drawn }) => [...hand, ...drawn]).some(Boolean)).toBe(false);
    }
  });

  await test.step('the game goes on meanwhile, and says when it is the own turn', async () => {
    await playUntil(clients, () => isAsked(own));
    const note = anna.page.getByRole('status').filter({ hasText: 'It is your turn' });
    await expect(note).toContainText('meanwhile');
    await note.getByRole('button', { name: 'Back to the table' }).click();
    await expect(anna.page.locator('[data-screen="online-table"] .bar')).toBeVisible();
    await anna.page.goBack();
    await expect(anna.page.locator('[data-screen="replay"]')).toBeVisible();
  });

  await test.step('a link shows somebody else what spectators saw', async () => {
    const watcher = await somebody(browser, {}, `#/table/${host.table}/7`);
    await replayAt(watcher.page, 7);
    await watcher.context.close();
    const closed = await gather(ADDRESS, tableOf(2, { spectators: false }));
    const stranger = await somebody(browser, {}, `#/table/${closed[0]?.table ?? ''}/3`);
    await expect(stranger.page.getByText('This table admits no spectators')).toBeVisible();
    await stranger.context.close();
  });

  await test.step('when it is over everything can be seen, also in a link of its own', async () => {
    await playUntil(clients, () => own.table?.info.phase === 'over');
    const moment = `#/table/${host.table}/12`;
    await anna.page.goto(`${ONLINE}${moment}`);
    await anna.page.reload();
    await replayAt(anna.page, 12);
    await anna.page.keyboard.press('o');
    await anna.page.keyboard.press('c');
    await expect(anna.page.getByLabel('Link to this move')).toHaveValue(/#\/replay\/game\//);
    await anna.page.keyboard.press('Escape');
  });

  await test.step('then its turns can be reviewed, the own ones first', async () => {
    await anna.page.getByRole('button', { name: 'Review', exact: true }).click();
    const review = anna.page.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('radio').nth(host.seat)).toBeChecked();
    await review.getByRole('button', { name: 'Review this game' }).click();
    const point = review.locator('[data-turning-point]').first();
    await expect(point).toContainText('Better:', { timeout: 120_000 });
    await review.getByRole('button', { name: 'Stop' }).click();
    const ply = await point.getAttribute('data-turning-point');
    await point.getByRole('button', { name: 'Show' }).click();
    await replayAt(anna.page, Number(ply));
  });
  for (const client of clients) client.close();
  await anna.context.close();
});
