import type { GameState, Move, SeatIndex } from '@gah/engine';
import { parseMove, toRecord } from '@gah/engine';
import type { Page } from '@playwright/test';

/** A game as a file that the start page opens; whoever is not a person is a computer player. */
export const fileOf = (state: GameState, person: SeatIndex | 'everybody'): string =>
  JSON.stringify({
    format: 'grand-austria-hotel-save',
    version: 1,
    title: '',
    players: Array.from({ length: state.setup.seats }, (_, crest) =>
      person === 'everybody' || crest === person
        ? { kind: 'person', crest }
        : { kind: 'computer', level: 'concierge', crest },
    ),
    record: toRecord(state),
  });

/** Opens a game from a file on the start page. */
export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('section input[type=file]').setInputFiles(file);
  await page.locator('.bar, [data-screen="final"]').first().waitFor();
}

/** The moves of the open game, as the browser has kept them. */
export async function movesPlayed(page: Page): Promise<Move[]> {
  const written = await page.evaluate(
    (id) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('grand-austria-hotel');
        opening.onerror = () => {
          reject(new Error('no saved games'));
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('records').objectStore('records').get(id);
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { moves: string[] } | undefined)?.moves ?? []);
          };
        };
      }),
    page.url().split('/').at(-1) ?? '',
  );
  return written.flatMap((text) => parseMove(text) ?? []);
}
