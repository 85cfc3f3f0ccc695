/** Which screen is shown; it stands in the address after the hash, so that reload and back work. */
export type Route = { readonly screen: 'start' } | { readonly screen: 'game'; readonly id: string };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Anything that is no game leads to the start page. */
export function parseRoute(hash: string): Route {
  const [, screen, id] = hash.split('/');
  return screen === 'game' && id ? { screen, id: decoded(id) } : { screen: 'start' };
}

export const hashOf = (route: Route): string =>
  route.screen === 'game' ? `#/game/${encodeURIComponent(route.id)}` : '#/';
