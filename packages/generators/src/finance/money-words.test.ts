import { rowsMadeBy, testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { companySubject } from '../company/company.subject.ts';
import { placeSubject } from '../place/place.subject.ts';
import { accountNumber } from './account-number.ts';
import { currencySubject } from './currency.subject.ts';
import { currencyCode } from './currency-code.ts';
import { currencyName } from './currency-name.ts';
import { currencyNumericCode } from './currency-numeric-code.ts';
import { currencySymbol } from './currency-symbol.ts';
import { maskedNumber } from './masked-number.ts';
import { pin } from './pin.ts';
import { stockMarket } from './stock-market.ts';
import { stockSymbol } from './stock-symbol.ts';
import { transactionDescription } from './transaction-description.ts';

const subjects = [currencySubject];
const tables = {
  'finance.currency': {
    text: ['Pound', 'Shell'],
    code: ['XXP', 'XXS'],
    symbol: ['£', 's'],
    numeric: ['901', '902'],
  },
  'finance.ownCurrency': { text: ['Crown'], symbol: ['Kr'], numeric: ['903'] },
};
const options = [{}, { any: true }];

testGenerator(accountNumber, { options: [{}, { length: 12 }], matches: /^(\d{8}|\d{12})$/ });
testGenerator(pin, { matches: /^\d{4}$/ });
testGenerator(maskedNumber, {
  options: [{}, { length: 3, parentheses: false, mask: '****' }],
  matches: /^(\(\.\.\.\d{4}\)|\*{4}\d{3})$/,
});
testGenerator(currencyName, { subjects, tables, options, matches: /^(Pound|Shell|Crown)$/ });
testGenerator(currencySymbol, { subjects, tables, options, matches: /^(£|s|Kr)$/ });
testGenerator(currencyNumericCode, { subjects, tables, options, matches: /^90[123]$/ });
testGenerator(stockSymbol, { matches: /^[A-Z]{4}$/ });
testGenerator(stockMarket, { matches: /^[A-Z]{4}$/ });
testGenerator(transactionDescription, {
  subjects: [companySubject, placeSubject],
  tables: { 'finance.transactionType': { text: ['payment', 'deposit'] } },
  matches: /^(payment|deposit) – .+ – \d{1,3}\.\d\d XXC$/,
});

it('of any country has a name, a sign and codes that belong together', async () => {
  const any = { any: true };
  const rows = await rowsMadeBy(
    {
      code: [currencyCode, any],
      name: [currencyName, any],
      sign: [currencySymbol, any],
      numeric: [currencyNumericCode, any],
    },
    { subjects, tables },
  );

  const seen = new Set(rows.map(({ code, name, sign, numeric }) => `${code} ${name} ${sign} ${numeric}`));
  expect(seen).toEqual(new Set(['XXP Pound £ 901', 'XXS Shell s 902']));
});

it.each([
  ['2', '1', /^deposit – .+ – \d{1,3}\.\d\d XXC$/],
  ['0', '160', /^deposit – .+ – \d{3,6} XXC$/],
  ['3', '0.34', /^deposit – .+ – \d{1,3}\.\d{3} XXC$/],
])('describes amounts with %s decimals where the currency has as many', async (currencyDigits, priceFactor, form) => {
  const values = await valuesMadeBy(
    transactionDescription,
    {},
    {
      subjects: [companySubject, placeSubject],
      tables: { 'finance.transactionType': { text: ['deposit'] } },
      facts: { currencyDigits, priceFactor },
    },
  );

  for (const value of values) expect(value).toMatch(form);
});
