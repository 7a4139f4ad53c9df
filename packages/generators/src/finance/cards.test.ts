import { rowsMadeBy, testGenerator } from '@populace/testkit';
import cards from 'card-validator';
import { describe, expect, it } from 'vitest';
import { cardSubject } from './card.subject.ts';
import { creditCardCvv } from './credit-card-cvv.ts';
import { creditCardExpiry } from './credit-card-expiry.ts';
import { creditCardIssuer } from './credit-card-issuer.ts';
import { creditCardNumber } from './credit-card-number.ts';

const subjects = [cardSubject];

testGenerator(creditCardCvv, { subjects, matches: /^\d{3,4}$/, options: [{}, { issuer: 'visa' }, { issuer: 'amex' }] });
testGenerator(creditCardIssuer, {
  subjects,
  options: [{}, { style: 'id' }],
  matches: /^(Visa|Mastercard|American Express|Discover|Diners Club|JCB|UnionPay|[a-z]+)$/,
});
testGenerator(creditCardExpiry, {
  options: [{}, { style: 'MM/YYYY' }, { style: 'YYYY-MM' }],
  matches: /^((0[1-9]|1[0-2])\/(\d\d){1,2}|\d{4}-(0[1-9]|1[0-2]))$/,
});

describe('a card', () => {
  it.each(['safe', 'valid'] as const)(
    'has a number of its network and a verification value of its length (%s)',
    async (mode) => {
      const columns = {
        number: [creditCardNumber, { mode }],
        issuer: creditCardIssuer,
        cvv: creditCardCvv,
      } as const;
      const seen = new Set<string>();

      for (const { number, issuer, cvv } of await rowsMadeBy(columns, { subjects, rows: 1500 })) {
        const judged = cards.number(number);
        seen.add(issuer);

        expect(judged.isValid, number).toBe(true);
        expect(judged.card?.niceType.replace('UnionPay', 'UnionPay'), number).toBe(issuer);
        expect(cards.cvv(cvv, judged.card?.code.size).isValid, `${number} ${cvv}`).toBe(true);
      }
      expect(seen.size).toBe(7);
    },
  );

  it('expires after now, within five years', async () => {
    const rows = await rowsMadeBy({ v: [creditCardExpiry, { style: 'YYYY-MM' }] }, { now: '2026-11-21', rows: 3000 });
    const months = rows.map(({ v }) => v).sort();

    expect(months[0]).toBe('2026-12');
    expect(months.at(-1)).toBe('2031-11');
  });
});
