import { integerOption } from '@populace/core';
import { defineGenerator, type Generator, pick } from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Roman numerals. */
export const romanNumeral: Generator = defineGenerator({
  id: 'number.romanNumeral',
  summary: 'A whole number in Roman numerals, up to 3999.',
  aliases: ['romanNumeral'],
  synonyms: { en: 'roman number', de: 'römische Zahl' },
  options: {
    min: integerOption({ default: 1, min: 1, max: 3999, summary: 'The least number.' }),
    max: integerOption({ default: 3999, min: 1, max: 3999, summary: 'The greatest number.' }),
  },
  check: checkCounts,
  recipe: ({ min, max }) => pick(Array.from({ length: max - min + 1 }, (_, place) => romanOf(min + place))),
});

function romanOf(number: number): string {
  let [rest, text] = [number, ''];
  for (const [value, numeral] of numerals) {
    text += numeral.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
