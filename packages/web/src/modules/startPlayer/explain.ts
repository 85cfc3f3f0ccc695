import { KEY_EFFECTS } from '@gah/engine';
import { effectText, phrases } from '@gah/text';
import type { Explains } from '../module.js';
import type { StartPlayerSubject } from './subject.js';

export const explain: Explains<StartPlayerSubject> = {
  masterKey: (_subject, table) => {
    const { language, words, scene } = table;
    const { masterKey } = phrases(language, 'explain');
    const holder = scene.view.modules.startPlayer?.holder ?? -1;
    const effects = KEY_EFFECTS.map((effect) => effectText(language, effect)).join(', ');
    return {
      name: masterKey.name,
      kind: words.zones.court,
      lines: [
        { text: masterKey.what({ effects }) },
        { text: holder < 0 ? masterKey.here : masterKey.held({ name: table.nameOf(holder) }) },
      ],
      reconstructed: [],
    };
  },
};
