import { ENTRANCE_KEYS } from '@gah/engine';
import type { AiModule, EffectValues, ModuleFeatures } from '../../model/module.js';
import { chooseBid, startGoodsReason } from './auction.js';

export const ENTRANCE_EFFECT_VALUES: EffectValues<'takeToken'> = { takeToken: () => 5 };

const ENTRANCE_INPUTS = { list: 'entrances', keys: ENTRANCE_KEYS };

const features: ModuleFeatures<'entrances' | 'entrancesInTime' | 'entranceThings'> = {
  blocks: { entrances: ENTRANCE_INPUTS, entrancesInTime: ENTRANCE_INPUTS, entranceThings: 3 },
  encode(at, { state, index }, time, out) {
    const { entrances } = state.modules;
    const owned = entrances?.owned[index];
    if (!entrances || !owned) return;
    const entrance = ENTRANCE_KEYS.indexOf(owned);
    out.add(at.entrances + entrance, 1);
    out.add(at.entrancesInTime + entrance, time);
    if (owned === 'kaufman') out.add(at.entranceThings, entrances.pile.length / 3);
    if (owned === 'wray') out.add(at.entranceThings + 1, entrances.emperorTiles.length / 5);
    if (owned === 'ninas') out.add(at.entranceThings + 2, entrances.fulfilled.length / 3);
  },
};

export const entrances: AiModule = {
  features,
  mixInto(hash, { entrances: houses }) {
    if (!houses) return;
    hash.mixList(houses.tokens);
    hash.mixList(houses.fulfilled);
    hash.mixList(houses.pile);
    hash.mix(houses.tileUsed ? 1 : 0);
    hash.mix(houses.emperorTiles.length);
    hash.mix(houses.auction ? houses.auction.bid : -1);
  },
  earlyChoice(world, legal, evaluator) {
    switch (world.tasks.at(-1)?.kind) {
      case 'auction':
      case 'bid':
      case 'pickEntrance':
        return chooseBid(world, legal, evaluator);
      default:
        return null;
    }
  },
  plainReason(view, _content, move) {
    if (move.kind === 'auction') return startGoodsReason(move.entrance);
    if (move.kind !== 'bid') return null;
    return startGoodsReason(view.modules.entrances?.auction?.entrance ?? null);
  },
  likeMoves: { claim: ['fulfil'], takeDie: ['shiftDie'] },
};
