/** What stands on the contact sheets. `art` loads a module of drawings by its name. */
export async function pages(tools) {
  const single = [basics, house, waltz].map((page) => page(tools));
  return [...(await Promise.all(single)), ...(await people(tools))];
}

const COLORS = ['blue', 'red', 'yellow'];
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

async function basics({ art, item, row }) {
  const { icon, ICON_NAMES } = await art('icons');
  const t = await art('tokens');
  const d = await art('dice');
  const { crest, dancer } = await art('crests');
  const { room, ROOM_STATES } = await art('rooms');
  const { facade, smallHotel, facadeBox, roomBox } = await art('hotel');
  const goods = ['strudel', 'cake', 'wine', 'coffee', 'champagne', 'any'];
  const night = {
    colors: [...('byrrb' + 'yyrry' + 'brbyy' + 'brbrb')].map(
      (c) => ({ b: 'blue', r: 'red', y: 'yellow' })[c],
    ),
    groupOf: [0, 1, 2, 2, 3, 1, 1, 2, 2, 4, 5, 6, 7, 4, 4, 5, 6, 7, 8, 9],
  };
  const size = { roomWidth: 83, roomHeight: 71, gap: 4 };
  const states = [...('oofo.' + 'ofo..' + 'f....' + '.....')].map(
    (c) => ({ o: 'occupied', f: 'free', '.': 'unbuilt' })[c],
  );
  const house = (side) => {
    const [, , w, h] = facadeBox(size);
    return `<div style="position:relative;width:${w}px;height:${h}px">${facade(size, side, night)}${states
      .map((state, index) => {
        const [x, y, width, height] = roomBox(size, index);
        return `<div style="position:absolute;left:${x}px;top:${y}px">${room(night.colors[index], state, { width, height, lodger: index, coverPoints: index > 16 ? 2 : 0 })}</div>`;
      })
      .join('')}</div>`;
  };
  return {
    name: 'basics',
    width: 1240,
    height: 1500,
    html: [
      row(
        'Icons',
        ICON_NAMES.map((name) => item(icon(name, { size: 32 }), name)),
      ),
      row('Tokens', [
        ...[undefined, 0, 3, -3, 12].map((n) => t.krones(n, { size: 44 })),
        ...[undefined, 7, 15, -10, 124].map((n) => t.points(n, { size: 44 })),
        t.emperorSteps({ size: 44 }),
        ...['blue', 'red', 'yellow', 'green'].map((c) => t.colorSquare(c, { size: 40 })),
        ...goods.flatMap((g) =>
          ['full', 'ordered', 'served'].map((s) => t.good(g, s, { size: 36 })),
        ),
        ...goods.map((g) => t.good(g, 'full', { size: 20 })),
      ]),
      row('Dice and crests', [
        ...range(1, 6).map((n) => d.die(n, 'white', { size: 34 })),
        ...['blue', 'red', 'yellow'].flatMap((c) =>
          range(1, 6).map((n) => d.die(n, c, { size: 34 })),
        ),
        ...range(0, 3).map((n) => crest(n, { size: 28 })),
        ...range(0, 3).map((n) => dancer(n, { size: 34 })),
      ]),
      row('Rooms', [
        ...ROOM_STATES.flatMap((s) =>
          COLORS.map((c, i) => room(c, s, { width: 83, height: 71, lodger: i })),
        ),
        ...ROOM_STATES.flatMap((s) =>
          COLORS.map((c, i) => room(c, s, { width: 58, height: 64, lodger: i + 1 })),
        ),
      ]),
      row('Hotels', [
        house('night'),
        house('day'),
        smallHotel(night, (i) => states[i], { roomWidth: 28, roomHeight: 22, gap: 3 }),
      ]),
    ].join(''),
  };
}

const card = (markup, name, size = '') =>
  `<div class="card ${size}"><div class="pic">${markup}</div><p>${name}</p></div>`;

