// Serves the built client on this computer, on the port that is its argument: for the tests in the browser.
import { createServer } from 'node:http';
import sirv from 'sirv';

const files = sirv(new URL('../dist/app', import.meta.url).pathname, {
  dev: true, // a new build shows without a restart
  etag: true,
});

createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  });
}).listen(Number(process.argv[2]), 'localhost');
