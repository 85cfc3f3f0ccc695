import type { Move, RngState } from '@gah/engine';
import { asMove, MOVE_KINDS, randomInt, REFUSAL_CODES, sameMove } from '@gah/engine';
import type { ClientRequest, ProblemCode } from '@gah/protocol';
import { LIMITS, PROTOCOL_VERSION } from '@gah/protocol';
import type { Attack, Attacker } from './attack.js';
import { garbage, pick } from './garbage.js';
import type { AttackTarget, Targets } from './targets.js';

type Wish = ClientRequest extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

const STRANGER: Attacker = { kind: 'stranger' };
const NO_TABLE = 'aaaaaaaaaa';
const MOST_OVERSIZE = 100_000;

const seatOf = ({ table, seated }: AttackTarget, seat: number): Attacker => ({
  kind: 'seat',
  table,
  token: seated[seat]?.token ?? '',
});

/** Makes messages that a server must refuse, with the codes it may do so with. */
export class SocketAttacks {
  readonly #targets: Targets;
  readonly #rng: RngState;
  #ids = 0;

  constructor(targets: Targets, rng: RngState) {
    this.#targets = targets;
    this.#rng = rng;
  }

  next(): Attack {
    const kinds = [
      () => this.#garbage(),
      () => this.#garbage(),
      () => this.#oversized(),
      () => this.#binary(),
      () => this.#beforeHello(),
      () => this.#badHello(),
      () => this.#helloAgain(),
      () => this.#movesOfOthers(),
      () => this.#movesOfOthers(),
      () => this.#wrongMoment(),
      () => this.#illegalMove(),
      () => this.#illegalMove(),
      () => this.#badUndo(),
      () => this.#finishedGame(),
      () => this.#noGame(),
      () => this.#badRequest(),
      () => this.#asSpectator(),
    ];
    return pick(this.#rng, kinds)();
  }

  #request(by: Attacker, newTable: Wish, ...codes: ProblemCode[]): Attack {
    const id = `fuzz-${String(++this.#ids).padStart(8, '0')}`;
    return { by, frame: JSON.stringify({ ...newTable, id }), codes };
  }

