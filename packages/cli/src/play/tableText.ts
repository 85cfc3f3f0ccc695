import {
  at,
  countRooms,
  DIE_COLORS,
  EMPEROR_ROUNDS,
  freeRooms,
  hasChampagne,
  LETTERS,
  nextEmperorScoring,
  priceOf,
  SPACES,
} from '@gah/engine';
import {
  actionName,
  dieName,
  goodsText,
  guestSummary,
  phaseText,
  politicsName,
  politicsText,
  roundText,
  term,
  tileText,
  moduleLines,
} from '@gah/text';
import { columns } from '@gah/terminal';
import { hotelText, staffLines } from './hotelText.js';
import type { PlayScene } from './scene.js';

function diceText({ language, view }: PlayScene): string {
  const rows = SPACES.map((space, index) => {
    const colored = DIE_COLORS.filter((_, color) => view.coloredDice[color] === space);
    return [
      `  ${space}`,
      `${at(view.dice, index)}×`,
      [
        actionName(language, space, hasChampagne(view)),
        ...colored.map((die) => dieName(language, die)),
      ].join(', '),
    ];
  });
  return `${term(language, 'dice')}\n${columns(rows)}`;
}

function queueText({ language, words, seat, view, content }: PlayScene): string {
  const rows = view.queue.map((number, place) => {
    const card = content.guests[number];
    return [
      `  ${words.price({ krones: priceOf(view, { seat, kind: 'takeGuest', place }).krones })}`,
      card ? `#${number} ${guestSummary(language, card)}` : '–',
    ];
  });
  return `${term(language, 'queue')}\n${columns(rows)}`;
}

function politicsLines({ language, words, view, content, players }: PlayScene): string[] {
  return view.politics.flatMap((number, slot) => {
    const card = content.politics[number];
    if (!card) return [];
    const { condition, vp } = politicsText(language, card);
    const claims = (view.claims[slot] ?? []).map((seat) => players[seat] ?? '');
    const claimed = claims.length > 0 ? ` – ${words.claimedBy({ names: claims.join(', ') })}` : '';
    const name = `#${number} ${politicsName(language, number)}`;
    return [`  ${LETTERS[slot] ?? ''}  ${name}: ${condition} ${vp}${claimed}`];
  });
}

/** The emperor tiles that are still to come. */
function tileLines({ language, words, view, content }: PlayScene): string[] {
  const next = nextEmperorScoring(view);
  return view.tiles.flatMap((id, index) => {
    const tile = content.tiles[id];
    const round = EMPEROR_ROUNDS[index];
    if (!next || round === undefined || index < next.scoring) return [];
    const { bonus, penalty } = tileText(language, tile, content.options);
    const labels = [term(language, 'tileBonus'), term(language, 'tilePenalty')];
    return [
      `  ${id} (${words.afterRound({ round })}) – ${labels[0] ?? ''}: ${bonus} ${labels[1] ?? ''}: ${penalty}`,
    ];
  });
}

function playersText({ language, words, view, players }: PlayScene): string {
  const head = [
    term(language, 'players'),
    term(language, 'vp'),
    term(language, 'krones'),
    term(language, 'emperorTrack'),
    term(language, 'occupied'),
    term(language, 'vacant'),
    term(language, 'hand'),
    words.diceTaken,
    term(language, 'kitchen'),
  ];
  const rows = view.seats.map((seat, index) => {
    const kitchen = goodsText(language, seat.kitchen);
    return [
      `${view.startSeat === index ? '*' : ' '} ${players[index] ?? ''}`,
      ...[
        seat.vp,
        seat.krones,
        seat.emperor,
        countRooms(seat.occupied),
        countRooms(freeRooms(seat)),
      ].map(String),
      String(seat.hand.length),
      seat.passed ? term(language, 'passed') : seat.diceTaken.join(' ') || '–',
      kitchen === '' ? words.nothing : kitchen,
    ];
  });
  const numbers = (column: number): boolean => column > 0 && column < head.length - 2;
  return columns([head, ...rows], { right: numbers });
}

/** Everything on the table as one seat may see it; in full with what never changes. */
export function tableText(scene: PlayScene, isFull: boolean): string {
  const { language, view, seat } = scene;
  const hand = view.seats[seat]?.hand ?? [];
  const modules = moduleLines(scene, isFull);
  return [
    `== ${roundText(language, Math.max(1, view.round))}: ${phaseText(language, view.phase)} ==`,
    ...(view.dice.some((count) => count > 0) ? [diceText(scene)] : []),
    queueText(scene),
    [term(language, 'politicsCards'), ...politicsLines(scene)].join('\n'),
    [term(language, 'emperorTile'), ...tileLines(scene)].join('\n'),
    ...(modules.length > 0 ? [modules.join('\n')] : []),
    playersText(scene),
    hotelText(scene, seat),
    ...(hand.length > 0 ? [[term(language, 'hand'), ...staffLines(scene, hand)].join('\n')] : []),
  ].join('\n\n');
}
