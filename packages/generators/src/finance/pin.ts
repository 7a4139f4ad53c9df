import { integerOption } from '@populace/core';
import { defineGenerator, digits, type Generator } from '@populace/recipes';

/** Personal identification numbers. */
export const pin: Generator = defineGenerator({
  id: 'finance.pin',
  summary: 'A personal identification number.',
  aliases: ['pin', 'PIN'],
  synonyms: { en: 'pin code', de: 'Geheimzahl', es: 'código pin', fr: 'code pin', ja: '暗証番号' },
  options: { length: integerOption({ default: 4, min: 1, max: 34, summary: 'Digits to a number.' }) },
  recipe: ({ length }) => digits(length),
});
