/* global document */
// Shows a game to look at in the place of this script's tag, inside any page:
// <script async src="…/embed.js" data-replay="#/replay/game/…"></script>
// data-lang, data-theme and data-height are optional.
(() => {
  const script = document.currentScript;
  const { replay = '', lang, theme, height = '640' } = script.dataset;
  const page = new URL('embed.html', script.src);
  if (lang) page.searchParams.set('lang', lang);
  if (theme) page.searchParams.set('theme', theme);
  page.hash = replay;
  const frame = document.createElement('iframe');
  frame.src = page.href;
  frame.title = 'Grand Austria Hotel';
  frame.loading = 'lazy';
  frame.allow = 'fullscreen; clipboard-write';
  frame.style.cssText = `width: 100%; height: ${Number(height) || 640}px; border: 0;`;
  script.after(frame);
})();
