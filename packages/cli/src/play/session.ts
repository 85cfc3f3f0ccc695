import type { Level, Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { Thinkers } from '@gah/ai/node';
import type { GameEvent, GameState, Move, SeatIndex } from '@gah/engine';
import { moves, pending, play, sameMove, seedRng, undo, undoTarget, viewOf } from '@gah/engine';
import type { Language } from '@gah/text';
import { contextOf, costText, levelName, moveText, promptText, reasonText } from '@gah/text';
import type { Limits } from '@gah/terminal';
import { columns, Failure } from '@gah/terminal';
import { logLines } from '../log/log.js';
import { cardText } from './cardText.js';
import { hotelText } from './hotelText.js';
import type { SavedPlayer, Table } from './savedTable.js';
import { PERSON, saveTable } from './savedTable.js';
import type { PlayScene } from './scene.js';
import { sceneOf } from './scene.js';
import { tableText } from './tableText.js';
import type { PlayWords } from './words.js';
import { wordsIn } from './words.js';

/** How the person is talked to. */
export interface Dialogue {
  say(text: string): void;
  /** Null when nothing more will come. */
  ask(): Promise<string | null>;
  /** Somebody thinks for a while: the share that is done, null when it is over. */
  wait(text: string, share: number | null): void;
}

export interface TerminalSessionOptions {
  readonly language: Language;
  readonly limits: Limits;
  readonly savePath: string;
}

/** What to do after an answer of the person. */
type Next = 'again' | 'go on' | 'leave';

const HINTING: Level = 'director';

/** What can be typed, and what it does. */
const helpRows = ({ help }: PlayWords): [string, string][] =>
  Object.values(help).map(({ key, meaning }) => [key, meaning]);

/** A game of one person against computer players, until it is over or the person leaves. */
export class TerminalSession {
  private state: GameState;
  private readonly players: readonly SavedPlayer[];
  private readonly person: SeatIndex;
  private readonly memories: readonly Memory[];
  private savePath: string;
  /** Others have played, or a turn has begun: the person wants to see the table. */
  private isNews = true;
  private isFirst = true;

  constructor(
    table: Table,
    private readonly thinkers: Thinkers,
    private readonly dialogue: Dialogue,
    private readonly options: TerminalSessionOptions,
  ) {
    this.state = table.state;
    this.players = table.players;
    this.person = table.players.indexOf(PERSON);
    this.memories = table.players.map(createMemory);
    this.savePath = options.savePath;
  }

  /** The state at the end, and whether the game is over. */
  async run(): Promise<GameState> {
    for (let open = pending(this.state); open.length > 0; open = pending(this.state)) {
      const computer = open.find(({ seat }) => seat !== this.person);
      const next = computer ? await this.computerMoves(computer.seat) : await this.personMoves();
      if (next === 'leave') break;
    }
    return this.state;
  }

  private get words(): PlayWords {
    return wordsIn(this.options.language);
  }

  private scene(): PlayScene {
    return sceneOf(this.state, this.person, this.options.language);
  }

  private played(move: Move): void {
    const result = play(this.state, move);
    if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.detail}`);
    this.state = result.state;
    this.tell(result.events);
  }

  /** What has happened, as the person may see it. */
  tell(events: readonly GameEvent[]): void {
    const { language } = this.options;
    const step = { state: this.state, events };
    for (const line of logLines(step, language, this.person)) this.dialogue.say(line);
    if (events.some(({ type }) => type === 'turnStarted')) this.isNews = true;
  }

  private async thought(level: Level, seat: SeatIndex, memory: Memory): Promise<Move> {
    const { language, limits } = this.options;
    const text = this.words.thinking({ name: levelName(language, level) });
    const { seed } = this.state.setup;
    const request = {
      level,
      view: viewOf(this.state, seat),
      moves: moves(this.state, seat),
      // A game that was saved goes on as it would have gone on.
      rng: seedRng(`${seed} seat ${seat} move ${this.state.ply}`),
      memory,
      ...limits,
    };
    try {
      return await this.thinkers.think(request, {
        onProgress: ({ share }) => {
          this.dialogue.wait(text, share);
        },
      });
    } finally {
      this.dialogue.wait(text, null);
    }
  }

  private async computerMoves(seat: SeatIndex): Promise<Next> {
    const player = this.players[seat];
    const memory = this.memories[seat];
    if (!memory || !player || player === PERSON) throw new Error(`no computer plays seat ${seat}`);
    this.played(await this.thought(player, seat, memory));
    this.isNews = true;
    return 'go on';
  }

  private async personMoves(): Promise<Next> {
    const legal = moves(this.state, this.person);
    if (this.isNews) this.showTable(this.isFirst);
    this.isNews = false;
    this.isFirst = false;
    this.showMoves(legal);
    for (;;) {
      const line = await this.dialogue.ask();
      const next = line === null ? 'leave' : await this.answer(line.trim(), legal);
      if (next !== 'again') return next;
    }
  }

  private showTable(isFull: boolean): void {
    this.dialogue.say(`\n${tableText(this.scene(), isFull)}`);
  }

  private showMoves(legal: readonly Move[]): void {
    const { language } = this.options;
    const { view, content } = this.scene();
    const task = view.tasks.at(-1);
    if (task) this.dialogue.say(`\n${promptText(language, task, contextOf(view, content))}`);
    const rows = legal.map((move, index) => {
      const cost = costText(language, move, view, content);
      const label = moveText(language, move, view, content);
      return [String(index + 1), cost === '' ? label : `${label}: ${cost}`];
    });
    this.dialogue.say(columns(rows, { indent: 2, right: (column) => column === 0 }));
  }

  private async answer(line: string, legal: readonly Move[]): Promise<Next> {
    const [command = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    if (/^\d+$/.test(line)) return this.choose(line, legal);
    switch (command.toLowerCase()) {
      case '?':
        this.dialogue.say(columns(helpRows(this.words), { indent: 2 }));
        return 'again';
      case 'u':
        return this.takeBack();
      case 'h':
        await this.hint(legal);
        return 'again';
      case 'e':
        await this.foresee();
        return 'again';
      case 'b':
        this.showTable(true);
        return 'again';
      case 'm':
        this.showMoves(legal);
        return 'again';
      case 'p':
        this.showPlayer(argument);
        return 'again';
      case 'c':
        this.dialogue.say(
          cardText(this.scene(), argument) ?? this.words.noSuchCard({ card: argument }),
        );
        return 'again';
      case 's':
        this.save(argument === '' ? this.savePath : argument);
        return 'again';
      case 'q':
        return this.leave();
      default:
        this.dialogue.say(this.words.unknownInput({ input: line }));
        return 'again';
    }
  }

  private choose(number: string, legal: readonly Move[]): Next {
    const move = legal[Number(number) - 1];
    if (!move) {
      this.dialogue.say(this.words.noSuchMove({ number, moves: legal.length }));
      return 'again';
    }
    this.played(move);
    return 'go on';
  }

  private takeBack(): Next {
    const target = undoTarget(this.state);
    if (target === null || target >= this.state.ply) {
      this.dialogue.say(this.words.cannotUndo);
      return 'again';
    }
    this.state = undo(this.state, this.state.ply - 1);
    this.dialogue.say(this.words.undone);
    return 'go on';
  }

  private async hint(legal: readonly Move[]): Promise<void> {
    const { language } = this.options;
    const { view, content } = this.scene();
    const move = await this.thought(HINTING, this.person, createMemory());
    const reasons = await this.thinkers.explain(view, move);
    const number = legal.findIndex((each) => sameMove(each, move)) + 1;
    this.dialogue.say(this.words.hint({ number, move: moveText(language, move, view, content) }));
    for (const reason of reasons) {
      this.dialogue.say(`  – ${reasonText(language, reason, content)}`);
    }
  }

  private async foresee(): Promise<void> {
    const { view, players } = this.scene();
    const outlooks = await this.thinkers.evaluate(view);
    const rows = outlooks.map(({ seat, expectedScore, usual: [low, high], winChance }) => [
      players[seat] ?? '',
      `${Math.round(expectedScore)} (${Math.round(low)} – ${Math.round(high)})`,
      `${Math.round(100 * winChance)} %`,
    ]);
    const { score, chance } = this.words.outlook;
    this.dialogue.say(
      columns([['', score, chance], ...rows], { indent: 2, right: (column) => column > 0 }),
    );
  }

  private showPlayer(argument: string): void {
    const scene = this.scene();
    const { length } = scene.view.seats;
    const seat = /^\d$/.test(argument) ? Number(argument) - 1 : -1;
    this.dialogue.say(
      scene.view.seats[seat]
        ? hotelText(scene, seat)
        : this.words.noSuchPlayer({ number: argument, players: length }),
    );
  }

  private save(path: string): void {
    try {
      saveTable(path, { state: this.state, players: this.players });
      this.savePath = path;
      this.dialogue.say(this.words.savedTo({ path }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.dialogue.say(error.message);
    }
  }

  private async leave(): Promise<Next> {
    const { saveQuestion, yesOrNo } = this.words;
    const yes = this.words.yes.split(' ');
    const no = this.words.no.split(' ');
    this.dialogue.say(saveQuestion({ path: this.savePath }));
    for (;;) {
      const answer = (await this.dialogue.ask())?.trim().toLowerCase().charAt(0) ?? no[0] ?? '';
      if (yes.includes(answer)) this.save(this.savePath);
      if (yes.includes(answer) || no.includes(answer)) return 'leave';
      this.dialogue.say(yesOrNo);
    }
  }
}
