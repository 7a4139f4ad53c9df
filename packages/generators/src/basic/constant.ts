import { constant as constantRecipe, defineGenerator, type Generator, scalarOption } from '@populace/recipes';
import { convertText, typeOfScalars } from './scalar-type.ts';

/** The same value in every row. */
export const constant: Generator = defineGenerator({
  id: 'constant',
  summary: 'The same value in every row.',
  aliases: ['Constant'],
  synonyms: {
    en: 'fixed value, same value, default',
    de: 'fester Wert, Konstante',
    es: 'valor fijo, constante',
    fr: 'valeur fixe',
    ja: '定数',
  },
  options: { value: scalarOption({ required: true, summary: 'The value; null is the null of a database.' }) },
  example: { options: { value: 'shop' } },
  recipe({ value }, { type }) {
    const asked = type ?? typeOfScalars([value]);
    return constantRecipe(value.value === null ? null : convertText(value, asked), asked);
  },
});
