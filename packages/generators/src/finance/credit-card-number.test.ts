import { testGenerator, valuesMadeBy } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';
import { cardSubject } from './card.subject.ts';
import { creditCardNumber } from './credit-card-number.ts';

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
