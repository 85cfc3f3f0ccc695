import type { Messages } from '../topics.js';

export const words = {
  terms: {
    hotel: 'Hotel',
    floor: 'Etage',
    column: 'Spalte',
    room: 'Zimmer',
    vacant: 'Frei',
    occupied: 'Bezogen',
    group: 'Zimmergruppe',
    occupancyBonus: 'Auslastungsbonus',
    guest: 'Gast',
    queue: 'Reihe',
    cafe: 'Café',
    table: 'Tisch',
    kitchen: 'Küche',
    order: 'Bestellung',
    reward: 'Belohnung',
    dish: 'Speise',
    drink: 'Getränk',
    good: 'Ware',
    krones: 'Kronen',
    vp: 'SP',
    victoryPoints: 'Siegpunkte',
    emperorTrack: 'Kaiserleiste',
    emperorTile: 'Kaiserplättchen',
    emperorScoring: 'Kaiserwertung',
    tileBonus: 'Bonus',
    tilePenalty: 'Strafe',
    politicsCards: 'Politikkarten',
    politicsCard: 'Politikkarte',
    staff: 'Personal',
    staffCard: 'Personalkarte',
    playedStaff: 'Ausgespieltes Personal',
    hand: 'Hand',
    deck: 'Stapel',
    discardPile: 'Ablagestapel',
    actionSpaces: 'Aktionsfelder',
    actionSpace: 'Aktionsfeld',
    dice: 'Würfel',
    die: 'Würfel',
    strength: 'Stärke',
    boost: 'Verstärken',
    mainAction: 'Hauptaktion',
    additionalAction: 'Zusatzaktion',
    pass: 'Passen',
    passed: 'Hat gepasst',
    endTurn: 'Spielzug beenden',
    reroll: 'Neu würfeln',
    dustbin: 'Mistkübel',
    round: 'Spielrunde',
    turn: 'Spielzug',
    startPlayer: 'Startspieler',
    turnOrderTile: 'Reihenfolgeplättchen',
    finalScoring: 'Schlusswertung',
    edition: 'Ausgabe',
    hotelSide: 'Hotelpläne',
    staffDeal: 'Personal zu Beginn',
    promos: 'Promokarten',
    dataPack: 'Datenpaket',
    players: 'Mitspielende',
    total: 'Gesamt',
    winner: 'Sieg',
    log: 'Protokoll',
    undo: 'Rückgängig',
    undoTurn: 'Ganzen Spielzug zurücknehmen',
    cost: 'Kosten',
    free: 'Kostenlos',
    source: 'Quelle',
  },
  goods: {
    strudel: 'Strudel',
    cake: '{count, plural, one {Torte} other {Torten}}',
    wine: 'Wein',
    coffee: 'Kaffee',
    champagne: 'Champagner',
  },
  colors: { blue: 'blau', red: 'rot', yellow: 'gelb', green: 'grün' },
  guestKinds: { blue: 'Adlige', red: 'Bürger', yellow: 'Künstler', green: 'Touristen' },
  timings: {
    once: 'Sofort',
    round: 'Einmal pro Spielrunde',
    permanent: 'Dauerhaft',
    final: 'Schlusswertung',
  },
  actions: {
    1: 'Strudel und Torte',
    2: 'Wein und Kaffee',
    3: 'Zimmer vorbereiten',
    4: 'Kronen und Kaiserleiste',
    5: 'Personalkarte ausspielen',
    6: 'andere Aktion kopieren',
  },
  editions: { 2021: 'Ausgabe 2021', 2015: 'Ausgabe 2015' },
  hotelSides: { night: 'Nachtseite', day: 'Tagseite' },
  staffDeals: { random: 'Zufällige Karten', starter: 'Einsteigersets', draft: 'Draft' },
  phases: {
    draft: 'Draft',
    firstGuests: 'Erste Gäste',
    rooms: 'Erste Zimmer',
    turns: 'Spielzüge',
    emperor: 'Kaiserwertung',
    over: 'Spielende',
  },
  players: {
    unnamed: 'Spieler {number}',
    waiting: 'Warten auf {players}.',
    round: 'Spielrunde {round} von {rounds}',
  },
  prices: {
    full: 'zum normalen Preis',
    less: '{krones, plural, one {um # Krone billiger} other {um bis zu # Kronen billiger}}',
    free: 'kostenlos',
  },
  vpSources: {
    guest: 'Gäste',
    staff: 'Personal im Spielverlauf',
    group: 'Auslastungsboni',
    cover: 'Zimmerfelder mit Punkten',
    track: 'Kaiserleiste',
    overflow: 'Über das Ende der Kaiserleiste hinaus',
    tile: 'Kaiserplättchen',
    politics: 'Politikkarten',
    finalStaff: 'Personal in der Schlusswertung',
    rooms: 'Bezogene Zimmer',
    leftovers: 'Übrige Kronen und Waren',
    unhoused: 'Gäste, die noch im Café sitzen',
  },
  sources: {
    rulebook: 'Dieser Wert steht in einem Regelheft.',
    'three public implementations agree':
      'Drei öffentliche Umsetzungen des Spiels stimmen in diesem Wert überein.',
    'two public implementations agree':
      'Zwei öffentliche Umsetzungen des Spiels stimmen in diesem Wert überein.',
    'one public implementation': 'Dieser Wert stammt aus einer öffentlichen Umsetzung des Spiels.',
    'public implementations': 'Dieser Wert stammt aus öffentlichen Umsetzungen des Spiels.',
    'picture of the printed piece':
      'Dieser Wert wurde von einem Bild des gedruckten Spielmaterials abgelesen.',
    'follows from other values': 'Dieser Wert ergibt sich aus anderen bekannten Werten.',
    reconstructed:
      'Keine Quelle nennt den gedruckten Wert. Wir haben einen gewählt, der zu allem Bekannten passt. Wer das Spiel besitzt, kann ihn mit einem Datenpaket ersetzen.',
    'data pack': 'Dieser Wert stammt aus dem Datenpaket dieser Partie.',
  },
} satisfies Messages<
  | 'terms'
  | 'goods'
  | 'colors'
  | 'guestKinds'
  | 'timings'
  | 'actions'
  | 'editions'
  | 'hotelSides'
  | 'staffDeals'
  | 'phases'
  | 'players'
  | 'prices'
  | 'vpSources'
  | 'sources'
>;
