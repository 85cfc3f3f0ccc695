// Serves the built client on this computer only and prints its address.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    // that port or none
    strict: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port needs a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}

const files = sirv(new URL('../dist/app', import.meta.url).pathname, {
  dev: true, // a new build shows without a restart
  etag: true,
});

/** Listens on the wanted port, or on the next free one. */
function listen(port, triesLeft) {
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Not found');
    });
  });
  server.once('error', (error) => {
    if (error.code !== 'EADDRINUSE' || triesLeft === 0) throw error;
    listen(port + 1, triesLeft - 1);
  });
  server.listen(port, 'localhost', () => {
    console.log(`Grand Austria Hotel is open at http://localhost:${server.address().port}/`);
    console.log('Ctrl+C closes it.');
  });
}

listen(wanted, values.strict ? 0 : 20);
