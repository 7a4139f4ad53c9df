import {
  booleanOption,
  type CellLayout,
  type Column,
  cellText,
  defineTextEncoder,
  type Encoder,
  enumOption,
  textOption,
} from '@populace/core';
import { quotedCell } from '../delimited/quoted-cell.ts';

/**
 * Comma-separated values (RFC 4180) in UTF-8: a null is empty, an empty text is `""`. The line of a lone null in a table of one
 * column would be blank, which many readers skip; there it is `""` too. `nullText` keeps the two apart.
 */
export const csvEncoder: Encoder = defineTextEncoder({
  id: 'csv',
  summary: 'Comma-separated values, one line a row.',
  contentType: 'text/csv',
  extensions: ['csv'],
  options: {
    delimiter: textOption({ default: ',', minLength: 1, maxLength: 1, summary: 'The character between cells.' }),
    quote: enumOption(['needed', 'always'], { default: 'needed', summary: 'Which cells stand in quotes.' }),
    header: booleanOption({ default: true, summary: 'Whether the first line has the names of the columns.' }),
    nullText: textOption({ default: '', summary: 'What stands for a missing value.' }),
    lineEnd: enumOption(['lf', 'crlf'], { default: 'lf', summary: 'How lines end.' }),
    bom: booleanOption({
      default: false,
      summary: 'Whether the file begins with a byte order mark, for spreadsheets.',
    }),
  },
  layout(columns, options) {
    const cell = quotedCell(options);
    const lineEnd = options.lineEnd === 'crlf' ? '\r\n' : '\n';
    const isBlankNull = columns.length === 1 && options.nullText === '';
    return {
      head:
        (options.bom ? '\ufeff' : '') + (options.header ? headerLine(columns, cell, options.delimiter) + lineEnd : ''),
      cellBetween: options.delimiter,
      rowClose: lineEnd,
      cell: () => (isBlankNull ? { ...cell, null: '""' } : cell),
    };
  },
});

function headerLine(columns: readonly Column[], cell: CellLayout, delimiter: string): string {
  return columns.map(({ name }) => cellText(cell, name)).join(delimiter);
}
