import type { DataPack } from '@gah/engine';
import { parseDataPack } from '@gah/engine';

const KEY = 'gah-owner-pack';

/** The pack that was made in this browser; null where there is none that can be played. */
export function keptPack(): DataPack | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parseDataPack(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether the browser keeps it. */
export function keepPack(pack: DataPack | null): boolean {
  try {
    if (pack) localStorage.setItem(KEY, JSON.stringify(pack));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
