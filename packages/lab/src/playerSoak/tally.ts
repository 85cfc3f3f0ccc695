import { MEMORY_LIMIT_MB } from '@gah/ai/node';
import { addTo, ALONE } from '@gah/engine';
import type { ArenaResult } from '../arena/game.js';
import type { SoakGame } from './plan.js';

interface Slowest {
  readonly ms: number;
  readonly level: string;
  readonly game: number;
}

interface Problem {
  readonly game: number;
  readonly text: string;
}

/** What the games of a soak of players have shown. */
export class PlayerTally {
  games = 0;
  gamesAlone = 0;
  decisions = 0;
  peakMb = 0;
  slowest: Slowest = { ms: 0, level: '', game: 0 };
  readonly problems: Problem[] = [];
  readonly seats = new Map<string, number>();

  /** A decision that takes longer than `stallMs` is a problem. */
  constructor(private readonly stallMs: number) {}

  add({ number, seating }: SoakGame, { problem, times, peakMb }: ArenaResult): void {
    this.games++;
    if (seating.length === ALONE) this.gamesAlone++;
    this.peakMb = Math.max(this.peakMb, peakMb);
    if (problem !== null) this.fail(number, problem);
    if (peakMb > MEMORY_LIMIT_MB) this.fail(number, `took ${peakMb.toFixed(0)} MB`);
    for (const [seat, level] of seating.entries()) {
      const decisions = times.decisions[seat] ?? [];
      addTo(this.seats, level);
      this.decisions += decisions.length;
      const ms = decisions.reduce((most, each) => Math.max(most, each), 0);
      if (ms > this.slowest.ms) this.slowest = { ms, level, game: number };
      if (ms > this.stallMs) this.fail(number, `${level} thought for ${(ms / 1000).toFixed(1)} s`);
    }
  }

  private fail(game: number, text: string): void {
    this.problems.push({ game, text });
  }
}
