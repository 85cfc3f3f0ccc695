import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Names of files in this folder change with their content. */
const ASSETS = '/assets/';

/** Delivers the built client. */
export async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(files, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.replaceAll('\\', '/').includes(ASSETS);
      void reply.header('cache-control', isAsset ? FOREVER : ASK_EACH_TIME);
    },
  });
}
