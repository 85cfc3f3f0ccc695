import type { StaffId } from '@gah/engine';
import type { Traits } from './sitter.js';
import { man, woman } from './sitter.js';

/** The staff that Let's Waltz! brings, and its promos. */
export const WALTZ_STAFF = {
  dancingMaster: man('lean', ['queue', 'brown'], ['cravat', 'sky', 'stripes'], 'spirals', {
    prop: 'cane',
    mouth: 'smirk',
    moustache: 'imperial',
    tilt: -6,
  }),
  violinist: woman('oval', ['flow', 'black'], ['decollete', 'plum'], 'leaves', {
    prop: 'violin',
    eyes: 'shut',
    tilt: 7,
  }),
  concertmaster: man('round', ['wild', 'grey'], ['tailcoat', 'ink'], 'rings', {
    prop: 'metronome',
    glasses: 'pinceNez',
    side: 'left',
    mouth: 'stern',
  }),
  symphonist: man('long', ['long', 'grey'], ['cravat', 'wine', 'squares'], 'arch', {
    prop: 'sheetMusic',
    eyes: 'wide',
    nose: 'hooked',
  }),
  usherette: woman('heart', ['bob', 'blond'], ['livery', 'scarlet'], 'drapes', {
    hat: 'pillbox',
    hatDye: 'scarlet',
    prop: 'torch',
    mouth: 'smile',
  }),
  bandmaster: woman('lean', ['chignon', 'black'], ['tailcoat', 'ink', 'plain'], 'rays', {
    prop: 'baton',
    mouth: 'stern',
    skin: 'olive',
  }),
  choirmaster: woman('round', ['ringlets', 'brown'], ['lace', 'forest', 'dots'], 'dots', {
    prop: 'tuningFork',
    mouth: 'singing',
    glasses: 'spectacles',
  }),
  leadingDancer: woman('heart', ['wave', 'red'], ['decollete', 'teal', 'scales'], 'fan', {
    hat: 'featherBand',
    hatDye: 'teal',
    prop: 'featherFan',
    mouth: 'full',
  }),
  harpist: woman('long', ['flow', 'fair'], ['toga', 'sky'], 'spirals', {
    hat: 'diadem',
    hatDye: 'blue',
    prop: 'harp',
    eyes: 'sleepy',
    skin: 'pale',
  }),
  cellist: woman('oval', ['braid', 'dark'], ['high', 'wine', 'squares'], 'panes', {
    prop: 'cello',
    gaze: 'left',
    tilt: -5,
  }),
  pianist: woman('round', ['coils', 'black'], ['pearls', 'navy', 'dots'], 'rings', {
    prop: 'pianoKeys',
    skin: 'brown',
    mouth: 'smile',
  }),
  balletMaster: man('heart', ['receding', 'dark'], ['smock', 'plum'], 'columns', {
    prop: 'balletShoe',
    mouth: 'smirk',
    beard: 'goatee',
    nose: 'pointed',
  }),
  trumpeter: man('square', ['cropped', 'copper'], ['uniform', 'wine'], 'rays', {
    hat: 'shako',
    hatDye: 'wine',
    prop: 'trumpet',
    mark: 'rouge',
  }),
  arranger: man('oval', ['curly', 'black'], ['vest', 'ochre', 'pinstripe'], 'squares', {
    prop: 'quill',
    glasses: 'spectacles',
    skin: 'dark',
    moustache: 'pencil',
  }),
  danubeSteamshipCaptain: man('round', ['part', 'white'], ['uniform', 'navy'], 'bands', {
    hat: 'peakedCap',
    hatDye: 'ivory',
    beard: 'full',
    prop: 'shipWheel',
    skin: 'rosy',
  }),
  handmaid: woman('heart', ['ringlets', 'fair'], ['apron', 'rose', 'stripes'], 'arch', {
    hat: 'maidCap',
    prop: 'mirror',
    mark: 'mole',
  }),
  apprentice: man('child', ['cropped', 'blond'], ['vest', 'grey', 'check'], 'bands', {
    build: 'slight',
    prop: 'bucket',
    eyes: 'wide',
    mouth: 'smile',
  }),
  dishwasher: man('square', ['bald', 'dark'], ['apron', 'blue', 'plain'], 'dots', {
    hat: 'sweatband',
    hatDye: 'scarlet',
    beard: 'stubble',
    prop: 'dishes',
    nose: 'broad',
    mark: 'scar',
  }),
  tapster: man('round', ['curly', 'red'], ['apron', 'forest', 'check'], 'leaves', {
    build: 'stout',
    beard: 'full',
    prop: 'beerMug',
    mouth: 'smile',
    skin: 'rosy',
  }),
  coachwoman: woman('square', ['plaits', 'brown'], ['pelerine', 'brown'], 'columns', {
    hat: 'topHat',
    hatDye: 'brown',
    prop: 'whip',
    mouth: 'stern',
  }),
  bookkeeper: man('lean', ['bald', 'grey'], ['vest', 'ink', 'plain'], 'panes', {
    glasses: 'spectacles',
    prop: 'ledger',
    nose: 'pointed',
    mark: 'wrinkles',
  }),
  chefDeRang: man('oval', ['slick', 'dark'], ['bow', 'wine', 'plain'], 'fan', {
    moustache: 'imperial',
    prop: 'wineGlass',
    mouth: 'smirk',
  }),
  interpreter: woman('lean', ['gibson', 'red'], ['high', 'olive', 'chevrons'], 'dots', {
    prop: 'globe',
    glasses: 'pinceNez',
    mouth: 'smile',
  }),
  bartender: man('round', ['receding', 'blond'], ['bow', 'white', 'stripes'], 'squares', {
    prop: 'champagne',
    moustache: 'walrus',
    eyes: 'merry',
    skin: 'rosy',
  }),
  wagonMaster: man('square', ['part', 'grey'], ['livery', 'olive'], 'rings', {
    hat: 'topHat',
    hatDye: 'ink',
    beard: 'whiskers',
    prop: 'whistle',
  }),
  dogWalker: woman('round', ['bob', 'red'], ['pelerine', 'rust', 'check'], 'leaves', {
    hat: 'beret',
    hatDye: 'forest',
    prop: 'dog',
    mark: 'freckles',
    mouth: 'smile',
  }),
  hairdresser: woman('oval', ['pouf', 'copper'], ['smock', 'lilac'], 'rings', {
    hat: 'rose',
    hatDye: 'rose',
    prop: 'comb',
    mouth: 'full',
    skin: 'olive',
  }),
  janitor: man('long', ['sidePart', 'grey'], ['vest', 'rust', 'plain'], 'arch', {
    hat: 'flatCap',
    hatDye: 'navy',
    moustache: 'drooping',
    prop: 'broom',
    eyes: 'aged',
  }),
  entertainer: woman('oval', ['ringlets', 'blond'], ['ruff', 'scarlet', 'lozenges'], 'rays', {
    hat: 'ribbon',
    hatDye: 'ochre',
    prop: 'juggling',
    eyes: 'merry',
    mouth: 'smile',
    mark: 'rouge',
  }),
  bossSon: man('heart', ['part', 'fair'], ['bow', 'ivory', 'pinstripe'], 'fan', {
    glasses: 'monocle',
    mouth: 'smirk',
    prop: 'dice',
    moustache: 'pencil',
    skin: 'pale',
  }),
} as const satisfies Partial<Record<StaffId, Traits>>;
