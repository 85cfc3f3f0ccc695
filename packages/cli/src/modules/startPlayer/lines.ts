import { term } from '@gah/text';
import type { PlayScene } from '../../play/scene.js';

export function keyLines({ language, view, players }: PlayScene): string[] {
  const holder = view.modules.startPlayer?.holder ?? -1;
  return holder < 0 ? [] : [`${term(language, 'masterKey')}: ${players[holder] ?? ''}`];
}
