import { contentFor } from '@gah/engine';
import { packEffectsOf } from '../../almanac/desk/effects.js';
import type { Field } from '../../almanac/desk/field.js';

const { tokens } = contentFor('2021', null);

/** A pack names all five tokens or none. */
export const fields: readonly Field[] = tokens.some(({ source }) => source === 'reconstructed')
  ? [
      {
        path: ['tokens'],
        kind: 'entrance',
        key: 'dove',
        value: 'tokens',
        ours: tokens.map(({ top, bottom }) => ({
          top: packEffectsOf([top])[0],
          bottom: packEffectsOf([bottom])[0],
        })),
        control: 'tokens',
      },
    ]
  : [];