async function people({ art }) {
  const { guestPortrait, GUEST_PORTRAITS } = await art('portraits/guests');
  const { staffPortrait, STAFF_PORTRAITS } = await art('portraits/staff');
  const { celebrityPortrait, CELEBRITY_PORTRAITS } = await art(
    '../modules/celebrities/art/portraits',
  );
  const { courtPortrait, COURT } = await art('portraits/court');
  const { guestName, staffName, celebrityName } = await art('../../../text/src/index');
  const { GUEST_NUMBERS, STAFF_NUMBERS } = await art('../../../engine/src/index');
  const sheet = (name, height, cards) => ({
    name,
    width: 1240,
    height,
    html: `<div class="row" style="gap:8px">${cards.join('')}</div>`,
  });
  const guests = Object.keys(GUEST_PORTRAITS).map((id) => GUEST_NUMBERS[id]);
  const staff = Object.keys(STAFF_PORTRAITS).map((id) => STAFF_NUMBERS[id]);
  const dice = ['red', 'blue', 'yellow'];
  const famous = Object.keys(CELEBRITY_PORTRAITS);
  const half = Math.ceil(guests.length / 2);
  const guestCard = (size, crop) => (n) =>
    card(guestPortrait(n, { crop }), guestName('en', n), size);
  const staffCard = (size, crop) => (n) =>
    card(staffPortrait(n, { crop }), staffName('en', n, '2021'), size);
  const famousCard = (size, crop) => (key, i) =>
    card(celebrityPortrait(key, dice[i % 3], { crop }), celebrityName('en', key), size);
  return [
    sheet('guests-card', 1260, guests.map(guestCard('', 'card'))),
    sheet('guests-full-1', 1500, guests.slice(0, half).map(guestCard('big', 'full'))),
    sheet('guests-full-2', 1500, guests.slice(half).map(guestCard('big', 'full'))),
    sheet('staff-card', 1060, staff.map(staffCard('', 'card'))),
    sheet('staff-full-1', 1300, staff.slice(0, 42).map(staffCard('big', 'full'))),
    sheet('staff-full-2', 1300, staff.slice(42).map(staffCard('big', 'full'))),
    sheet('famous', 760, [
      ...famous.map(famousCard('big', 'full')),
      ...COURT.map((who) => card(courtPortrait(who), who, 'big')),
      ...famous.map(famousCard('', 'face')),
    ]),
  ];
}

async function house({ art, row }) {
  const o = await art('ornaments');
  const { emblem, appIcon } = await art('emblem');
  const f = await art('furniture');
  const sized = (markup, width) => `<div style="width:${width}px">${markup}</div>`;
  return {
    name: 'house',
    width: 1240,
    height: 1120,
    html: [
      row('Emblem and icons', [
        emblem({ width: 400 }),
        sized(appIcon(), 200).replace('width="512" height="512"', 'width="200" height="200"'),
        sized(appIcon(true), 200).replace('width="512" height="512"', 'width="200" height="200"'),
        o.tree({ height: 162 }),
        o.tree({ height: 162 }, true),
      ]),
      row('Ornaments', [o.divider(260), o.staffBack({ width: 104, height: 155 })]),
      row('Furniture', [f.cafeTable({ width: 144 })]),
    ].join(''),
  };
}

async function waltz({ art, item, row }) {
  const h = await art('../modules/ballrooms/art/halls');
  const { loungeSeat } = await art('../modules/celebrities/art/loungeSeat');
  const { masterKey } = await art('../modules/startPlayer/art/masterKey');
  const { entrance } = await art('../modules/entrances/art/gates');
  const { soloHotel } = await art('../modules/solo/art/hotels');
  const { ENTRANCE_KEYS, SOLO_HOTELS } = await art('../../../engine/src/index');
  return {
    name: 'waltz',
    width: 1240,
    height: 1280,
    html: [
      row('Ballrooms', [
        ...h.BALLROOM_KEYS.map((key) =>
          item(h.ballroomStrip(key, { width: 360, height: 84 }), key),
        ),
      ]),
      row(
        'Rehearsal rooms',
        h.REHEARSAL_KEYS.map((key) => item(h.rehearsalStrip(key, { width: 270, height: 63 }), key)),
      ),
      row(
        'Entrances',
        ENTRANCE_KEYS.map((key) => item(entrance(key, { width: 150 }), key)),
      ),
      row('Pieces', [
        masterKey({ width: 130 }),
        ...['red', 'blue', 'yellow'].map((c) => loungeSeat(c, { width: 72 })),
      ]),
      row('Solo', [...SOLO_HOTELS.map((key) => item(soloHotel(key, { width: 150 }), key))]),
    ].join(''),
  };
}
