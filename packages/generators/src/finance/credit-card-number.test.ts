import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { creditCardNumber } from './credit-card-number.ts';

testGenerator(creditCardNumber, {
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
