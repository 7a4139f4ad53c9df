import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Symbols of stocks. */
export const stockSymbol: Generator = defineGenerator({
  id: 'finance.stockSymbol',
  summary: 'Capital letters such as stocks are traded under; made at random, so one may be in use.',
  aliases: ['Stock Symbol'],
  synonyms: { en: 'ticker, ticker symbol', de: 'Börsenkürzel' },
  options: { length: integerOption({ default: 4, min: 1, max: 5, summary: 'Letters to a symbol.' }) },
  recipe: ({ length }) => letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', length),
});
