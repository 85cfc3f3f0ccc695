import type { Route } from './route.js';
import { hashOf, parseRoute } from './route.js';

let current: Route = $state.raw(parseRoute(location.hash));
addEventListener('hashchange', () => (current = parseRoute(location.hash)));

export const router = {
  get route(): Route {
    return current;
  },
  go(route: Route): void {
    location.hash = hashOf(route);
  },
  /** Goes there without leaving the present address behind: it may hold a secret. */
  replace(route: Route): void {
    history.replaceState(history.state, '', hashOf(route));
    current = route;
  },
};
