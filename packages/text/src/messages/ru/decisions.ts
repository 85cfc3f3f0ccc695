import type { Messages } from '../topics.js';

export const decisions = {
  prompts: {
    draft: 'Выберите 1 карту персонала, которую оставите себе. Остальные перейдут налево.',
    firstGuest: 'Выберите первого постояльца из очереди; это бесплатно.',
    setupRooms:
      '{optional, select, yes {До начала игры можно подготовить ещё} other {До начала игры подготовьте ещё}} {left, plural, one {# номер} few {# номера} many {# номеров} other {# номера}}.',
    benefits:
      'Выберите, что будет следующим{mandatory, select, yes {.} other {, или откажитесь от всего необязательного.}}',
    copy: '{optional, select, yes {Можно выполнить 1 основное действие от 1 до 5 (сила {strength}).} other {Выберите действие, которое копирует шестёрка (сила {strength}).}}',
    splitGoods:
      'Распределите {strength, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}}: {champagne, select, yes {{space, select, 1 {штрудели, пирожные и шампанское} other {вино, кофе и шампанское}}; каждого не больше, чем предыдущего} other {{space, select, 1 {штрудели и пирожные; пирожных не больше, чем штруделей} other {вино и кофе; кофе не больше, чем вина}}}}.',
    splitKrones: 'Распределите силу {strength} между кронами и шкалой императора.',
    chooseGoods:
      'Выберите {left, plural, one {# блюдо или напиток} few {# блюда или напитка} many {# блюд или напитков} other {# блюда или напитка}} ({cause}){limited, select, yes {, кроме: {goods}} other {}}.',
    placeGoods:
      'Осталось разместить: {goods}. Можно положить что-то на заказы постояльцев; остальное отправится на кухню.',
    serving:
      'Можно подать с кухни ещё {limited, select, yes {{left, plural, one {# ресурс} few {до # ресурсов} many {до # ресурсов} other {до # ресурсов}}} other {ресурсы}}.',
    prepareRoom:
      'Можно подготовить {left, plural, =1 {1 номер} one {до # номера} other {до # номеров}}{floors, plural, =0 {} =1 { на нижнем этаже} other { на # нижних этажах}} {price}{occupy, select, yes { и сразу заселить его} other {}}.',
    occupyRoom:
      'Можно заселить 1 из ваших свободных номеров{floors, plural, =0 {} =1 { на нижнем этаже} other { на # нижних этажах}}.',
    playStaff: 'Можно разыграть 1 карту персонала с руки {price}.',
    playDrawn: 'Можно разыграть 1 из взятых карт персонала {price}. Остальные уйдут под колоду.',
    putUnder:
      'Выберите карту, которая следующей уйдёт под колоду. Последняя окажется в самом низу.',
    takeGuest:
      'Можно взять 1 постояльца из очереди {price}{fill, select, yes {; его заказ будет выполнен из запаса} other {}}.',
    fillOrder: 'Можно выполнить заказ 1 постояльца в вашем кафе.',
    useSpace: 'Можно воспользоваться 1 клеткой действия с кубиками, не забирая кубик.',
    ward: 'Штраф жетона {tile}: {penalty}. Можно заплатить {price, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}}, чтобы не получать его.',
    suffer: 'Штраф жетона {tile}: выберите, что потерять.',
    returnStaff:
      'Положите {left, plural, one {# карту} few {# карты} many {# карт} other {# карты}} персонала с руки под колоду.',
    removeFreeRooms:
      'Штраф: уберите из отеля {left, plural, one {# свободный номер} few {# свободных номера} many {# свободных номеров} other {# свободных номера}}, каждый раз с самого высокого возможного этажа.',
    removeOccupiedRooms:
      'Штраф: уберите из отеля {second, select, yes {второй заселённый номер} other {заселённый номер}}.',
    dismissStaff: 'Штраф: выберите 1 свою карту финального подсчёта; она покинет игру.',
    loseGood: 'Штраф: выберите 1 блюдо или напиток с кухни, чтобы вернуть его в запас.',
    bell: 'Колокольчик карты {card} можно использовать сейчас, один раз за игру: {effects}.',
    discardDie: 'Остались только цветные кубики: выберите кубик для мусорного бака.',
    spendGoods:
      '{exchange, select, yes {Выберите {goods} со своей кухни для обмена.} other {Выберите {goods} со своей кухни в уплату.}}',
    rehearsal: 'Выберите репетиционный зал для своих танцоров.',
    sendDancer:
      'Можно отправить 1 танцора в бальный зал {price}.{shared, select, yes { Тогда каждый соперник получит 1 блюдо или напиток на выбор.} other {}}{more, select, yes { Затем: {effects}.} other {}}',
    pickDancer:
      'Выберите танцора{known, select, yes {: {place}} other {}}. Опустевшая секция приносит свой бонус.',
    joinDancer:
      'Можно бесплатно отправить второго танцора на то же место. Затем каждый ваш танцор в бальных залах приносит {vp} ПО.',
    removeDancers:
      'Штраф: уберите {left, plural, one {# своего танцора} other {# своих танцоров}} из ближайшего к подсчёту бального зала.',
    auction: 'Выберите вход отеля для аукциона и свою первую ставку.',
    bid: '{known, select, yes {Высшая ставка за «{entrance}»: {bid, plural, one {# крона} few {# кроны} many {# крон} other {# кроны}}.} other {Идёт аукцион за вход отеля.}} Поднимите ставку или выйдите из аукциона.',
    token:
      '{half, select, top {Колонка заселена} other {Этаж заселён}} целиком: можно взять {half, select, top {верхний} other {нижний}} бонус 1 бонусного жетона.',
    shifted:
      '{die, select, yes {Возьмите кубик с клетки действия {space}.} other {Используйте клетку действия {space}.}}',
    pickEntrance: 'Выберите вход своего отеля.',
    giveItem: 'Выберите постояльца соперника, который получит {goods}.',
  },
  turns: {
    fresh: 'Ваш ход: возьмите, если хотите, постояльца, затем возьмите кубик. Или спасуйте.',
    open: 'Возьмите, если хотите, постояльца, затем возьмите кубик. Дополнительные действия возможны до и после этого.',
    guestTaken: 'Возьмите кубик. Дополнительные действия возможны до и после этого.',
    done: 'Основное действие выполнено. Можно выполнить дополнительные действия, затем закончите ход.',
    extra:
      'Ещё один ход: можно взять постояльца и воспользоваться клеткой действия; кубик не берётся.',
    extraGuestTaken: 'Ещё один ход: можно воспользоваться клеткой действия; кубик не берётся.',
  },
  moves: {
    draft: 'Оставить карту {card}',
    takeGuest: 'Взять постояльца {guest}{details}',
    takeDie:
      'Взять {die, select, red {красный кубик} blue {синий кубик} yellow {жёлтый кубик} other {кубик}} {value}{details}',
    useSpace: 'Клетка действия {space}: {action}{details}',
    copy: '{key, select, yes {Выполнить действие} other {Копировать действие}} {space}: {action} (сила {strength})',
    place: 'Положить {goods} на заказ постояльца {guest}',
    serve: 'Подать с кухни {goods} постояльцу {guest}{details}',
    prepareRoom:
      '{occupy, select, yes {Подготовить и заселить} other {Подготовить}} {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}{details}',
    occupyRoom:
      'Заселить {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}',
    removeRoom:
      'Убрать {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}',
    moveIn:
      'Заселить постояльца {guest} в {color, select, blue {синий номер} red {красный номер} yellow {жёлтый номер} other {номер}}: этаж {floor}, колонка {column}',
    fillOrder: 'Выполнить заказ постояльца {guest}',
    playStaff: 'Разыграть карту {card}{details}',
    useStaff: 'Использовать карту {card}: {effects}{details}',
    putUnder: 'Положить карту {card} под колоду',
    dismissStaff: 'Отдать карту {card}',
    claim: 'Выполнить карту цели «{card}» ({vp} ПО)',
    benefit: '{effect} ({cause})',
    ward: 'Заплатить {price, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}} и не получать штраф',
    sufferLoss: '{loss}',
    sufferPoints: 'Потерять {vp} ПО',
    pass: 'Спасовать',
    endTurn: 'Закончить ход',
    ring: 'Позвонить в колокольчик: {effects}',
    spendGood: 'Отдать {goods}',
    loseGood: 'Вернуть в запас {goods}',
    discardDie:
      'Положить в мусорный бак {die, select, red {красный} blue {синий} yellow {жёлтый} other {белый}} кубик',
    moveInPair:
      'Заселить постояльца {guest} в два номера: этаж {floor}, колонки {column} и {second}',
    useGuest: 'Использовать постояльца {guest}: {effects}',
    chooseRehearsal: '{room}: {sections}',
    sendGuest: 'Отправить постояльца {guest} танцевать: {place}{details}',
    sendDancer: 'Отправить танцора: {place}{details}',
    pickDancer:
      'Танцор из секции {number} ({left, plural, =1 {последний, бонус: {bonus}} other {там #, бонус, когда опустеет: {bonus}}})',
    joinDancer:
      'Второй танцор из секции {number} ({left, plural, =1 {последний, бонус: {bonus}} other {там #, бонус, когда опустеет: {bonus}}})',
    removeDancer: 'Убрать танцора: {place}',
    useCelebrity: '{celebrity}: {effects}',
    auction:
      'Аукцион за «{entrance}», первая ставка {bid, plural, one {# крона} few {# кроны} many {# крон} other {# кроны}}',
    bid: 'Поставить {amount, plural, one {# крону} few {# кроны} many {# крон} other {# кроны}}',
    takeToken: 'Бонусный жетон {number}: {effect}',
    fulfil: 'Выполнить личную карту цели «{card}» ({vp} ПО)',
    useTile:
      'Использовать свой жетон {tile}: {effects} ({steps, plural, one {# деление} few {# деления} many {# делений} other {# деления}} назад по шкале императора)',
    shiftDie:
      'Передвинуть {die, select, red {красный} blue {синий} yellow {жёлтый} other {белый}} кубик с клетки действия {from} на {to} и использовать её',
    takeKey: 'Взять универсальный ключ: {effects}',
    pickEntrance: 'Выбрать «{entrance}»',
    giveItem: 'Отдать {goods} постояльцу {guest}',
    unexplained: 'Решение {notation}',
  },
  moveDetails: {
    price:
      '{krones, plural, =0 {бесплатно} one {# крона} few {# кроны} many {# крон} other {# кроны}}',
    strength: 'сила {strength}',
    boosted: 'с усилением',
    withBonus: 'с помощью персонала',
    withoutBonus: 'без помощи персонала',
    noEffect: 'без эффекта',
    coverVp: '+{vp} ПО',
    champagne:
      '{champagne, plural, =0 {бесплатно} one {# шампанское} few {# шампанских} many {# шампанских} other {# шампанского}}',
    rowBonus: 'бонус: {effects}',
    celebrity: 'приходит {name}: +{vp} ПО',
    tollInVp: 'пошлина в ПО',
  },
  skips: {
    setupRooms: 'Больше номеров не подготавливать',
    benefits: 'Отказаться от остального',
    placeGoods: 'Остальное на кухню',
    serving: 'Больше ничего не подавать',
    prepareRoom: 'Больше номеров не подготавливать',
    occupyRoom: 'Не заселять номер',
    playStaff: 'Не разыгрывать карту персонала',
    playDrawn: 'Не разыгрывать ни одну из этих карт',
    takeGuest: 'Не брать постояльца',
    fillOrder: 'Не выполнять заказ',
    useSpace: 'Не использовать клетку действия',
    ward: 'Принять штраф',
    copy: 'Не выполнять основное действие',
    bell: 'Не звонить в колокольчик',
    spendGoods: 'Больше ничего не отдавать',
    sendDancer: 'Не отправлять танцора',
    joinDancer: 'Не отправлять второго танцора',
    bid: 'Выйти из этого аукциона',
    token: 'Не брать жетон',
    other: 'Отказаться',
  },
} satisfies Messages<'prompts' | 'turns' | 'moves' | 'moveDetails' | 'skips'>;
