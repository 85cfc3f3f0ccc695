import { KRONES_BY_POSITION } from '@gah/engine';

/** What the messages of this chapter take from the tables of the game. */
export const amounts = { 'startPlayer.money': { money: KRONES_BY_POSITION.join(', ') } } as const;
