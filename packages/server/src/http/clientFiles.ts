import { basename } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Names of files in this folder change with their content. */
const ASSETS = '/assets/';

/** What may stand inside the pages of others: it shows games that are in its address, and nothing else. */
const EMBEDDED = ['embed.html', 'embed.js'];

/** Everything else nobody may frame, and nobody's page may load its scripts. */
function allowOthers(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply
    .header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    )
    .header('cross-origin-resource-policy', 'cross-origin')
    .removeHeader('x-frame-options');
}

/** Delivers the built client. */
export async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(files, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.replaceAll('\\', '/').includes(ASSETS);
      void reply.header('cache-control', isAsset ? FOREVER : ASK_EACH_TIME);
      if (EMBEDDED.includes(basename(path))) allowOthers(reply);
    },
  });
}
