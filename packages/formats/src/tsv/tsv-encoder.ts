import { type CellLayout, defineEncoder, type Encoder } from '@populace/cells';
import { booleanOption, CodedError, enumOption, textOption } from '@populace/core';
import { type DelimitedCells, planDelimited } from '../shared/delimited/plan-delimited.ts';
import { quotedCells } from '../shared/delimited/quoted-cells.ts';
import { spreadsheetGuard } from '../shared/delimited/spreadsheet-guard.ts';
import { textFileOptions } from '../shared/text-encoding/text-file-options.ts';

/**
 * Tab-separated values (IANA text/tab-separated-values) in UTF-8. The registration allows no tab or line end in a value and
 * names no way around; here they are `\t`, `\n`, `\r`, a backslash is `\\` and a null `\N`, as PostgreSQL and MySQL read by
 * default: each line is a row, each tab parts cells, every value comes back. `escape: quote` quotes as CSV does instead, and
 * `escape: none` keeps to the registration: texts stand as they are, and those with a tab or line end are refused.
 */
export const tsvEncoder: Encoder = defineEncoder({
  id: 'tsv',
  summary: 'Tab-separated values, one line a row.',
  contentType: 'text/tab-separated-values',
  extensions: ['tsv', 'tab'],
  options: {
    escape: enumOption(['backslash', 'quote', 'none'], {
      default: 'backslash',
      summary:
        'How tabs and line ends within values are written: as \\t and \\n, in quotes as in CSV, or not at all, so that they are refused.',
    }),
    header: booleanOption({ default: true, summary: 'Whether the first line has the names of the columns.' }),
    nullText: textOption({ default: '\\N', summary: 'What stands for a missing value.' }),
    spreadsheetSafe: enumOption(['off', 'on'], {
      default: 'off',
      summary: 'Whether texts that a spreadsheet would take for a formula get an apostrophe before them, as in csv.',
    }),
    ...textFileOptions,
  },
  plan(columns, options, { rows }) {
    const { escape, spreadsheetSafe } = options;
    const quoting = { ...options, delimiter: '\t', quote: 'needed', quoteCharacter: '"', escape: 'double' } as const;
    const cells = escape === 'quote' ? quotedCells(quoting) : bareCells(bareCell(options), spreadsheetSafe === 'on');
    return planDelimited(columns, { ...options, delimiter: '\t', cells }, rows);
  },
});

function bareCell({ escape, nullText }: { readonly escape: string; readonly nullText: string }): CellLayout {
  if (/[\t\r\n]/.test(nullText)) {
    const message = `nullText must have no tab and no line end, but is ${JSON.stringify(nullText)}.`;
    throw new CodedError('format/invalid-option', message);
  }
  if (escape === 'none') return { null: nullText, refuses: '\t\n\r' };
  return { null: nullText, escapes: { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' } };
}

function bareCells(cell: CellLayout, isGuarded: boolean): DelimitedCells {
  const text = isGuarded ? { ...cell, guard: spreadsheetGuard } : cell;
  return { text, of: ({ type }) => (type.kind === 'string' || type.kind === 'bytes' ? text : cell) };
}
