import type { Page } from '@playwright/test';

/** Adds games to the open page of statistics from a file. */
export async function addStatistics(page: Page, text: string): Promise<void> {
  await page.locator('[data-screen="statistics"] input[type=file]').setInputFiles({
    name: 'statistics.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}
