import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chance } from './support/person.ts';
import { visit } from './support/settings.ts';
import { lookAround } from './support/time.ts';

const MOST_CHOICES = 1500;

interface Heard {
  readonly name: string;
  /** The landmark in which it stands. */
  readonly region: string;
}

/** Names with a colon make a line a quoted one. */
const BUTTON = /^\s*- '?button "(.*)"((?: \[\w+\])*)'?:?$/;
const REGION = /^\s*- '?(?:region|complementary) "(.*)"/;

/** The buttons that a screen reader tells of, with the landmarks around them. */
function heardIn(snapshot: string): Heard[] {
  const around: { depth: number; name: string }[] = [];
  return snapshot.split('\n').flatMap((line) => {
    const depth = line.search(/\S/);
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const [, region] = REGION.exec(line) ?? [];
    if (region !== undefined) around.push({ depth, name: region });
    const [, name, states = ''] = BUTTON.exec(line) ?? [];
    if (name === undefined || /disabled/.test(states)) return [];
    return [
      {
        name: name.replaceAll('\\"', '"').replaceAll("''", "'"),
        region: around.at(-1)?.name ?? '',
      },
    ];
  });
}

/** What leads back, looks around, or leaves the game. */
const NOT_AN_ANSWER =
  /^(Undo|Whole turn|Back|Pass|What would|Log|Since your last turn|Show me|Close|Faster|Rules about)/;

const isAnswer = ({ name, region }: Heard): boolean =>
  name.endsWith('Can be chosen.') ||
  ((region === 'Decision' || region === 'Choices') && !NOT_AN_ANSWER.test(name));

/** What waits to be confirmed comes before what could be chosen instead. */
async function answer(page: Page, random: () => number): Promise<boolean> {
  const heard = heardIn(await page.locator('body').ariaSnapshot());
  const answers = heard.filter(isAnswer);
  const bar = answers.filter(({ region, name }) => region === 'Decision' && !/^End /.test(name));
  const others = answers.filter(({ region }) => region !== 'Decision');
  const from = bar.length > 0 ? bar : others.length > 0 ? others : answers;
  const chosen = from[Math.floor(random() * from.length)];
  if (!chosen) return false;
  await lookAround(page);
  const button = page.getByRole('button', { name: chosen.name, exact: true }).first();
  await button.press('Enter');
  return true;
}

test('a whole game by what a screen reader tells of it', async ({ page }) => {
  await visit(page, { oneTap: true });
  await page.getByRole('button', { name: 'First game' }).press('Enter');
  const random = chance(5);
  const final = page.locator('[data-screen="final"]');
  let choices = 0;
  while (choices < MOST_CHOICES && !(await final.isVisible()))
    if (await answer(page, random)) choices++;
    else await page.waitForTimeout(30);
  await expect(final).toBeVisible();
  expect(choices).toBeGreaterThan(60);
});
