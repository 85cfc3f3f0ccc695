/**
 * The page: Svelte components over a headless session, at one screen or at an online table. See docs/web.md.
 *
 * @packageDocumentation
 */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { showLanguage } from './i18n/showLanguage.js';
import { keepOffline } from './offline/offline.svelte.js';
import { settings } from './settings/settings.svelte.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await showLanguage(settings.language);
if (location.pathname.endsWith('/embed.html')) {
  const { loadEmbedded } = await import('./app/otherPages.js');
  mount((await loadEmbedded()).default, { target });
} else {
  mount(App, { target });
  keepOffline();
}
