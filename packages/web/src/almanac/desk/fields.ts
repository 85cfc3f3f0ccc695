import { CORE_FIELDS } from './coreFields.js';
import type { Field } from './field.js';

/** Each module lists the values of its own things in a file of this name. */
const OF_MODULES = import.meta.glob<readonly Field[]>('../../modules/*/desk.ts', {
  eager: true,
  import: 'fields',
});

/** Every printed value that is reconstructed. */
export const FIELDS: readonly Field[] = [...CORE_FIELDS, ...Object.values(OF_MODULES).flat()];
