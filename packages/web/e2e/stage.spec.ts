import type { GameState } from '@gah/engine';
import { createGame, isLastTurnBeforeScoring, moves, pending, play } from '@gah/engine';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { fileOf, openFile } from './support/records.ts';
import { visit } from './support/settings.ts';

/** A game at the first moment that is wanted; dice are taken and turns ended. */
function gameAt(isWanted: (state: GameState) => boolean): { state: GameState; seat: number } {
  let state = createGame({ seats: 2, names: ['Clara', 'Leo'], seed: 'stage', staff: 'starter' });
  for (let [next] = pending(state); next; [next] = pending(state)) {
    if (isWanted(state)) return { state, seat: next.seat };
    const legal = moves(state, next.seat);
    const kinds = ['endTurn', 'takeDie'] as const;
    const move = kinds.flatMap((kind) => legal.find((each) => each.kind === kind) ?? [])[0];
    const played = play(state, move ?? legal[0] ?? { kind: 'pass', seat: next.seat });
    if (!played.ok) throw new Error('a legal move is played');
    ({ state } = played);
  }
  throw new Error('the moment comes');
}

/** Nobody has to choose a penalty: the next round begins at once. */
const isScoredNext = (state: GameState): boolean => {
  const [next] = pending(state);
  const end = moves(state, next?.seat ?? 0).find(({ kind }) => kind === 'endTurn');
  const ended = end && play(state, end);
  const types = ended?.ok === true ? ended.events.map(({ type }) => type) : [];
  return types.includes('emperorScoring') && types.includes('roundStarted');
};

test('an emperor scoring and a new round have a stage, which one tap leaves', async ({ page }) => {
  const { state, seat } = gameAt(isScoredNext);
  await visit(page, { theme: 'auto', pace: 'slowest' });
  await openFile(page, fileOf(state, seat));
  await page.keyboard.press('e');
  const stage = page.locator('[data-stage="great"]');
  const warned = page.locator('.tray', { hasText: 'Show me' });
  await expect(stage.or(warned)).toBeVisible();
  if (await warned.isVisible()) {
    await page.waitForTimeout(450);
    await page.keyboard.press('e');
  }
  await expect(stage.getByRole('heading')).toHaveText(/The emperor looks: scoring after round/);
  await expect(stage.getByRole('listitem')).toHaveCount(2);
  await expect(stage.getByRole('listitem').first()).toContainText(/Bonus|Penalty|Neither/);
  await expectAccessible(page, 'emperor scoring');
  await stage.getByRole('button', { name: 'Go on' }).click();
  await expect(stage.getByRole('heading')).toHaveText(/Round \d of 7|The last round/);
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await expect(stage).toBeHidden();
});

test('before the last turn that can change a scoring, its figures are told', async ({ page }) => {
  const { state, seat } = gameAt(
    (each) =>
      each.tasks.at(-1)?.kind === 'turn' &&
      isLastTurnBeforeScoring(each, pending(each)[0]?.seat ?? 0),
  );
  await visit(page);
  await openFile(page, fileOf(state, seat));
  const outlook = page.getByRole('complementary', { name: 'Your last turn before the emperor' });
  await expect(outlook).toContainText(/step \d/);
  await outlook.getByRole('button', { name: 'Close' }).click();
  await expect(outlook).toBeHidden();
});
