import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's own Chromium; `CHROMIUM` names another one. */
export function browserPath(): string {
  const given = process.env['CHROMIUM'];
  if (given !== undefined) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
  if (found === undefined) {
    throw new Error(
      'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM.',
    );
  }
  return found;
}
