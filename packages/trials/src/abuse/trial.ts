import { withCleanup } from '../stage/cleanup.js';
import type { Abuse, AbuseOptions, AbuseReport } from './abuse.js';
import { messageFlood } from './messageFlood.js';

/** Every way to misuse a server that was ever found. */
export const ABUSES: readonly Abuse[] = [messageFlood];

export const abuseTrial = (
  abuse: Abuse,
  options: Omit<AbuseOptions, 'cleanup'>,
): Promise<AbuseReport> => withCleanup((cleanup) => abuse.run({ ...options, cleanup }));
