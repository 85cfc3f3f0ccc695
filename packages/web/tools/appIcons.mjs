// Writes the icons of the app from their drawing: npm run icons --workspace @gah/web
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadArt, screenshot, web } from './drawings.mjs';

const art = await loadArt();
const { appIcon } = await art.load('emblem');
await art.close();

const standalone = (markup) =>
  markup
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/ class="[^"]*"| aria-hidden="true"/g, '');
const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
const published = path.join(web, 'public');

writeFileSync(path.join(published, 'icon.svg'), `${standalone(appIcon())}\n`);
for (const [name, size, maskable] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
]) {
  const page = path.join(folder, `${name}.html`);
  const drawing = appIcon(maskable).replace(
    'width="512" height="512"',
    `width="${size}" height="${size}"`,
  );
  writeFileSync(page, `<!doctype html><style>*{margin:0}svg{display:block}</style>${drawing}`);
  screenshot({
    page,
    picture: path.join(published, `${name}.png`),
    width: size,
    height: size,
    profile: folder,
  });
}
rmSync(folder, { recursive: true });
