import type { GameEvent, GameEventType } from '@gah/engine';
import { MODULE_SOUNDS } from '../modules/index.js';

/** Small sounds of wood and brass, made by the synthesizer. */
export type Sound = 'die' | 'card' | 'cup' | 'latch' | 'bell' | 'waltz';

export interface Note {
  readonly sound: Sound;
  /** Seconds after the first. */
  readonly at: number;
}

const SOUND_OF: Partial<Record<GameEventType, Sound>> = {
  diceRolled: 'die',
  dieTaken: 'die',
  dieDiscarded: 'die',
  guestTaken: 'card',
  staffPlayed: 'card',
  staffDrawn: 'card',
  politicsClaimed: 'card',
  goodPlaced: 'cup',
  goodsGained: 'cup',
  roomPrepared: 'latch',
  roomOccupied: 'latch',
  emperorScoring: 'waltz',
  ...MODULE_SOUNDS,
};

/** A roll is several dice; the rest sounds once. */
const ROLLED_DICE = 5;
const APART = 0.07;
const MOST = 8;

const soundsOf = (event: GameEvent): Sound[] => {
  const sound = SOUND_OF[event.type];
  if (!sound) return [];
  return event.type === 'diceRolled' ? Array.from({ length: ROLLED_DICE }, () => sound) : [sound];
};

/** What is heard of a step: its events one after the other, never more than a short phrase. */
export const notesFor = (events: readonly GameEvent[]): Note[] =>
  events
    .flatMap(soundsOf)
    .slice(0, MOST)
    .map((sound, index) => ({ sound, at: index * APART }));
