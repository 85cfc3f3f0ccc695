import type { Messages } from '../topics.js';

export const problems = {
  setupProblems: {
    'not-an-object': 'The set-up cannot be read.',
    'unknown-key': 'The set-up contains an unknown entry.',
    'bad-seats': 'The number of players is not possible.',
    'bad-names': 'The names of the players do not fit: one for each player, not too long.',
    'bad-seed': 'The seed has to be a text that is neither empty nor too long.',
    'bad-edition': 'There is no such edition.',
    'bad-hotel': 'There is no such side of the hotel boards.',
    'bad-staff': 'The staff cards cannot be dealt like this.',
    'bad-modules': 'The modules have to be modules of the game, each at most once.',
    'module-not-in-solo': 'One of the modules cannot be played alone.',
    'bad-difficulty': 'There is no such difficulty, or nobody plays alone.',
    'bad-promos': 'Promo cards: none, those of the box, or all.',
    'bad-data-pack': 'The data pack contains an error.',
  },
  recordProblems: {
    'not-a-record': 'This is not a saved game.',
    'other-rules': 'The game was saved with another version of the rules.',
    'bad-generator': 'The saved game names an unknown source of chance.',
    'bad-setup': 'The set-up of the saved game contains an error.',
    'bad-moves': 'The saved game has no proper list of moves.',
    'unreadable-move': 'A move of the saved game cannot be read.',
    'illegal-move': 'A move of the saved game is not allowed.',
    'changed-rules':
      'The game was saved under earlier rules; by those of today this move cannot be played.',
    'no-history': 'The moves of this game were not recorded.',
    'bad-ply': 'The game cannot go back that far.',
  },
  packProblems: {
    'not-an-object': 'The data pack is not built correctly here.',
    'unknown-key': 'The data pack contains an unknown entry.',
    'bad-name': 'The data pack needs a name that is not too long.',
    'unknown-card': 'The data pack names a card that does not exist.',
    'unknown-hotel': 'The data pack names a hotel that does not exist.',
    'bad-number': 'A number in the data pack is missing or out of range.',
    'bad-list': 'A list in the data pack has the wrong length.',
    'bad-goods': 'Items in the data pack are missing or unknown.',
    'bad-floors': 'The rooms of a hotel are not described correctly in the data pack.',
    'unknown-room': 'The data pack names a ballroom or rehearsal room that does not exist.',
    'bad-sections':
      'The sections of a rehearsal room are not described correctly in the data pack: ten dancers in all.',
    'bad-effect': 'A bonus in the data pack is missing or unknown.',
  },
  problemPlaces: {
    path: '{problem} (Place: {path})',
    move: '{problem} (Move {number})',
  },
} satisfies Messages<'setupProblems' | 'recordProblems' | 'packProblems' | 'problemPlaces'>;
