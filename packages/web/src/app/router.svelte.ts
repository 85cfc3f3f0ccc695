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
};