  get #deciding() {
    const { deciding } = this.#targets.running;
    if (!deciding) throw new Error('somebody decides in a running game');
    return deciding;
  }

  /** Of the seat that decides: legal, were it sent by its owner. */
  #legalMove(): Move {
    return pick(this.#rng, this.#deciding.game.moves);
  }

  /** A seat of the running game that decides nothing now. */
  #otherSeat(): number {
    const { seated } = this.#targets.running;
    const others = [...seated.keys()].filter((seat) => seat !== this.#deciding.seat);
    return pick(this.#rng, others);
  }

  #anyone(): Attacker {
    const { gathering, running, over, closed } = this.#targets;
    const target = pick(this.#rng, [gathering, running, over]);
    return pick(this.#rng, [
      STRANGER,
      { kind: 'spectator', table: closed.table },
      { kind: 'spectator', table: target.table },
      ...target.seated.map((_, seat) => seatOf(target, seat)),
    ]);
  }

  #validMessages(): object[] {
    const { table, seq, seated } = this.#targets.running;
    const id = 'valid-id';
    return [
      { type: 'hello', protocol: PROTOCOL_VERSION, table, token: seated[0]?.token, have: 0 },
      { type: 'move', id, at: seq, move: this.#legalMove() },
      { type: 'undo', id, at: seq, ply: 1 },
      { type: 'start', id, level: 'pageboy' },
      { type: 'leave', id },
      { type: 'comeBack', id },
      { type: 'vote', id, seat: 1 },
      { type: 'rematch', id },
      { type: 'chat', id, text: 'hello' },
      { type: 'log', id, from: 0 },
      { type: 'sync', have: 0 },
      { type: 'ping' },
    ];
  }

  #garbage(): Attack {
    const frame = garbage(this.#rng, pick(this.#rng, this.#validMessages()));
    const codes: ProblemCode[] =
      Buffer.byteLength(frame) > LIMITS.messageBytes ? ['too-large'] : ['malformed'];
    return { by: this.#anyone(), frame, codes };
  }

  #oversized(): Attack {
    const text = 'x'.repeat(LIMITS.messageBytes + randomInt(this.#rng, MOST_OVERSIZE));
    return {
      by: this.#anyone(),
      frame: JSON.stringify({ type: 'chat', id: 'oversized', text }),
      codes: ['too-large'],
    };
  }

  #binary(): Attack {
    const valid = JSON.stringify(pick(this.#rng, this.#validMessages()));
    return { by: this.#anyone(), frame: Buffer.from(valid), codes: ['malformed'] };
  }

  #beforeHello(): Attack {
    const { seq } = this.#targets.running;
    return this.#request(
      STRANGER,
      { type: 'move', at: seq, move: this.#legalMove() },
      'hello-first',
    );
  }

  #badHello(): Attack {
    const { table, seated } = this.#targets.running;
    const elsewhere = this.#targets.over.seated[0]?.token;
    const good = { type: 'hello', protocol: PROTOCOL_VERSION, table, token: seated[0]?.token };
    const [change, code] = pick(this.#rng, [
      [{ protocol: PROTOCOL_VERSION - 1 }, 'outdated-client'],
      [{ protocol: PROTOCOL_VERSION + 1 + randomInt(this.#rng, 1000) }, 'outdated-server'],
      [{ table: NO_TABLE }, 'unknown-table'],
      [{ token: 'A'.repeat(43) }, 'wrong-token'],
      // A token of another table opens nothing here.
      [{ token: elsewhere }, 'wrong-token'],
    ] as const);
    return { by: STRANGER, frame: JSON.stringify({ ...good, ...change }), codes: [code] };
  }

  #helloAgain(): Attack {
    const { running } = this.#targets;
    const seat = randomInt(this.#rng, running.seated.length);
    const frame = JSON.stringify({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      table: running.table,
      token: running.seated[seat]?.token,
    });
    return { by: seatOf(running, seat), frame, codes: ['hello-again'] };
  }

  /** A valid move, but of somebody else. */
  #movesOfOthers(): Attack {
    const { running } = this.#targets;
    const seat = this.#otherSeat();
    const legal = this.#legalMove();
    const [move, by] = pick(this.#rng, [
      [legal, seat],
      [{ ...legal, seat }, seat],
      // What this seat could do the last time it had to decide.
      [running.stale[seat]?.[0] ?? { ...legal, seat }, seat],
      [{ ...legal, seat }, this.#deciding.seat],
    ] as const);
    const at = running.seq;
    return this.#request(seatOf(running, by), { type: 'move', at, move }, 'not-your-decision');
  }

  /** A legal move that was decided at another moment. */
  #wrongMoment(): Attack {
    const { running } = this.#targets;
    const at = pick(this.#rng, [0, 1, running.seq + 1 + randomInt(this.#rng, 1000)]);
    const by = seatOf(running, this.#deciding.seat);
    return this.#request(by, { type: 'move', at, move: this.#legalMove() }, 'stale');
  }

  #illegalMove(): Attack {
    const { running } = this.#targets;
    const { seat, game } = this.#deciding;
    for (;;) {
      const legal: Record<string, unknown> = { ...this.#legalMove() };
      const key = pick(this.#rng, Object.keys(legal));
      if (key === 'seat') continue;
      const value = key === 'kind' ? pick(this.#rng, MOVE_KINDS) : randomInt(this.#rng, 200) - 100;
      const move: unknown = { ...legal, [key]: value };
      const known = asMove(move);
      if (known && game.moves.some((each) => sameMove(each, known))) continue;
      const at = running.seq;
      return this.#request(seatOf(running, seat), { type: 'move', at, move }, ...REFUSAL_CODES);
    }
  }

  #badUndo(): Attack {
    const { running } = this.#targets;
    const { seat, game } = this.#deciding;
    const { ply, undoTarget } = game.view;
    const at = running.seq;
    if (randomInt(this.#rng, 2) === 0) {
      const by = seatOf(running, this.#otherSeat());
      return this.#request(by, { type: 'undo', at, ply: ply - 1 }, 'not-your-decision');
    }
    const beyond = [ply, ply + 1 + randomInt(this.#rng, 100)];
    const before = Array.from({ length: undoTarget ?? ply }, (_, each) => each);
    const to = pick(this.#rng, [...beyond, ...before]);
    return this.#request(seatOf(running, seat), { type: 'undo', at, ply: to }, 'no-undo');
  }

  #finishedGame(): Attack {
    const { over } = this.#targets;
    const seat = randomInt(this.#rng, over.seated.length);
    const by = seatOf(over, seat);
    const at = over.seq;
    const [newTable, code] = pick(this.#rng, [
      [{ type: 'move', at, move: over.stale[seat]?.[0] ?? { seat, kind: 'pass' } }, 'game-over'],
      [{ type: 'undo', at, ply: 0 }, 'game-over'],
      [{ type: 'leave' }, 'game-over'],
      [{ type: 'vote', seat: 1 - seat }, 'game-over'],
      [{ type: 'start', level: 'pageboy' }, 'already-started'],
      [{ type: 'comeBack' }, 'not-replaced'],
    ] as const satisfies readonly (readonly [Wish, ProblemCode])[]);
    return this.#request(by, newTable, code);
  }

  /** Tables where nothing is played yet, or no more. */
  #noGame(): Attack {
    const { gathering, closed } = this.#targets;
    const move = { seat: 0, kind: 'pass' } as const;
    const [target, newTable, code] = pick(this.#rng, [
      [gathering, { type: 'move', at: 1, move }, 'not-started'],
      [gathering, { type: 'undo', at: 1, ply: 0 }, 'not-started'],
      [gathering, { type: 'vote', seat: 2 }, 'not-started'],
      [gathering, { type: 'rematch' }, 'not-over'],
      [gathering, { type: 'chat', text: 'hello?' }, 'no-chat'],
      [gathering, { type: 'comeBack' }, 'not-replaced'],
    ] as const satisfies readonly (readonly [AttackTarget, Wish, ProblemCode])[]);
    if (randomInt(this.#rng, 4) > 0) return this.#request(seatOf(target, 0), newTable, code);
    const token = closed.seated[0]?.token;
    const frame = { type: 'hello', protocol: PROTOCOL_VERSION, table: closed.table, token };
    // Whoever has left holds no seat any more.
    return { by: STRANGER, frame: JSON.stringify(frame), codes: ['wrong-token'] };
  }

  /** Things a seat may ask for, but not now. */
  #badRequest(): Attack {
    const { running } = this.#targets;
    const seat = randomInt(this.#rng, running.seated.length);
    const [newTable, code] = pick(this.#rng, [
      [{ type: 'start', level: 'pageboy' }, 'already-started'],
      [{ type: 'comeBack' }, 'not-replaced'],
      [{ type: 'rematch' }, 'not-over'],
      [{ type: 'vote', seat }, 'no-such-seat'],
      [{ type: 'vote', seat: 3 }, 'no-such-seat'],
      [{ type: 'vote', seat: (seat + 1) % running.seated.length }, 'seat-present'],
    ] as const satisfies readonly (readonly [Wish, ProblemCode])[]);
    return this.#request(seatOf(running, seat), newTable, code);
  }

  #asSpectator(): Attack {
    const { table, seq } = pick(this.#rng, [this.#targets.running, this.#targets.over]);
    const newTable = pick(this.#rng, [
      { type: 'move', at: seq, move: this.#legalMove() },
      { type: 'undo', at: seq, ply: 0 },
      { type: 'chat', text: 'psst' },
      { type: 'leave' },
      { type: 'rematch' },
      { type: 'vote', seat: 0 },
    ] as const satisfies readonly Wish[]);
    return this.#request({ kind: 'spectator', table }, newTable, 'spectators-only-watch');
  }
}
