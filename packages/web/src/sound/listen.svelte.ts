import type { GameSession } from '../session/session.js';
import { settings } from '../settings/settings.svelte.js';
import { LOUDNESS } from '../settings/values.js';

/** So long without an input counts as having been away. */
const AWAY_MS = 20_000;

/** Lets a game be heard, if the player wants that; to be called inside a component. */
export function listen(session: () => GameSession | null): void {
  let lastInput = Date.now();
  const touch = (): void => {
    lastInput = Date.now();
  };
  let heardPly = -1;
  let wasMine = false;

  $effect(() => {
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  });

  $effect(() => {
    const game = session()?.now;
    if (!game) return;
    const { ply } = game.view;
    const isNew = heardPly >= 0 && ply > heardPly;
    heardPly = ply;
    const isMine = game.seat !== null;
    const becameMine = isMine && !wasMine;
    wasMine = isMine;
    if (settings.volume === 'off' || !isNew) return;
    const isAway = document.hidden || Date.now() - lastInput > AWAY_MS;
    const loudness = LOUDNESS[settings.volume];
    // Most play without sound and need neither score nor synthesizer.
    void Promise.all([import('./score.js'), import('./synth.js')]).then(
      ([{ notesFor }, { playNotes }]) => {
        const bell = becameMine && isAway ? [{ sound: 'bell' as const, at: 0.6 }] : [];
        playNotes([...notesFor(game.events), ...bell], loudness);
      },
    );
  });
}
