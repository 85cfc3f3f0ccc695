import type { Opponent } from '@gah/engine';
import type { Markup } from '../../art/svg.js';
import { good, krones } from '../../art/tokens.js';
import { later } from '../../cards/later.svelte.js';
import { idsIn } from '../../table/bar/tray.js';
import type { ScreenExplaining } from '../module.js';
import { aboutSpace, explain, leftOn } from './explain.js';
import { openDecks } from './openDecks.js';
import { rulePictures } from './rulePictures.js';
import SoloPanel from './SoloPanel.svelte';
import type { SoloSubject } from './subject.js';
import WaitingTray from './WaitingTray.svelte';

/** The opponent's face comes with the portraits, after the table. */
const faces = later<(who: Opponent) => Markup>(
  () => '',
  async () => {
    const { courtPortrait } = await import('../../art/portraits/court.js');
    return (who) => courtPortrait(who, { crop: 'face' });
  },
);

export const screen: ScreenExplaining<SoloSubject> = {
  rulePictures,
  openDecks,
  zones: { rivals: SoloPanel },
  tabZones: { rivals: SoloPanel },
  trays: [{ isOpen: (table) => idsIn(table, 'waiting').length > 0, content: WaitingTray }],
  onSpace: ({ view }, space) => {
    const { toll, item } = leftOn(view, space);
    return [
      ...(item ? [good(item, 'full', { size: 19 })] : []),
      ...(toll > 0 ? [krones(toll, { size: 21 })] : []),
    ];
  },
  aboutSpace,
  closerLooks: {
    soloSteps: { explain: explain.soloSteps, rule: 'solo.extra' },
    soloCard: {
      explain: explain.soloCard,
      rule: 'solo.deck',
      almanac: (_subject, { scene }) => {
        const last = scene.view.modules.solo?.discard.at(-1);
        return last === undefined ? undefined : `instruction/${last}`;
      },
    },
    soloStars: { explain: explain.soloStars, rule: 'solo.hotels' },
    soloHotel: {
      explain: explain.soloHotel,
      rule: 'solo.hotels',
      almanac: (_subject, { scene }) => {
        const hotel = scene.view.modules.solo?.hotel;
        return hotel ? `soloHotel/${hotel}` : undefined;
      },
    },
  },
  rivalFace: (table) => faces.now(table.opponent),
  loadDrawings: faces.load,
};
