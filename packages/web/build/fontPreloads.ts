import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks the browser for these font files at once, before the style sheet names them. */
export function fontPreloads(names: readonly string[]): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return names.map((name) => {
          const file = files.find((candidate) => candidate.includes(name));
          if (!file) throw new Error(`no font file for ${name}`);
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `./${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          };
        });
      },
    },
  };
}
