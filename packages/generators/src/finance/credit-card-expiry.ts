import { civilFromDays, type Moment } from '@populace/calendar';
import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Months in which cards expire. */
export const creditCardExpiry: Generator = defineGenerator({
  id: 'finance.creditCardExpiry',
  summary: "The month in which the row's card expires: after the schema's now, within five years.",
  aliases: ['creditCardExpiry', 'finance.creditCardExpirationDate'],
  synonyms: {
    en: 'card expiry, expiration, valid thru, exp date',
    de: 'Ablaufdatum der Karte, gültig bis',
    es: 'caducidad, fecha de vencimiento',
    fr: "date d'expiration",
    ja: '有効期限',
  },
  options: {
    style: enumOption(['MM/YY', 'MM/YYYY', 'YYYY-MM'], { default: 'MM/YY', summary: 'How a month is written.' }),
  },
  recipe: ({ style }, { now }) => pick(monthsAfter(now, style)),
});

/** Cards are given out for five years at most. */
const MONTHS = 60;

function monthsAfter(now: Moment, style: 'MM/YY' | 'MM/YYYY' | 'YYYY-MM'): readonly string[] {
  const { year, month } = civilFromDays(now.days);
  return Array.from({ length: MONTHS }, (_, place) => {
    const at = year * 12 + month + place;
    const [yyyy, mm] = [`${Math.floor(at / 12)}`.padStart(4, '0'), `${(at % 12) + 1}`.padStart(2, '0')];
    if (style === 'YYYY-MM') return `${yyyy}-${mm}`;
    return `${mm}/${style === 'MM/YY' ? yyyy.slice(-2) : yyyy}`;
  });
}
