import type { Socket } from '@gah/client';
import { HttpClient } from '@gah/client';
import { socketPathTo } from '@gah/protocol';

/** The server is the one that delivered the page, in whatever folder. */
const addressOf = (path: string): string => new URL(`.${path}`, document.baseURI).href;

/** What the server answers over HTTP; `asTrouble` says what a rejection means. */
export const api = new HttpClient((path, init) =>
  fetch(addressOf(path), { ...init, cache: 'no-store' }),
);

export const openSocket = (table: string): Socket =>
  new WebSocket(addressOf(socketPathTo(table)).replace(/^http/, 'ws')) as Socket;
