import {
  booleanOption,
  type CellLayout,
  cellText,
  defineTextEncoder,
  type Encoder,
  enumOption,
  textOption,
} from '@populace/core';
import { quotedCell } from '../delimited/quoted-cell.ts';

/**
 * Tab-separated values (IANA text/tab-separated-values) in UTF-8. The registration allows no tab or line end in a value and
 * names no way around; here they are `\t`, `\n`, `\r`, a backslash is `\\` and a null `\N`, as PostgreSQL and MySQL read by
 * default: each line is a row, each tab parts cells, every value comes back. `escape: quote` quotes as CSV does instead.
 */
export const tsvEncoder: Encoder = defineTextEncoder({
  id: 'tsv',
  summary: 'Tab-separated values, one line a row.',
  contentType: 'text/tab-separated-values',
  extensions: ['tsv', 'tab'],
  options: {
    escape: enumOption(['backslash', 'quote'], {
      default: 'backslash',
      summary: 'How tabs and line ends within values are written: as \\t and \\n, or in quotes as in CSV.',
    }),
    header: booleanOption({ default: true, summary: 'Whether the first line has the names of the columns.' }),
    nullText: textOption({ default: '\\N', summary: 'What stands for a missing value.' }),
  },
  layout(columns, { escape, header, nullText }) {
    const quoted = quotedCell({ delimiter: '\t', quote: 'needed', nullText });
    const cell = escape === 'quote' ? quoted : backslashCell(nullText);
    const isBlankNull = escape === 'quote' && columns.length === 1 && nullText === '';
    return {
      head: header ? `${columns.map(({ name }) => cellText(cell, name)).join('\t')}\n` : '',
      cellBetween: '\t',
      rowClose: '\n',
      cell: () => (isBlankNull ? { ...cell, null: '""' } : cell),
    };
  },
});

function backslashCell(nullText: string): CellLayout {
  return { null: nullText, escapes: { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' } };
}
