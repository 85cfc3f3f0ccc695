#!/usr/bin/env node
/**
 * The command `gah`: plays, shows, verifies and administers games in a terminal. See docs/players.md.
 *
 * @packageDocumentation
 */
import { startProgram } from '@gah/terminal';
import { GAH } from './gah.js';

await startProgram(GAH);
