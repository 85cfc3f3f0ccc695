import type * as z from 'zod/mini';
import type { ClientMessage } from './fromClient.js';
import { clientMessage } from './fromClient.js';
import type { ServerMessage } from './fromServer.js';
import { serverMessage } from './fromServer.js';

/** A value of a schema, or null for anything else. */
export function read<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readClientMessage = (text: string): ClientMessage | null =>
  read(clientMessage, parseJson(text));

export const readServerMessage = (text: string): ServerMessage | null =>
  read(serverMessage, parseJson(text));
