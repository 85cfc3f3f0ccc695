import { chapter } from '../../chapter.js';

export const startPlayer = chapter('startPlayer', {
  'startPlayer.order': { proves: ['startPlayer.order'] },
  'startPlayer.money': { proves: ['startPlayer.money'] },
  'startPlayer.key': {
    proves: ['startPlayer.good', 'startPlayer.action', 'W8'],
    picture: { is: 'signs', signs: ['key'] },
  },
  'startPlayer.limits': { proves: ['W8', 'T6'] },
  'startPlayer.others': { proves: ['startPlayer.others', 'startPlayer.example'] },
  'startPlayer.nextRound': { proves: ['startPlayer.nextRound', 'W8'] },
});
