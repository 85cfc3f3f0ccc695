import { contentFor } from '@gah/engine';
import { packEffectsOf } from '../../almanac/desk/effects.js';
import type { Field } from '../../almanac/desk/field.js';

const CONTENT = contentFor('2021', null);
/** The spaces are printed for two players and more. */
const FEWEST = 2;

const spaces: readonly Field[] = CONTENT.ballrooms
  .filter(({ source }) => source.spaces === 'reconstructed')
  .flatMap(({ key, spaces: byPlayers }) =>
    byPlayers.map((rows, index) => ({
      path: ['ballrooms', key, String(FEWEST + index)],
      kind: 'ballroom',
      key,
      value: 'spaces',
      detail: (words) => words.desk.players({ count: FEWEST + index }),
      ours: rows,
      control: 'rows',
    })),
  );

const sections: readonly Field[] = CONTENT.rehearsalRooms
  .filter(({ source }) => source === 'reconstructed')
  .map((room) => ({
    path: ['rehearsalRooms', room.key],
    kind: 'rehearsal',
    key: room.key,
    value: 'sections',
    ours: room.sections.map(({ dancers, bonus }) => ({ dancers, bonus: packEffectsOf(bonus) })),
    control: 'sections',
  }));

export const fields: readonly Field[] = [...spaces, ...sections];
