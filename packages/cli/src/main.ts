#!/usr/bin/env node
/**
 * The command `gah`: plays, shows, verifies and administers games in a terminal. See docs/players.md.
 *
 * @packageDocumentation
 */
import { start } from './start.js';

await start(process.argv.slice(2));
