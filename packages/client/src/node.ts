/** Sessions of scripts: over `ws`, in a hurry, and strict with what the server says. */
import { randomBytes } from 'node:crypto';
import { socketPathTo } from '@gah/protocol';
import { WebSocket } from 'ws';
import type { Socket, ConnectionTiming } from './socket.js';
import { TableSession } from './tableSession.js';

export interface ScriptOptions {
  /** Such as http://localhost:4173, or several that are tried in turn. */
  readonly address: string | readonly string[];
  readonly table: string;
  /** Without one the script watches. */
  readonly token?: string | null;
  /** Connects again when an answer takes longer than this; left out, it waits. */
  readonly patienceMs?: number;
  readonly keepsLog?: boolean;
  /** Sees every frame as it arrives. */
  readonly onFrame?: (text: string) => void;
}

const RECONNECT_MS = 100;

const timingOf = (patienceMs: number | undefined): ConnectionTiming => ({
  firstWaitMs: RECONNECT_MS,
  longestWaitMs: RECONNECT_MS,
  heartbeat:
    patienceMs === undefined
      ? null
      : { lookEveryMs: patienceMs / 2, pingAfterMs: 0, goneAfterMs: patienceMs },
  mostTries: 1,
});

/** Connects at once. */
export function openSession({
  address,
  table,
  token = null,
  patienceMs,
  keepsLog = false,
  onFrame,
}: ScriptOptions): TableSession {
  const addresses = typeof address === 'string' ? [address] : address;
  const session = new TableSession({
    table,
    token,
    openSocket: (attempt) => {
      const http = addresses[attempt % addresses.length] ?? '';
      return new WebSocket(http.replace(/^http/, 'ws') + socketPathTo(table)) as Socket;
    },
    timing: timingOf(patienceMs),
    newId: () => randomBytes(9).toString('base64url'),
    keepsLog,
    ...(onFrame && { onFrame }),
    onUnknown: (text) => {
      throw new Error(`a server does not say: ${text.slice(0, 200)}`);
    },
  });
  session.connection.open();
  return session;
}
