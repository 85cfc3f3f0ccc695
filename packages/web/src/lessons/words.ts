import type { Sections } from '@gah/text';
import { phrases } from '@gah/text';
import type { Topic } from '@gah/lessons';
import { settings } from '../settings/settings.svelte.js';

type LessonWords = Sections['lessons'];

/** The words around lessons, in the language of the settings. */
export const learnWords = (): LessonWords['learn'] => phrases(settings.language, 'lessons').learn;
export const guideWords = (): LessonWords['guide'] => phrases(settings.language, 'lessons').guide;

/** What a lesson is called, and what it is about. */
export const titleOf = (id: Topic): string => phrases(settings.language, 'lessons')[id].title;
export const aboutOf = (id: Topic): string => phrases(settings.language, 'lessons')[id].about;
