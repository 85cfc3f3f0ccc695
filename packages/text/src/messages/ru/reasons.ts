import type { Messages } from '../topics.js';

export const reasons = {
  reasons: {
    points: 'Это сразу приносит {amount} ПО.',
    krones:
      'Это приносит {amount, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}}.',
    saves: 'Это самый дешёвый путь.',
    goods:
      'Это приносит {amount, plural, =1 {{goods}} one {# ресурс, прежде всего: {goods}} few {# ресурса, прежде всего: {goods}} many {# ресурсов, прежде всего: {goods}} other {# ресурса, прежде всего: {goods}}}.',
    serves:
      '{amount, plural, one {# ресурс сразу достанется} few {# ресурса сразу достанутся} many {# ресурсов сразу достанутся} other {# ресурса сразу достанутся}} постояльцам, которые этого ждут.',
    completesOrder: 'Заказ постояльца {guest} будет выполнен.',
    housesGuest: 'Освободится столик: {guest} покинет кафе, принеся очки и награду.',
    invitesGuest:
      '{missing, plural, =0 {Всё, что заказывает {guest}, уже есть.} one {Для заказа постояльца {guest} не хватает # ресурса.} other {Для заказа постояльца {guest} не хватает # ресурсов.}}',
    expectsGuest:
      '{points, plural, =0 {{guest} принесёт потом награду.} other {{guest} принесёт потом {points} ПО и награду.}}',
    preparesRoom:
      '{amount, plural, =1 {Будет подготовлен {color, select, blue {синий} red {красный} other {жёлтый}} номер.} one {Будет подготовлен # номер, в том числе {color, select, blue {синий} red {красный} other {жёлтый}}.} few {Будет подготовлено # номера, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.} many {Будет подготовлено # номеров, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.} other {Будет подготовлено # номера, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.}}',
    occupiesRoom:
      '{amount, plural, =1 {Будет заселён {color, select, blue {синий} red {красный} other {жёлтый}} номер.} one {Будет заселён # номер, в том числе {color, select, blue {синий} red {красный} other {жёлтый}}.} few {Будет заселено # номера, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.} many {Будет заселено # номеров, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.} other {Будет заселено # номера, в том числе {color, select, blue {синие} red {красные} other {жёлтые}}.}}',
    completesGroup:
      '{color, select, blue {Синяя} red {Красная} other {Жёлтая}} группа из {size, plural, one {# номера} other {# номеров}} будет завершена и принесёт бонус.',
    nearsGroup:
      'После этого в {color, select, blue {синей} red {красной} other {жёлтой}} группе из {size, plural, one {# номера} other {# номеров}} останется заселить 1 номер.',
    claimsPolitics: 'Карту цели «{card}» можно будет выполнить.',
    nearsPolitics: 'Карта цели «{card}» станет ближе.',
    emperorSteps:
      '{amount, plural, one {# деление} few {# деления} many {# делений} other {# деления}} вперёд по шкале императора: это пригодится при ближайшем подсчёте.',
    earnsTileBonus: 'Этого хватит для бонуса жетона {tile}.',
    avoidsTilePenalty: 'Этого хватит, чтобы избежать штрафа жетона {tile}.',
    hiresStaff: 'Карта {card} принесёт пользу.',
    drawsStaff:
      'Это приносит {amount, plural, one {# карту} few {# карты} many {# карт} other {# карты}} персонала.',
    sendsDancer:
      'В бальные залы {amount, plural, one {отправится # танцор} few {отправятся # танцора} many {отправятся # танцоров} other {отправятся # танцора}}.',
    waitsForDice: 'После переброса кубики могут стать лучше.',
    turnIsDone: 'Больше сейчас ничего делать не стоит.',
    leastBad: 'Выиграть здесь нечего; это обойдётся дешевле всего.',
  },
} satisfies Pick<Messages, 'reasons'>;
