import { downloadText } from '../app/download.js';
import { exportText, fileName } from '../saves/saveFile.js';
import type { ReplayGame } from './replayGame.js';

/** Hands out a whole game as a file, as far as its moves are known here. */
export function saveReplay({ recordAt, players }: ReplayGame, title: string): void {
  if (!recordAt) return;
  const text = exportText({ summary: { title, trial: '', players }, record: recordAt() });
  downloadText(text, fileName(title, Date.now()));
}
