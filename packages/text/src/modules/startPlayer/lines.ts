import { term } from '../../names/words.js';
import type { TableScene } from '../../play/tableLines.js';

export function keyLines({ language, view, players }: TableScene): string[] {
  const holder = view.modules.startPlayer?.holder ?? -1;
  return holder < 0 ? [] : [`${term(language, 'masterKey')}: ${players[holder] ?? ''}`];
}
