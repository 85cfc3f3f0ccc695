import type { Messages } from '../topics.js';

// Present tense throughout: the past would need the player's gender.
export const log = {
  events: {
    gameStarted: 'Игра начинается. Первый игрок: {player}.',
    staffDealt:
      '{player} получает {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} персонала{shown, select, yes {: {cards}} other {}}.',
    cardPicked:
      '{shown, select, yes {{player} оставляет себе карту: {cards}.} other {{player} выбирает карту.}}',
    packsPassed: 'Остальные карты переходят налево.',
    roundStarted: 'Начинается раунд {round}. Первый игрок: {player}.',
    diceRolled: '{player} бросает кубики: {dice}.',
    dieDiscarded:
      '{player} кладёт {die, select, red {красный кубик} blue {синий кубик} yellow {жёлтый кубик} other {кубик}} в мусорный бак{left, plural, =0 {; больше кубиков нет} one {; остаётся # кубик} few {; остаётся # кубика} many {; остаётся # кубиков} other {; остаётся # кубика}}.',
    turnStarted: '{extra, select, yes {{player} делает ещё один ход.} other {Ходит {player}.}}',
    passed: '{player} пасует.',
    guestTaken: '{player} берёт постояльца {guest} из очереди.',
    guestArrived: 'Новый постоялец в очереди: {guest}.',
    guestsShuffled: 'Сброшенные постояльцы перемешаны в новую колоду.',
    dieTaken:
      '{player} берёт {die, select, red {красный кубик} blue {синий кубик} yellow {жёлтый кубик} other {кубик}} {space}{boosted, select, yes { и усиливает действие} other {}} (сила {strength}).',
    spaceUsed:
      '{player} использует клетку действия {space}, не забирая кубик{boosted, select, yes {, и усиливает действие} other {}} (сила {strength}).',
    dieWithoutEffect: '{player} берёт кубик {space} без эффекта.',
    actionCopied: '{player} выбирает действие {space}: {action}.',
    kronesGained:
      '{player} получает {amount, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}} ({cause}){lost, plural, =0 {} one {; ещё # сгорает из-за предела} few {; ещё # сгорают из-за предела} many {; ещё # сгорают из-за предела} other {; ещё # сгорает из-за предела}}.',
    kronesPaid:
      '{player} платит {amount, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}} {reason}.',
    emperorAdvanced:
      '{player} продвигается на {steps, plural, one {# деление} few {# деления} many {# делений} other {# деления}} по шкале императора ({cause}).',
    vpGained: '{player} получает {amount} ПО ({cause}).',
    vpLost: '{player} теряет {amount} ПО ({cause}).',
    goodsGained: '{player} получает {goods} ({cause}).',
    goodPlaced:
      '{player} подаёт {goods} {kitchen, select, yes {с кухни } other {}}постояльцу {guest}.',
    orderFilled: '{player} выполняет заказ постояльца {guest}: {goods}.',
    roomPrepared:
      '{player} подготавливает {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}.',
    roomOccupied:
      '{player} заселяет {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}.',
    roomRemoved:
      '{player} убирает {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}.',
    groupCompleted:
      '{player} завершает {color, select, blue {синюю группу} red {красную группу} yellow {жёлтую группу} other {группу}} из {size, plural, one {# номера} other {# номеров}}.',
    guestMovedIn:
      '{player} заселяет постояльца {guest} в {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}.',
    staffPlayed: '{player} разыгрывает карту {card}.',
    staffUsed: '{player} использует карту {card}.',
    staffDrawn:
      '{player} берёт из колоды {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} персонала{choice, select, yes { на выбор} other {}}{shown, select, yes {: {cards}} other {}}.',
    staffReturned:
      '{player} кладёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} персонала под колоду{shown, select, yes {: {cards}} other {}}.',
    staffDismissed: '{player} отдаёт карту {card}; она покидает игру.',
    politicsClaimed: '{player} выполняет карту цели «{card}».',
    emperorScoring: 'Императорский подсчёт очков после раунда {round}, жетон {tile}.',
    emperorStepBack: '{player} отступает по шкале императора с деления {from} на деление {to}.',
    tileBonus: '{player} получает бонус жетона {tile}.',
    tilePenalty: '{player} получает штраф жетона {tile}.',
    penaltyWarded: '{player} избегает штрафа жетона {tile}.',
    kronesLost:
      '{player} теряет {amount, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}}.',
    goodsLost: '{player} возвращает в запас с кухни: {goods}.',
    tableCleared: '{player} возвращает в запас с карты постояльца {guest}: {goods}.',
    roundEnded: 'Раунд {round} закончен.',
    goodsPaid: '{player} отдаёт {goods}.',
    bellRung: '{player} звонит в колокольчик карты {card}.',
    guestUsed: '{player} использует постояльца {guest}.',
    rehearsalChosen: '{player} выбирает репетиционный зал «{room}».',
    guestSentDancing: '{player} отправляет постояльца {guest} танцевать.',
    dancerSent: '{player} отправляет танцора: {place}.',
    sectionCleared: '{player} освобождает секцию {number} репетиционного зала.',
    dancerRemoved: '{player} убирает танцора: {place}.',
    ballroomScored: 'Подсчёт очков бального зала: {ballroom}.',
    celebrityTaken: '{player} встречает знаменитость: {celebrity}.',
    celebrityUsed: '{player} использует знаменитость: {celebrity}.',
    celebrityArrived: 'Новая знаменитость в лаунже: {celebrity} ({die}).',
    celebrityLeft: 'Знаменитость уезжает: {celebrity}.',
    auctionOpened:
      '{player} выставляет на аукцион вход отеля «{entrance}» и ставит {bid, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}}.',
    bidRaised:
      '{player} ставит {bid, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}} за «{entrance}».',
    bidDropped: '{player} выходит из аукциона за «{entrance}».',
    entranceGained:
      '{player} получает вход отеля «{entrance}» {bid, plural, =0 {бесплатно} one {за # крону} few {за # кроны} many {за # крон} other {за # кроны}}.',
    tokenTaken: '{player} берёт бонусный жетон: {effect}.',
    politicsFulfilled: '{player} выполняет личную карту цели «{card}».',
    tileUsed: '{player} использует личный жетон императора {tile}.',
    pileCounted: '{player} считает постояльцев, покинувших кафе в этом раунде: {guests}.',
    dieShifted:
      '{player} передвигает {die, select, red {красный кубик} blue {синий кубик} yellow {жёлтый кубик} other {кубик}} с клетки действия {from} на {to}.',
    keyTaken: '{player} берёт универсальный ключ.',
    instructionTurned: '{player} открывает карту указаний {card}.',
    politicsAdvanced: '{player} делает шаг {steps} на карте цели «{card}».',
    itemGiven: '{player} отдаёт {goods} постояльцу {guest}.',
    gameEnded:
      '{count, plural, =1 {Игра окончена. Побеждает {players}.} other {Игра окончена. Победу делят {players}.}}',
  },
  payments: {
    guest: 'за постояльца',
    boost: 'за усиление',
    space: 'за клетку действия',
    serving: 'за обслуживание',
    room: 'за номер',
    staff: 'за карту персонала',
    ward: 'за отмену штрафа',
    use: 'за использование карты персонала',
    bid: 'за вход отеля',
    toll: 'как пошлину',
  },
  causes: {
    guest: '{name}',
    staff: '{name}',
    group: 'бонус заселения',
    cover: 'клетка планшета отеля',
    track: 'шкала императора',
    overflow: 'конец шкалы императора',
    tile: 'жетон {name}',
    politics: 'карта цели «{name}»',
    finalStaff: '{name}',
    rooms: 'заселённые номера на этаже {floor}',
    leftovers: 'оставшиеся кроны и ресурсы',
    unhoused: 'постояльцы, оставшиеся в кафе',
    action: 'действие {name}',
    row: 'бонус ряда',
    section: 'бонус секции',
    ballroom: '{name}',
    celebrity: '{name}',
    entrance: '{name}',
    finalEntrance: '{name}',
    key: 'универсальный ключ',
    lounge: 'лаунж',
    solo: '{name}',
    soloCard: 'карта указаний',
    soloCelebrity: 'знаменитость',
  },
} satisfies Messages<'events' | 'payments' | 'causes'>;
