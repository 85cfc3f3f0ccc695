import type { CelebrityKey, DieColor } from '@gah/engine';
import type { Markup } from '../../../art/svg.js';
import type { PortraitLook } from '../../../art/portraits/portrait.js';
import { portrait } from '../../../art/portraits/portrait.js';
import type { Traits } from '../../../art/portraits/sitter.js';
import { man, woman } from '../../../art/portraits/sitter.js';

export const CELEBRITY_PORTRAITS: Readonly<Record<CelebrityKey, Traits>> = {
  christie: woman('round', ['wave', 'grey'], ['pearls', 'plum', 'dots'], 'arch', {
    hat: 'cloche',
    hatDye: 'plum',
    prop: 'quill',
    mouth: 'smile',
  }),
  einstein: man('round', ['wild', 'snow'], ['vest', 'brown', 'plain'], 'rays', {
    moustache: 'walrus',
    prop: 'formula',
    eyes: 'aged',
    mark: 'wrinkles',
  }),
  chaplin: man('heart', ['curly', 'black'], ['bow', 'ink'], 'rings', {
    hat: 'bowler',
    moustache: 'toothbrush',
    prop: 'cane',
    eyes: 'wide',
    skin: 'pale',
    tilt: 6,
  }),
  magie: woman('long', ['chignon', 'brown'], ['high', 'olive', 'stripes'], 'panes', {
    glasses: 'spectacles',
    prop: 'boardGame',
    mouth: 'smile',
  }),
  puccini: man('oval', ['slick', 'black'], ['wing', 'grey', 'check'], 'drapes', {
    hat: 'fedora',
    hatDye: 'grey',
    moustache: 'handlebar',
    prop: 'pianoKeys',
    skin: 'olive',
  }),
  tolkien: man('long', ['sidePart', 'grey'], ['vest', 'olive', 'tartan'], 'leaves', {
    prop: 'ring',
    eyes: 'merry',
    mouth: 'smile',
    mark: 'wrinkles',
  }),
  gandhi: man('lean', ['bald', 'grey'], ['toga', 'ochre'], 'dots', {
    skin: 'brown',
    glasses: 'spectacles',
    moustache: 'walrus',
    prop: 'spinningWheel',
    mouth: 'smile',
    build: 'slight',
  }),
  curie: woman('oval', ['gibson', 'grey'], ['high', 'ink', 'plain'], 'rings', {
    prop: 'flask',
    mouth: 'stern',
    mark: 'wrinkles',
  }),
  mataHari: woman('heart', ['coils', 'black'], ['decollete', 'ochre', 'scales'], 'fan', {
    hat: 'diadem',
    hatDye: 'teal',
    skin: 'olive',
    prop: 'featherFan',
    eyes: 'sleepy',
    mouth: 'full',
  }),
  picasso: man('round', ['part', 'black'], ['tunic', 'white', 'stripes'], 'squares', {
    hat: 'beret',
    hatDye: 'navy',
    prop: 'brush',
    skin: 'olive',
    nose: 'broad',
    eyes: 'wide',
  }),
  freud: man('oval', ['receding', 'white'], ['bow', 'grey', 'pinstripe'], 'bands', {
    beard: 'full',
    glasses: 'pinceNez',
    prop: 'cigar',
    mouth: 'stern',
  }),
  churchill: man('round', ['bald', 'fair'], ['bow', 'navy', 'dots'], 'columns', {
    build: 'stout',
    hat: 'topHat',
    prop: 'vSign',
    mouth: 'stern',
    skin: 'rosy',
    nose: 'button',
  }),
};

/** A guest of honour, on the ground of the die that brings them. */
export const celebrityPortrait = (
  key: CelebrityKey,
  color: DieColor,
  look?: PortraitLook,
): Markup => portrait(CELEBRITY_PORTRAITS[key], color, look);
