import type { Heading } from '@gah/engine';
import type { Sections } from '@gah/text';
import { headingText as textOfHeading, phrases } from '@gah/text';
import { settings } from '../settings/settings.svelte.js';

type ReplayWords = Sections['replay'];

/** The words around a replay, in the language of the settings; changes when that changes. */
export const replayWords = (): ReplayWords => phrases(settings.language, 'replay');

/** Where in the game a position is. */
export const headingText = (heading: Heading | null, nameOf: (seat: number) => string): string =>
  textOfHeading(replayWords().heading, heading, nameOf);
