import { API } from '@gah/protocol';
import type { ServerChild } from '../processes/serverChild.js';
import { from } from './others.js';

/** What somebody at this address is answered; a code where it was refused. */
export async function askFrom<T>(
  server: ServerChild,
  address: string,
  path: string,
  body?: unknown,
): Promise<T | string> {
  const response = await fetch(server.address + API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T & { code: string };
  return response.ok ? answer : answer.code;
}
