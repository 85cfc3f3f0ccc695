import type { AiModule, ModuleFeatures } from '../../model/module.js';

const features: ModuleFeatures<'masterKey'> = {
  blocks: { masterKey: 1 },
  encode(at, { state, index }, _time, out) {
    if (state.modules.startPlayer?.holder === index) out.add(at.masterKey, 1);
  },
};

export const startPlayer: AiModule = { features, likeMoves: { takeDie: ['takeKey'] } };
