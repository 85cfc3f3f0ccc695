import { readFileSync } from 'node:fs';
import { RULES_VERSION } from '@gah/engine';

export function versionText(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return `gah ${version} (rules version ${RULES_VERSION})`;
}
