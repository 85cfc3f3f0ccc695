import type { GoodsVector, Source } from '@gah/engine';
import { contentFor, goodIndex, GOODS } from '@gah/engine';
import type { ValueName } from '../entry.js';
import type { ControlName, Field } from './field.js';

const CONTENT = contentFor('2021', null);

/** A value of a card that a pack can replace. */
interface Replaceable {
  readonly value: ValueName;
  readonly key: string;
  readonly source: Source;
  readonly ours: unknown;
  readonly control: ControlName;
}

const fieldsOf = (
  kind: string,
  part: string,
  number: number,
  values: readonly Replaceable[],
): Field[] =>
  values
    .filter(({ source }) => source === 'reconstructed')
    .map(({ value, key, ours, control }) => ({
      path: [part, String(number), key],
      kind,
      key: String(number),
      value,
      ours,
      control,
    }));

const staffFields = CONTENT.staff.flatMap((card) =>
  card
    ? fieldsOf('staff', 'staff', card.number, [
        {
          value: 'cost',
          key: 'cost',
          source: card.source.cost,
          ours: card.cost,
          control: 'number',
        },
      ])
    : [],
);

const orderOf = (order: GoodsVector): Record<string, number> =>
  Object.fromEntries(
    GOODS.flatMap((good) => {
      const amount = order[goodIndex(good)];
      return amount > 0 ? [[good, amount]] : [];
    }),
  );

const guestFields = CONTENT.guests.flatMap((card) =>
  card
    ? fieldsOf('guest', 'guests', card.number, [
        {
          value: 'color',
          key: 'color',
          source: card.source.color,
          ours: card.color,
          control: 'color',
        },
        {
          value: 'order',
          key: 'order',
          source: card.source.order,
          ours: orderOf(card.order),
          control: 'goods',
        },
        { value: 'vp', key: 'vp', source: card.source.vp, ours: card.vp, control: 'number' },
      ])
    : [],
);

export const CORE_FIELDS: readonly Field[] = [...staffFields, ...guestFields];
