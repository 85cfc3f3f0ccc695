import type { Route } from './route.js';
import { hashOf, parseRoute } from './route.js';

let current: Route = $state.raw(parseRoute(location.hash));
addEventListener('hashchange', () => {
  if (location.hash !== hashOf(current)) current = parseRoute(location.hash);
});

export const router = {
  get route(): Route {
    return current;
  },
  /** At once: the browser tells of a new address only a moment later, and a second tap would come before. */
  go(route: Route): void {
    location.hash = hashOf(route);
    current = route;
  },
  /** Goes there without leaving the present address behind: it may hold a secret. */
  replace(route: Route): void {
    history.replaceState(history.state, '', hashOf(route));
    current = route;
  },
};
