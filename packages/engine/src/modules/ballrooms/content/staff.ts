import type { Effect } from '../../../model/effect.js';
import {
  atEnd,
  card,
  drawStaff,
  everyRound,
  gain,
  goods,
  krones,
  lasting,
  once,
  paidUse,
  sendDancer,
  spend,
  staffOf,
  vp,
} from '../../../content/notation.js';

const champagne = (amount: number): Effect => gain({ champagne: amount });

export const BALLROOM_STAFF = {
  ...staffOf('ballrooms', false, {
    dancingMaster: lasting(119, 3, {
      onDie: { values: [3], gain: [krones(1)], beside: [sendDancer(0)] },
    }),
    violinist: once(120, 3, champagne(3)),
    concertmaster: lasting(121, 4, { onDie: { values: [1], gain: [champagne(1), vp(1)] } }),
    symphonist: paidUse(122, 3, { goods: goods({ champagne: 1 }) }, vp(5)),
    usherette: paidUse(123, 4, { krones: 2 }, champagne(1), vp(3)),
    bandmaster: lasting(124, 4, { onDie: { values: [4], gain: [champagne(1), krones(1)] } }),
    choirmaster: lasting(125, 3, { onDie: { values: [5], beside: [sendDancer(1)] } }),
    leadingDancer: atEnd(126, 4, 2, { count: 'dancers' }),
    harpist: once(127, 4, sendDancer(2, sendDancer(1))),
    cellist: everyRound(128, 4, spend({}, sendDancer(1))),
    pianist: everyRound(129, 6, champagne(1)),
    balletMaster: lasting(130, 3, { onDancerSent: { gain: [krones(1), drawStaff(1)] } }),
    trumpeter: lasting(131, 4, { onDie: { values: [2], gain: [champagne(1), drawStaff(1)] } }),
    arranger: lasting(132, 1, { onMarkerPlaced: { gain: [champagne(2)] } }),
    danubeSteamshipCaptain: card(133, 3, 'round', {
      ability: { onStaffPlayed: { oncePerRound: true, gain: [sendDancer(1)] } },
    }),
  }),
  ...staffOf('ballrooms', true, {
    bossSon: lasting(183, 2, { onChampagnePaid: { gain: [krones(1)] } }),
  }),
};
