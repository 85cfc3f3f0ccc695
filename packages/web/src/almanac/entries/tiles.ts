import type { EmperorTile } from '@gah/engine';
import { contentFor } from '@gah/engine';
import type { Language } from '@gah/text';
import { term, tileName, tileText } from '@gah/text';
import type { Line } from '../../table/detail/subject.js';
import { goodsIn, tagsOf } from '../effectTags.js';
import type { Entry, EntryList } from '../entry.js';
import { PLAIN, whereOther } from '../entry.js';
import { questionsOfEffects } from '../questions.js';

const TODAY = contentFor('2021', null);
const OF_2015 = contentFor('2015', null);

const linesOf =
  (tile: EmperorTile, { options }: typeof TODAY) =>
  (language: Language): Line[] => {
    const { bonus, penalty } = tileText(language, tile, options);
    return [
      { label: term(language, 'tileBonus'), text: bonus },
      { label: term(language, 'tilePenalty'), text: penalty },
    ];
  };

function entryOf(tile: EmperorTile): Entry {
  const lines = linesOf(tile, TODAY);
  return {
    ...PLAIN,
    kind: 'tile',
    key: tile.id,
    number: null,
    needs: tile.needs,
    name: (language) => tileName(language, tile.id),
    about: (language) => term(language, 'emperorTile'),
    lines,
    lines2015: whereOther(linesOf(OF_2015.tiles[tile.id], OF_2015), lines),
    sources: [['bonus', tile.source]],
    traits: { goods: goodsIn(tile.bonus), effects: tagsOf(tile.bonus) },
    questions: ['tileOrder', 'belowZero', ...questionsOfEffects(tile.bonus)],
  };
}

export const TILE_ENTRIES: EntryList = { entries: Object.values(TODAY.tiles).map(entryOf) };
