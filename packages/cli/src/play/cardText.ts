import { TILE_IDS } from '@gah/engine';
import {
  guestSummary,
  politicsName,
  politicsText,
  staffName,
  staffText,
  term,
  tileName,
  tileText,
  timingName,
} from '@gah/text';
import type { PlayScene } from './scene.js';

/** The text of a card by its number, or of an emperor tile by its name; null for none. */
export function cardText({ language, content }: PlayScene, wanted: string): string | null {
  const tileId = TILE_IDS.find((id) => id === wanted.toUpperCase());
  if (tileId) {
    const tile = content.tiles[tileId];
    const { bonus, penalty } = tileText(language, tile, content.options);
    const bonusLabel = term(language, 'tileBonus');
    const penaltyLabel = term(language, 'tilePenalty');
    const name = tileName(language, tile.id);
    return `${name} – ${bonusLabel}: ${bonus} ${penaltyLabel}: ${penalty}`;
  }
  const number = /^#?\d{1,3}$/.test(wanted) ? Number(wanted.replace('#', '')) : -1;
  const staff = content.staff[number];
  if (staff) {
    const name = staffName(language, number, content.edition);
    const cost = `${term(language, 'cost')}: ${staff.cost}`;
    return `${name} (${timingName(language, staff.timing)}, ${cost}): ${staffText(language, staff)}`;
  }
  const guest = content.guests[number];
  if (guest) return guestSummary(language, guest);
  const politics = content.politics[number];
  if (!politics) return null;
  const { condition, vp } = politicsText(language, politics);
  return `${politicsName(language, number)}: ${condition} ${vp}`;
}
