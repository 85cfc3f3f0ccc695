import { guests } from '@gah/engine/testing';
import { contentFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { effectText, eventText, goodName, promptText, sectionTexts } from '../src/index.js';

const counts = [1, 2, 5, 21] as const;
const context = { content: contentFor('2021', null), names: ['Анна', ''], hotels: [0, 0] };

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

  it('champagne and dancers', () => {
    const dancer = { do: 'sendDancer', shared: false, then: [] } as const;
    expect(counts.map((discount) => effectText('ru', { ...dancer, discount }))).toEqual([
      'отправить 1 танцора в бальный зал на 1 шампанское дешевле',
      'отправить 1 танцора в бальный зал на 2 шампанских дешевле',
      'отправить 1 танцора в бальный зал на 5 шампанских дешевле',
      'отправить 1 танцора в бальный зал на 21 шампанское дешевле',
    ]);
    const [room] = context.content.rehearsalRooms;
    if (!room) throw new Error('no rehearsal room');
    const sections = counts.map(
      (dancers) => ({ dancers, bonus: [{ do: 'vp', amount: 1 }] }) as const,
    );
    expect(sectionTexts('ru', { ...room, sections })).toEqual([
      '1 танцор: +1 ПО',
      '2 танцора: +1 ПО',
      '5 танцоров: +1 ПО',
      '21 танцор: +1 ПО',
    ]);
  });

  it('bids', () => {
    expect(
      counts.map((bid) =>
        eventText('ru', { type: 'bidRaised', seat: 0, entrance: 'dove', bid }, context),
      ),
    ).toEqual([
      'Анна ставит 1 крону за «Дав».',
      'Анна ставит 2 кроны за «Дав».',
      'Анна ставит 5 крон за «Дав».',
      'Анна ставит 21 крону за «Дав».',
    ]);
  });

  it('goods to spend, at most so many in the genitive', () => {
    const text = (amount: number, upTo: boolean) =>
      promptText(
        'ru',
        {
          kind: 'spendGoods',
          seat: 0,
          spent: [0, 0, 0, 0, 0],
          spend: { amount, upTo, champagne: true, exchange: false },
          effects: [],
          cause: { source: 'guest', id: guests.mrSchulze },
        },
        context,
      );
    expect(counts.map((amount) => text(amount, false))).toEqual([
      'Выберите 1 ресурс со своей кухни в уплату.',
      'Выберите 2 ресурса со своей кухни в уплату.',
      'Выберите 5 ресурсов со своей кухни в уплату.',
      'Выберите 21 ресурс со своей кухни в уплату.',
    ]);
    expect(counts.map((amount) => text(amount, true)).at(-1)).toBe(
      'Выберите до 21 ресурса со своей кухни в уплату.',
    );
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
