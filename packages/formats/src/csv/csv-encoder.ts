import { defineEncoder, type Encoder } from '@populace/cells';
import { booleanOption, enumOption, textOption } from '@populace/core';
import { planDelimited } from '../shared/delimited/plan-delimited.ts';
import { quotedCells } from '../shared/delimited/quoted-cells.ts';
import { textFileOptions } from '../shared/text-encoding/text-file-options.ts';

/**
 * Comma-separated values (RFC 4180) in UTF-8: a null is empty, an empty text is `""`. The line of a lone null in a table of one
 * column would be blank, which many readers skip; there it is `""` too. `nullText` keeps the two apart; without any quotes, nothing
 * else does.
 */
export const csvEncoder: Encoder = defineEncoder({
  id: 'csv',
  summary: 'Comma-separated values, one line a row.',
  contentType: 'text/csv',
  extensions: ['csv'],
  options: {
    delimiter: textOption({ default: ',', minLength: 1, maxLength: 4, summary: 'What stands between cells.' }),
    quote: enumOption(['needed', 'always', 'non-numeric', 'never'], {
      default: 'needed',
      summary: 'Which cells stand in quotes; `non-numeric` is all but numbers and nulls.',
    }),
    quoteCharacter: textOption({ default: '"', minLength: 1, maxLength: 1, summary: 'The quotation mark.' }),
    escape: enumOption(['double', 'backslash'], {
      default: 'double',
      summary:
        'How a quotation mark is written: doubled, or behind a backslash. With `quote: never`, texts with quotes, delimiters or line ends are refused, or have a backslash before them.',
    }),
    header: booleanOption({ default: true, summary: 'Whether the first line has the names of the columns.' }),
    nullText: textOption({ default: '', summary: 'What stands for a missing value.' }),
    spreadsheetSafe: enumOption(['off', 'on'], {
      default: 'off',
      summary:
        'Whether texts that a spreadsheet would take for a formula get an apostrophe before them: those that begin with = + - @, a tab or a line end, so also phone numbers with a plus.',
    }),
    ...textFileOptions,
  },
  plan: (columns, options, { rows }) => planDelimited(columns, { ...options, cells: quotedCells(options) }, rows),
});
