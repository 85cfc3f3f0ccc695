import type { Speaker } from '../../say.js';
import { speaker } from '../../say.js';

export const say: Speaker<'firstEvening'> = speaker('firstEvening');
