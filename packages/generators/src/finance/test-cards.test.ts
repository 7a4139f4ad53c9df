import cards from 'card-validator';
import { expect, it } from 'vitest';
import { cardNetworks, testCardNumbers } from './card-networks.ts';

it('has more than a hundred numbers of test cards, each of its network by another judge, and each once', () => {
  const named = Object.entries(testCardNumbers).flatMap(([id, numbers]) => numbers.map((number) => ({ id, number })));
  const names = new Map(cardNetworks.map(({ id, name }) => [id, name]));

  const wrong = named.filter(({ id, number }) => {
    const { isValid, card } = cards.number(number);
    return !isValid || card?.niceType !== names.get(id);
  });
  expect(wrong).toEqual([]);
  expect(new Set(named.map(({ number }) => number)).size).toBe(named.length);
  expect(named.length).toBeGreaterThan(100);
});
