import { textOption } from '@populace/core';
import { concat, constant, defineGenerator, type Generator, letters, type Recipe } from '@populace/recipes';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const alphabets: ReadonlyMap<string, string> = new Map([
  ['#', DIGITS],
  ['@', LOWER],
  ['^', UPPER],
  ['*', DIGITS + LOWER + UPPER],
  ['$', DIGITS + LOWER],
  ['%', DIGITS + UPPER],
]);

/** Texts by a mask. */
export const mask: Generator = defineGenerator({
  id: 'string.mask',
  summary:
    'Characters by a mask: # is a digit, @ a small letter, ^ a capital, * a digit or a letter, $ a digit or a small letter, % a digit or a capital.',
  aliases: ['Character Sequence', 'helpers.replaceSymbols'],
  synonyms: {
    en: 'format mask, serial number, part number, sku',
    de: 'Seriennummer, Maske, Teilenummer',
    es: 'número de serie',
    fr: 'numéro de série',
    ja: 'シリアル番号',
  },
  options: {
    mask: textOption({
      required: true,
      minLength: 1,
      maxLength: 200,
      summary: 'The mask; all else stands for itself, \\ takes the meaning from the next character.',
    }),
  },
  example: { options: { mask: '^^-####-%%' } },
  recipe({ mask }) {
    const parts = (mask.match(/\\.|([#@^*$%])\1*|[^#@^*$%\\]+|\\$/gs) ?? []).map(partOf);
    return concat(...parts);
  },
});

/** A piece of a mask: equal signs, an escaped character, or text. */
function partOf(piece: string): Recipe {
  const alphabet = alphabets.get(piece.charAt(0));
  if (alphabet !== undefined) return letters(alphabet, piece.length);
  return constant(piece.startsWith('\\') && piece.length > 1 ? piece.slice(1) : piece);
}
