import type { Heading, Perspective, RecordReplay, ReplayStep, Stride } from '@gah/engine';
import { contentOf, encodeRecordLink, headingAt, headingsOf, strideFrom } from '@gah/engine';
import type { Language } from '@gah/text';
import { headingText, phrases } from '@gah/text';
import { playersOf } from '@gah/terminal';
import type { Audience } from '../log/log.js';
import { logLines } from '../log/log.js';
import { tableText } from '../play/tableText.js';
import type { PlayWords } from '../play/words.js';
import { wordsIn } from '../play/words.js';

/** A way through a game in the terminal: where one is, whose eyes one has, and what there is to see. */
export class Walk {
  ply = 0;
  private readonly headings: readonly Heading[];

  private constructor(
    readonly replay: RecordReplay,
    readonly language: Language,
    private perspective: Perspective,
    private steps: readonly ReplayStep[],
  ) {
    this.headings = headingsOf(steps);
  }

  static async through(
    replay: RecordReplay,
    language: Language,
    audience: Audience,
  ): Promise<Walk> {
    const perspective = perspectiveOf(audience);
    return new Walk(replay, language, perspective, await replay.steps(perspective));
  }

  get last(): number {
    return this.replay.length - 1;
  }

  get words(): PlayWords {
    return wordsIn(this.language);
  }

  /** False where the way ends. */
  stride(stride: Stride, direction: 1 | -1): boolean {
    const ply = strideFrom(this.headings, this, stride, direction);
    if (ply !== null) this.ply = ply;
    return ply !== null;
  }

  /** False where nobody may look so. */
  async look(audience: Audience): Promise<boolean> {
    const perspective = perspectiveOf(audience);
    const { viewer, isOpen } = perspective;
    if (!this.replay.viewers.includes(viewer) || (isOpen && !this.replay.canOpen)) return false;
    this.perspective = perspective;
    this.steps = await this.replay.steps(perspective);
    return true;
  }

  /** Where one is, and what has just happened. */
  place(): string {
    const state = this.replay.stateAt(this.ply);
    const players = playersOf(state, this.language);
    const heading = headingText(
      phrases(this.language, 'replay').heading,
      headingAt(this.headings, this.ply),
      (seat) => players[seat] ?? '',
    );
    const { place } = this.words.replay;
    const events = this.steps[this.ply]?.events ?? [];
    // Hidden cards have been taken out of them already.
    const told = logLines({ state, events }, this.language, 'all');
    return [place({ ply: this.ply, last: this.last, heading }), ...told].join('\n');
  }

  async table(): Promise<string> {
    const { language, words } = this;
    const { view } = await this.replay.frame(this.ply, this.perspective);
    const { viewer } = this.perspective;
    const scene = {
      language,
      words,
      view,
      seat: viewer === 'spectator' ? (view.pending[0]?.seat ?? 0) : viewer,
      content: contentOf(view.setup),
      players: playersOf(this.replay.stateAt(this.ply), language),
    };
    return tableText(scene, false);
  }

  link(): string {
    return encodeRecordLink(this.replay.record());
  }
}

const perspectiveOf = (audience: Audience): Perspective =>
  audience === 'all' ? { viewer: 'spectator', isOpen: true } : { viewer: audience, isOpen: false };
