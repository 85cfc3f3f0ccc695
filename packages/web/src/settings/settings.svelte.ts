import type { Language } from '@gah/text';
import { LANGUAGES } from '@gah/text';
import type { Settings, Speed } from './values.js';
import { readSettings } from './values.js';

const KEY = 'grand-austria-hotel.settings';

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => wanted[0] === language) ?? 'en';
}

/** Storage may be blocked or hold anything; then the defaults serve. */
function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What a player has chosen for every game; kept by the browser. */
export const settings: Settings = $state(
  readSettings(stored(), location.search, browserLanguage()),
);

/** Keeps the settings and the page in step; to be called once, inside an effect root. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let systemDark = $state(dark.matches);
  let systemStill = $state(still.matches);
  dark.addEventListener('change', ({ matches }) => (systemDark = matches));
  still.addEventListener('change', ({ matches }) => (systemStill = matches));

  $effect(() => {
    const isDark = settings.theme === 'auto' ? systemDark : settings.theme === 'dark';
    const root = document.documentElement;
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.lang = settings.language;
    root.style.setProperty('--tempo', String(motionTempo(settings.speed, systemStill)));
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Blocked or full: the settings last as long as the page.
    }
  });
}

/** The factor by which motion lasts longer or shorter; 0 is no motion. */
const motionTempo = (speed: Speed, still: boolean): number =>
  still || speed === 0 ? 0 : 1 / speed;
