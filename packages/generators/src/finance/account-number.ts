import { integerOption } from '@populace/core';
import { defineGenerator, digits, type Generator } from '@populace/recipes';

/** Numbers of accounts. */
export const accountNumber: Generator = defineGenerator({
  id: 'finance.accountNumber',
  summary: 'The number of an account: digits alone, without a check digit.',
  aliases: ['accountNumber', 'finance.account_number'],
  synonyms: {
    en: 'bank account, account no',
    de: 'Kontonummer',
    es: 'número de cuenta',
    fr: 'numéro de compte',
    ja: '口座番号',
  },
  options: { length: integerOption({ default: 8, min: 1, max: 34, summary: 'Digits to a number.' }) },
  validity: { valid: 'shape', safe: 'shape' },
  recipe: ({ length }) => digits(length),
});
