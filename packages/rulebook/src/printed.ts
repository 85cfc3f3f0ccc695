import { contentFor } from '@gah/engine';

/** The cards and boards that the rules speak of: those of the revised edition, as printed. */
export const PRINTED = contentFor('2021', null);
