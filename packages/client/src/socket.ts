/** The part of a WebSocket that is needed here; browsers and the `ws` library both have it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  /** Ends it without the handshake of a close, where that is possible. */
  terminate?(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** How patient a client is. */
export interface ConnectionTiming {
  /** Before it connects again; doubled with every failure up to the longest. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Null waits for a silent server as long as the connection lasts. */
  readonly heartbeat: Heartbeat | null;
  /** How often a request is sent to a server that is only busy. */
  readonly mostTries: number;
}

interface Heartbeat {
  readonly lookEveryMs: number;
  /** A server that says nothing for so long is asked whether it is there. */
  readonly pingAfterMs: number;
  /** One that says nothing, or leaves a request unanswered, for so long is gone. */
  readonly goneAfterMs: number;
}

/** For people: spares a server in trouble, and mobile networks. */
export const UNHURRIED: ConnectionTiming = {
  firstWaitMs: 400,
  longestWaitMs: 15_000,
  heartbeat: { lookEveryMs: 5000, pingAfterMs: 15_000, goneAfterMs: 25_000 },
  mostTries: 5,
};
