import type { Messages } from '../topics.js';

export const costs = {
  priceParts: {
    place: '{amount} за место в очереди',
    token: '{amount} за жетон ({cause})',
    serving: '{amount} за обслуживание',
    floor: '{amount} за этаж',
    card: '{amount} за карту',
    space: '{amount} за клетку действия',
    otherDice: '{amount} за другие кубики на клетке',
    boost: '{amount} за усиление',
    toll: '{amount} как пошлина ({cause})',
    use: '{amount} за использование карты',
    row: '{amount} за место в бальном зале',
    balcony: '{amount} за балкон',
    tile: '{amount} за жетон императора',
    ward: '{amount} за отмену штрафа ({cause})',
    bid: '{amount} как ставка',
    spent: '{amount} на выбор',
    discount: '{hasCause, select, yes {{cause}: скидка {amount}} other {скидка {amount}}}',
    free: '{hasCause, select, yes {{cause}: бесплатно} other {бесплатно}}',
  },
  strengthParts: {
    dice: '{amount, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
    boost: '+{amount} за усиление',
    bonus: '+{amount} {cause}',
    copied: 'сила {amount} у действия',
  },
} satisfies Pick<Messages, 'priceParts' | 'strengthParts'>;
