import { booleanOption, enumOption } from '@populace/core';
import { defineGenerator, type Generator } from '@populace/recipes';
import { weighted } from '../shared/check-digits/weighted.ts';
import { wrongCheck } from '../shared/identifier/break.ts';
import { checkedBy } from '../shared/identifier/checked-by.ts';
import { type IdentifierKind, identifierOf, modeOption } from '../shared/identifier/kind.ts';
import type { Part } from '../shared/identifier/part.ts';
import type { Layout } from '../shared/identifier/shape.ts';
import { cutIsbn, isbnBody } from './isbn-blocks.ts';

const PREFIX = '978';
const thirteen = weighted(10, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
const ten = weighted(11, [10, 9, 8, 7, 6, 5, 4, 3, 2], 'X');

/** The kinds are made when they are first asked for: the table of publishers is not small. */
const kinds: Readonly<Record<'13' | '10', () => IdentifierKind>> = {
  13: () => ({
    what: 'an ISBN-13',
    valid: checkedBy([isbnBody(['978', '979'])], thirteen, { layout: hyphens(17, (text) => text) }),
    breaks: [wrongCheck()],
  }),
  10: () => ({
    what: 'an ISBN-10',
    // Books with the prefix 979 have none.
    valid: checkedBy([withoutPrefix(isbnBody([PREFIX]))], ten, { layout: hyphens(13, (text) => PREFIX + text) }),
    breaks: [wrongCheck(-1, '0123456789X')],
  }),
};

/** Numbers of books. */
export const isbn: Generator = defineGenerator({
  id: 'commerce.isbn',
  summary: "A book's number with a right check digit and hyphens where its group and publisher end (ISBN, ISO 2108).",
  aliases: ['isbn', 'ISBN'],
  synonyms: { en: 'book number, isbn 13, isbn 10', de: 'Buchnummer' },
  options: {
    digits: enumOption(['13', '10'], { default: '13', summary: '13 digits, or 10 as before 2007.' }),
    separators: booleanOption({ default: true, summary: 'With hyphens.' }),
    mode: modeOption,
  },
  validity: { valid: 'allocated', safe: 'allocated' },
  recipe: ({ digits, separators, mode }) => identifierOf(kinds[digits](), { mode, separators }),
});

function withoutPrefix(part: Part): Part {
  return {
    width: part.width - PREFIX.length,
    span: part.span,
    write: (drawn, holder) => part.write(drawn, holder).slice(PREFIX.length),
    read: (text) => part.read(PREFIX + text),
  };
}

/** Hyphens where the table says; `whole` makes a number of thirteen digits of it. */
function hyphens(maxLength: number, whole: (text: string) => string): Layout {
  return {
    maxLength,
    layOut(text, separators) {
      const pieces = cutIsbn(whole(text).slice(0, 12)) ?? [];
      const check = text.slice(-1);
      return [...(text.length === 13 ? pieces : pieces.slice(1)), check].join(separators ? '-' : '');
    },
    takeUp: (text) => text.replaceAll('-', ''),
  };
}
