/** Which screen is shown; it stands in the address after the hash, so that reload and back work. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'game'; readonly id: string }
  /** The lessons, or one of them. */
  | { readonly screen: 'learn'; readonly lesson: string | null }
  /** The rules, open at a paragraph; at the beginning where it is none of them. */
  | { readonly screen: 'rules'; readonly paragraph: string }
  | HashRoute;

/** Online play, the almanac, statistics and games that are gone through again read their own addresses. */
export interface HashRoute {
  readonly screen: 'online' | 'almanac' | 'replay' | 'statistics';
  readonly hash: string;
}

/** What the addresses of the online part begin with. */
const ONLINE: readonly string[] = ['online', 'table', 'join', 'seat', 'watch'];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Anything unknown leads to the start page. */
export function parseRoute(hash: string): Route {
  const [, screen = '', id] = hash.split('/');
  if (screen === 'game' && id) return { screen, id: decoded(id) };
  if (screen === 'learn') return { screen, lesson: id ? decoded(id) : null };
  if (screen === 'rules') return { screen, paragraph: decoded(id ?? '') };
  if (screen === 'almanac' || screen === 'replay' || screen === 'statistics')
    return { screen, hash };
  return ONLINE.includes(screen) ? { screen: 'online', hash } : { screen: 'start' };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'game':
      return `#/game/${encodeURIComponent(route.id)}`;
    case 'learn':
      return route.lesson === null ? '#/learn' : `#/learn/${encodeURIComponent(route.lesson)}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.paragraph)}`;
    case 'online':
    case 'almanac':
    case 'replay':
    case 'statistics':
      return route.hash;
  }
}
