import { FEATURES, FEATURES_VERSION } from './features.js';
import type { Network } from './network.js';
import type { PackedNetwork } from './packed.js';
import { WEIGHTS } from './weights.js';

const BYTE = 256;
const HIGHEST = 32767;

const { atob, btoa } = globalThis as unknown as {
  atob(text: string): string;
  btoa(bytes: string): string;
};

export function pack(network: Network): PackedNetwork {
  const unitOf = (list: Float32Array): number =>
    list.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / HIGHEST;
  const units = {
    first: unitOf(network.first),
    direct: unitOf(network.direct),
    second: unitOf(network.second),
  };
  const words = [
    ...network.first.map((weight) => Math.round(weight / units.first)),
    ...network.direct.map((weight) => Math.round(weight / units.direct)),
    ...network.second.map((weight) => Math.round(weight / units.second)),
  ];
  const bytes = words.map((word) =>
    String.fromCharCode((word + HIGHEST + 1) % BYTE, Math.floor((word + HIGHEST + 1) / BYTE)),
  );
  return { features: FEATURES_VERSION, hidden: network.hidden, units, data: btoa(bytes.join('')) };
}

export function unpack({ features, hidden, units, data }: PackedNetwork): Network {
  if (features !== FEATURES_VERSION) throw new Error('the weights belong to other features');
  const bytes = atob(data);
  if (bytes.length !== 2 * (FEATURES * hidden + FEATURES + hidden)) {
    throw new Error('the weights are not complete');
  }
  let at = 0;
  const read = (count: number, unit: number): Float32Array => {
    const list = new Float32Array(count);
    for (let weight = 0; weight < count; weight++, at += 2) {
      const word = bytes.charCodeAt(at) + BYTE * bytes.charCodeAt(at + 1);
      list[weight] = (word - HIGHEST - 1) * unit;
    }
    return list;
  };
  return {
    hidden,
    first: read(FEATURES * hidden, units.first),
    direct: read(FEATURES, units.direct),
    second: read(hidden, units.second),
  };
}

let learnt: Network | null = null;
/** What training has made; unpacked when first asked for. */
export const learntNetwork = (): Network => (learnt ??= unpack(WEIGHTS));
