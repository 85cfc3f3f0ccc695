import { CELEBRITY_KEYS } from '@gah/engine';
import type { AiModule, ModuleFeatures } from '../../model/module.js';

const features: ModuleFeatures<'celebrities'> = {
  blocks: { celebrities: { list: 'celebrities', keys: CELEBRITY_KEYS } },
  encode(at, { state, index }, _time, out) {
    for (const key of state.modules.celebrities?.owned[index] ?? []) {
      out.add(at.celebrities + CELEBRITY_KEYS.indexOf(key), 1);
    }
  },
};

export const celebrities: AiModule = {
  features,
  mixInto(hash, { celebrities: guests }, index) {
    if (!guests) return;
    for (const celebrity of guests.lounge) hash.mix(celebrity === null ? 0 : 1);
    for (const celebrity of guests.owned[index] ?? []) hash.mixText(celebrity);
    for (const celebrity of guests.used) hash.mixText(celebrity);
  },
};
