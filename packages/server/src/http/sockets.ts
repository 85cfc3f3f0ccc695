import type { Socket } from 'node:net';
import { BYE_CLOSE_CODE, LIMITS, SOCKET_PATH } from '@gah/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Callers } from './callers.js';
import type { SocketSessionOptions } from './socketSession.js';
import { SocketSession } from './socketSession.js';
import { Unsent } from './unsent.js';

/** How often everybody is asked whether they are still there. */
export const BEAT_MS = 20_000;
/** Nothing heard for so long, neither messages nor answers to pings: nobody is there. */
const SILENCE_MS = 60_000;
/** The first message should come at once. */
const HELLO_MS = 30_000;
const GRACE_MS = 1000;
/** A message fits into one; browsers may cut it, but not into crumbs. */
const MOST_FRAGMENTS = 8;
/** What is larger than allowed is still read, so that it can be refused with a code; this is not. */
const MOST_BYTES = 16 * LIMITS.messageBytes;

interface SocketsOptions extends Omit<SocketSessionOptions, 'caller' | 'unsent' | 'onBye'> {
  readonly callers: Callers;
}

/** All sockets of this process. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #open = new Map<WebSocket, SocketSession>();
  readonly #unsent = new Unsent();

  constructor(options: SocketsOptions) {
    this.#options = options;
  }

  /** What clients have not read yet. */
  get unsentBytes(): number {
    return this.#unsent.bytes;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Comes before every hook that may refuse a connection, or a refused one would stay open. */
  async prepare(app: FastifyInstance): Promise<void> {
    await app.register(websocket, {
      options: {
        maxPayload: MOST_BYTES,
        maxFragments: MOST_FRAGMENTS,
        perMessageDeflate: false,
        // Pings are answered as long as they are few.
        autoPong: false,
      },
      // A connection that breaks is nothing unusual.
      errorHandler: (_error, socket) => {
        socket.terminate();
      },
    });
  }

  addRoute(app: FastifyInstance): void {
    const rateLimit = { max: this.#options.limits.socketsPerMinute, timeWindow: '1 minute' };
    app.get(SOCKET_PATH, { websocket: true, config: { rateLimit } }, (socket, request) => {
      this.#accept(socket, request);
    });
  }

  /** Says good-bye to everybody; whoever does not answer is not waited for. */
  async close(): Promise<void> {
    const closed = [...this.#open].map(([socket, session]) => {
      session.bye('shutting-down');
      return new Promise((resolve) => socket.once('close', resolve));
    });
    let grace: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (grace = setTimeout(resolve, GRACE_MS)));
    await Promise.race([Promise.all(closed), patience]);
    clearTimeout(grace);
    for (const socket of this.#open.keys()) socket.terminate();
  }

  /** Ends connections at whose other end nobody is. */
  checkAll(): void {
    const now = this.#options.now();
    this.#options.callers.sweep();
    for (const [socket, session] of this.#open) {
      const isLost = now - session.lastHeard > SILENCE_MS;
      const isUndecided = !session.isAtTable && now - session.since > HELLO_MS;
      if (isLost || isUndecided) session.bye('idle');
      else socket.ping();
    }
  }

  #accept(socket: WebSocket, { ip, socket: line }: FastifyRequest): void {
    const { callers, ...options } = this.#options;
    const caller = callers.came(ip);
    if (!caller) {
      socket.close(BYE_CLOSE_CODE, 'too-many');
      stopListening(line, socket);
      return;
    }
    const session = new SocketSession(socket, {
      ...options,
      caller,
      unsent: this.#unsent,
      onBye: () => {
        stopListening(line, socket);
      },
    });
    this.#open.set(socket, session);
    socket.on('close', () => {
      this.#open.delete(socket);
      caller.sockets--;
    });
  }
}

/**
 * Whoever was told good-bye answers it, and has nothing else to say: more is not read. Ended at once, a
 * connection on which something waits to be read would take the good-bye with it.
 */
function stopListening(line: Socket, socket: WebSocket): void {
  let left = LIMITS.messageBytes;
  line.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) socket.pause();
  });
  const grace = setTimeout(() => {
    socket.terminate();
  }, GRACE_MS);
  socket.once('close', () => {
    clearTimeout(grace);
  });
}
