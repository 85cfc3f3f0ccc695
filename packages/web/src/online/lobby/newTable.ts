import { isAlone, modulesFor } from '@gah/engine';
import type { ClockRule, NewTable, SeatRequest } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { Crest } from '../../session/plan.js';
import type { Form, Names } from '../../start/form.js';
import { firstForm, namesOf, seatRows } from '../../start/form.js';

export const CLOCK_KINDS = [
  'none',
  'live',
  'relaxed',
] as const satisfies readonly ClockRule['kind'][];

/** What an online table asks besides a game at one screen. */
export interface OnlineForm {
  title: string;
  clock: ClockRule['kind'];
  perTurnMinutes: number;
  reserveMinutes: number;
  perTurnDays: number;
  open: boolean;
  spectators: boolean;
  chat: boolean;
}

export const firstOnlineForm = (): OnlineForm => ({
  title: '',
  clock: 'none',
  perTurnMinutes: 2,
  reserveMinutes: 15,
  perTurnDays: 2,
  open: false,
  spectators: true,
  chat: true,
});

const SECONDS = 60;

/** The bounds of the fields, in their own units. */
export const BOUNDS = {
  perTurnMinutes: { least: 1, most: LIMITS.perTurnSeconds.most / SECONDS },
  reserveMinutes: { least: 0, most: LIMITS.reserveSeconds.most / SECONDS },
  perTurnDays: LIMITS.perTurnDays,
} as const;

/** A game for two persons, as one would play with a friend. */
export function firstGameForm(name: string, crest: Crest): Form {
  const form = firstForm(crest);
  return {
    ...form,
    rows: form.rows.map((row, seat) => ({
      ...row,
      who: seat < 2 ? 'person' : row.who,
      name: seat === 0 ? name : '',
    })),
  };
}

/** The one who opens the table sits on the first seat of a person. */
export const hostSeat = (form: Form): number =>
  isAlone(form.seats) ? 0 : seatRows(form).findIndex(({ who }) => who === 'person');

const within = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(value) ? value : least)));

function clockOf(form: OnlineForm): ClockRule {
  switch (form.clock) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return {
        kind: 'live',
        perTurnSeconds: within(form.perTurnMinutes, BOUNDS.perTurnMinutes) * SECONDS,
        reserveSeconds: within(form.reserveMinutes, BOUNDS.reserveMinutes) * SECONDS,
      };
    case 'relaxed':
      return { kind: 'relaxed', perTurnDays: within(form.perTurnDays, BOUNDS.perTurnDays) };
  }
}

/** What the server is asked for. The seed of the game is the server's own. */
export function newTableOf(form: Form, online: OnlineForm, names: Names): NewTable {
  const host = hostSeat(form);
  const title = online.title.trim();
  return {
    name: namesOf(form, names)[host] ?? '',
    ...(title !== '' && { title }),
    seats: seatRows(form).map(({ who, crest }, seat): SeatRequest => {
      if (seat === host) return { kind: 'host', crest };
      return who === 'person' ? { kind: 'open', crest } : { kind: 'computer', level: who, crest };
    }),
    options: {
      edition: form.edition,
      hotel: form.hotel,
      staff: isAlone(form.seats) ? 'random' : form.staff,
      modules: modulesFor(form.seats).filter((module) => form.modules.includes(module)),
      promos: form.promos,
      difficulty: isAlone(form.seats) ? form.difficulty : null,
      ...(form.dataPack && { dataPack: form.dataPack }),
    },
    clock: clockOf(online),
    open: online.open,
    spectators: online.spectators,
    chat: online.chat,
  };
}
