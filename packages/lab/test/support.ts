import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@gah/terminal/testing';
import { runHere } from '@gah/terminal/testing';
import { afterAll } from 'vitest';
import { LAB } from '../src/index.js';

/** Runs `lab` in this process. */
export const lab = (...args: string[]): Promise<Result> => runHere(LAB, args);

const folder = mkdtempSync(join(tmpdir(), 'gah-lab-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

export const pathOf = (name: string): string => join(folder, name);

export function file(name: string, content: unknown): string {
  const path = pathOf(name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
