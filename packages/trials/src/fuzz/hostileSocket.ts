import { PROTOCOL_VERSION, readServerMessage, SOCKET_PATH } from '@gah/protocol';
import type { ProblemCode, ServerMessage } from '@gah/protocol';
import { WebSocket } from 'ws';
import type { Attacker } from './attack.js';

/** Longer than any answer takes; a server that says nothing has failed. */
const ANSWER_MS = 30_000;
/** The code of a close frame. */
const MESSAGE_TOO_BIG = 1009;

/** A socket that sends anything and waits for the refusal. */
export class HostileSocket {
  readonly #address: string;
  readonly #by: Attacker;
  #socket: WebSocket | null = null;
  #heard: (message: ServerMessage | null) => void = () => undefined;
  #closeCode = 0;
  connections = 0;

  constructor(address: string, by: Attacker) {
    this.#address = address.replace(/^http/, 'ws') + SOCKET_PATH;
    this.#by = by;
  }

  /** The code the frame is refused with; null when it is not. */
  async attack(frame: string | Buffer): Promise<ProblemCode | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) await this.#connect();
    return this.#until((message) => {
      if (message?.type === 'refused' || message?.type === 'bye') return message.code;
      // What is far too large is not read at all.
      if (message === null && this.#closeCode === MESSAGE_TOO_BIG) return 'too-large';
      // An entry, or the end of the connection, is no refusal.
      return message === null || message.type === 'ack' || message.type === 'step'
        ? null
        : undefined;
    }, frame);
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #connect(): Promise<void> {
    this.connections++;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = readServerMessage(data.toString('utf8'));
      if (message?.type === 'bye') this.#socket = null;
      this.#heard(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (socket !== this.#socket) return;
      this.#closeCode = code;
      this.#heard(null);
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    if (this.#by.kind === 'stranger') return;
    const { kind, ...place } = this.#by;
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, ...place };
    await this.#until((message) => {
      if (message?.type === 'welcome') return true;
      if (message === null || message.type === 'bye') throw new Error(`${kind} is not welcome`);
      return undefined;
    }, JSON.stringify(hello));
  }

  /** Sends, and reads until something is found in a message. */
  #until<T>(
    find: (message: ServerMessage | null) => T | undefined,
    frame: string | Buffer,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`no answer to ${frame.toString().slice(0, 200)}`));
      }, ANSWER_MS);
      this.#heard = (message) => {
        try {
          const found = find(message);
          if (found === undefined) return;
          resolve(found);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        clearTimeout(timer);
        this.#heard = () => undefined;
      };
      this.#socket?.send(frame, { binary: typeof frame !== 'string' });
    });
  }
}
