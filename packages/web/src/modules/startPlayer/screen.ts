import type { ScreenExplaining } from '../module.js';
import { explain } from './explain.js';
import MasterKey from './MasterKey.svelte';
import type { StartPlayerSubject } from './subject.js';

export const screen: ScreenExplaining<StartPlayerSubject> = {
  zones: { court: MasterKey },
  closerLooks: { masterKey: { explain: explain.masterKey, rule: 'startPlayer.key' } },
};
