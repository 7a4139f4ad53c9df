import { view } from '@populace/recipes';
import { testGenerator, textsOf, valuesMadeBy, worldOf } from '@populace/testkit';
import cards from 'card-validator';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { describe, expect, it } from 'vitest';
import { cardSubject } from './card.subject.ts';
import { creditCardNumber } from './credit-card-number.ts';
import { uniqueCardNumber } from './unique-card-number.ts';

testGenerator(creditCardNumber, {
  subjects: [cardSubject],
  options: [{}, { issuer: 'diners' }, { mode: 'valid' }, { issuer: 'visa', mode: 'valid' }],
  matches: /^\d{14,16}$/,
});

it.each([
  ['visa', /^4\d{15}$/],
  ['amex', /^3[47]\d{13}$/],
  ['diners', /^36\d{12}$/],
])('looks as cards of %s do', async (issuer, form) => {
  const [safe, valid] = [
    await valuesMadeBy(creditCardNumber, { issuer }),
    await valuesMadeBy(creditCardNumber, { issuer, mode: 'valid' }),
  ];

  expect([...safe, ...valid].filter((value) => !form.test(value))).toEqual([]);
});

it('fails the Luhn test where it is to be invalid', async () => {
  const values = await valuesMadeBy(creditCardNumber, { mode: 'invalid' }, { rows: 10_000 });

  expect(values.filter((value) => !/^\d{14,16}$/.test(value) || validator.isLuhnNumber(value))).toEqual([]);
});

describe('unique numbers of the row’s card', () => {
  const unique = { recipe: uniqueCardNumber(), unique: true };
  const issuer = view('card', 'issuer');
  const sketch = { t: { rows: 20_000, columns: { issuer, v: unique } } };

  it('are right, of the card’s network, and never twice', async () => {
    const world = await worldOf(sketch, { subjects: [cardSubject] });

    const numbers = textsOf(world, ['t', 'v'], 20_000).map((text) => text ?? '');
    const networks = textsOf(world, ['t', 'issuer'], 20_000);

    const typeOf = (text: string): string | undefined => cards.number(text).card?.type;
    const names: { readonly [id: string]: string } = { amex: 'american-express', diners: 'diners-club' };
    const wrong = numbers.filter((text, row) => {
      const network = networks[row] ?? '';
      return !validator.isLuhnNumber(text) || typeOf(text) !== (names[network] ?? network);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(new Set(numbers).size).toBe(20_000);
    expect(new Set(networks).size).toBe(7);
  });

  it('lead back to what was drawn', async () => {
    const world = await worldOf(sketch, { subjects: [cardSubject] });
    const scope = world.table('t').column('v').variants[0].scope;

    const numbers = textsOf(world, ['t', 'v'], 2000).map((text) => text ?? '');

    const ranks = numbers.map((text) => scope.rank(unique.recipe, text));
    expect(ranks.filter((rank) => rank === undefined)).toEqual([]);
    expect(new Set(ranks).size).toBe(2000);
    expect(scope.rank(unique.recipe, '4111111111111112')).toBeUndefined();
  });
});
