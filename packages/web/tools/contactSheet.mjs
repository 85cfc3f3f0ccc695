// Pages with every drawing, in both themes, to be looked at:
// npm run sheet --workspace @gah/web -- FOLDER [PAGE] [SCALE]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadArt, screenshot, web } from './drawings.mjs';
import { pages } from './sheets.mjs';

const [folder = 'contact-sheet', only = '', scale = '1'] = process.argv.slice(2);
const target = path.resolve(folder);
const { resolve } = createRequire(import.meta.url);

const fonts = [
  ['Philosopher', 700],
  ['Jost', 400],
  ['Jost', 600],
]
  .map(([family, weight]) => {
    const name = family.toLowerCase();
    const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
    return `@font-face{font-family:${family};font-weight:${weight};src:url(${pathToFileURL(file)})}`;
  })
  .join('');

const style = `${fonts}${readFileSync(path.join(web, 'src/styles/tokens.css'), 'utf8')}
*{box-sizing:border-box;margin:0}body{font:400 13px/1.25 Jost;background:var(--table);color:var(--ink);padding:20px}
h2{font:700 19px/1 Philosopher;margin:18px 0 10px}h2:first-child{margin-top:0}
.row{display:flex;flex-wrap:wrap;gap:10px;background:var(--panel);border:1.5px solid var(--line);padding:12px;align-items:flex-start}
.it{display:grid;justify-items:center;gap:4px;font-size:12px;color:var(--ink2);text-align:center}.it>svg{color:var(--ink)}
.card{width:104px;background:#fffaf0;color:#1b1815;border:1.5px solid #1b1815;font:700 12px/13px Philosopher;text-align:center}
.card .pic{height:82px;border-bottom:1.5px solid #1b1815}.card .pic svg{width:100%;height:100%;display:block}.card p{height:29px;display:grid;place-items:center}
.big{width:150px}.big .pic{height:168px}svg{display:block}.inline svg{display:inline-block;vertical-align:middle}`;

const item = (markup, name) => `<div class="it">${markup}<span>${name}</span></div>`;
const row = (title, items) => `<h2>${title}</h2><div class="row">${items.join('')}</div>`;

const art = await loadArt();
const sheets = await pages({ art: art.load, item, row });
await art.close();

mkdirSync(target, { recursive: true });
for (const { name, width, height, html } of sheets.filter((sheet) => sheet.name.startsWith(only))) {
  for (const theme of ['light', 'dark']) {
    const page = path.join(target, `${name}-${theme}.html`);
    writeFileSync(
      page,
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>${name}</title><style>${style}body{width:${width}px}</style><body>${html}`,
    );
    screenshot({
      page,
      picture: path.join(target, `${name}-${theme}.png`),
      width,
      height,
      profile: target,
      scale,
    });
  }
}
