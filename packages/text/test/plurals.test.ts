import { contentFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { effectText, eventText, goodName, promptText } from '../src/index.js';

const counts = [1, 2, 5, 21] as const;
const context = { content: contentFor('2021', null), names: ['Анна'], hotels: [0] };

describe('Russian plurals', () => {
  it.each([
    ['strudel', ['штрудель', 'штруделя', 'штруделей', 'штрудель']],
    ['cake', ['пирожное', 'пирожных', 'пирожных', 'пирожное']],
    ['wine', ['вино', 'вина', 'вин', 'вино']],
    ['coffee', ['кофе', 'кофе', 'кофе', 'кофе']],
    ['champagne', ['шампанское', 'шампанских', 'шампанских', 'шампанское']],
  ] as const)('%s', (good, forms) => {
    expect(counts.map((count) => goodName('ru', good, count))).toEqual(forms);
  });

  it('krones', () => {
    expect(counts.map((amount) => effectText('ru', { do: 'krones', amount }))).toEqual([
      '+1 крона',
      '+2 кроны',
      '+5 крон',
      '+21 крона',
    ]);
  });

  it('krones that are paid stand in the accusative', () => {
    expect(
      counts.map((amount) =>
        eventText('ru', { type: 'kronesPaid', seat: 0, amount, reason: 'room' }, context),
      ),
    ).toEqual([
      'Анна платит 1 крону за номер.',
      'Анна платит 2 кроны за номер.',
      'Анна платит 5 крон за номер.',
      'Анна платит 21 крону за номер.',
    ]);
  });

  it('spaces on the Emperor track', () => {
    expect(counts.map((amount) => effectText('ru', { do: 'emperor', amount }))).toEqual([
      '+1 деление на шкале императора',
      '+2 деления на шкале императора',
      '+5 делений на шкале императора',
      '+21 деление на шкале императора',
    ]);
  });

  it('cards', () => {
    expect(
      counts.map((cards) => eventText('ru', { type: 'staffDealt', seat: 0, cards }, context)),
    ).toEqual([
      'Анна получает 1 карту персонала.',
      'Анна получает 2 карты персонала.',
      'Анна получает 5 карт персонала.',
      'Анна получает 21 карту персонала.',
    ]);
  });

  it('rooms', () => {
    expect(
      counts.map((left) => promptText('ru', { kind: 'setupRooms', seat: 0, left }, context)),
    ).toEqual([
      'До начала игры подготовьте ещё 1 номер.',
      'До начала игры подготовьте ещё 2 номера.',
      'До начала игры подготовьте ещё 5 номеров.',
      'До начала игры подготовьте ещё 21 номер.',
    ]);
  });

  it('at most so many rooms stand in the genitive', () => {
    const task = { kind: 'prepareRoom', seat: 0, discount: 0, floors: 4, occupy: false } as const;
    expect(counts.map((left) => promptText('ru', { ...task, left }, context))).toEqual([
      'Можно подготовить 1 номер за обычную цену.',
      'Можно подготовить до 2 номеров за обычную цену.',
      'Можно подготовить до 5 номеров за обычную цену.',
      'Можно подготовить до 21 номера за обычную цену.',
    ]);
  });
});

describe('English and German plurals', () => {
  it('of goods', () => {
    expect(counts.map((count) => goodName('en', 'cake', count))).toEqual([
      'cake',
      'cakes',
      'cakes',
      'cakes',
    ]);
    expect(counts.map((count) => goodName('de', 'cake', count))).toEqual([
      'Torte',
      'Torten',
      'Torten',
      'Torten',
    ]);
    expect(goodName('de', 'wine', 4)).toBe('Wein');
  });
});
