import {
  booleanOption,
  type Column,
  defineEncoder,
  type Encoder,
  enumOption,
  jsonEscapes,
  planText,
  textOption,
} from '@populace/core';
import { jsonObjects } from '../json-text/json-objects.ts';
import { jsonOptions } from '../json-text/json-options.ts';
import { keyColumn } from './key-column.ts';

/**
 * A JSON array (RFC 8259) with an object a row, or an object with one by a key, in UTF-8; one line a row unless `pretty`. The key is a
 * member of its row too, with its type.
 */
export const jsonEncoder: Encoder = defineEncoder({
  id: 'json',
  summary: 'A JSON array with an object a row, or an object of them.',
  contentType: 'application/json',
  extensions: ['json'],
  options: {
    ...jsonOptions,
    pretty: booleanOption({ default: false, summary: 'Whether each value stands on a line of its own, indented.' }),
    shape: enumOption(['array', 'object'], {
      default: 'array',
      summary: 'What the whole is: an array of rows, or an object in which each row stands under a key of its own.',
    }),
    by: textOption({
      summary: 'The column whose values are the keys of `shape: object`; the primary key if absent.',
    }),
  },
  plan(columns, options, { facts, rows }) {
    const { shape, pretty } = options;
    const key = keyColumn(columns, facts, options);
    const objects = jsonObjects(columns, { ...options, depth: pretty ? 1 : undefined });
    const [open, close] = shape === 'array' ? '[]' : '{}';
    const layout = {
      head: open,
      tail: `\n${close}\n`,
      emptyTail: `${close}\n`,
      rowBetween: ',',
      rowOpen: pretty ? '\n  ' : '\n',
      rowClose: objects.close,
    };
    if (key === undefined) return planText(objects.columns, { ...layout, cell: objects.cell }, rows);
    const keyCell = { open: '"', close: pretty ? '": ' : '":', null: 'null', escapes: jsonEscapes() };
    const cell = (column: Column): typeof keyCell | ReturnType<typeof objects.cell> =>
      column === key ? keyCell : objects.cell(column);
    return planText([key, ...objects.columns], { ...layout, cell }, rows);
  },
});
