/** Which screen is shown; it stands in the address after the hash, so that reload and back work. */
export type Route = { readonly screen: 'start' } | { readonly screen: 'game'; readonly id: string };

export function parseRoute(hash: string): Route {
  const [, screen, id] = hash.split('/');
  return screen === 'game' && id ? { screen, id: decodeURIComponent(id) } : { screen: 'start' };
}

export const hashOf = (route: Route): string =>
  route.screen === 'game' ? `#/game/${encodeURIComponent(route.id)}` : '#/';

let current: Route = $state.raw(parseRoute(location.hash));
addEventListener('hashchange', () => (current = parseRoute(location.hash)));

export const router = {
  get route(): Route {
    return current;
  },
  go(route: Route): void {
    location.hash = hashOf(route);
  },
};
