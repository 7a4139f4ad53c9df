import { defineEncoder, type Encoder } from '@populace/cells';
import { booleanOption, enumOption, textOption } from '@populace/core';
import { jsonOptions } from '../shared/json-text/json-options.ts';
import { nestOption, refuseNest } from '../shared/nested-tables/nest-option.ts';
import { jsonDocument } from './json-document.ts';
import { planJsonRows } from './json-rows.ts';
import { jsonTree } from './json-tree.ts';

/**
 * A JSON array (RFC 8259) with an object a row, or an object with one by a key, in UTF-8; one line a row unless `pretty`. The key is a
 * member of its row too, with its type. Several tables are an object with a member each.
 */
export const jsonEncoder: Encoder = defineEncoder({
  id: 'json',
  summary: 'A JSON array with an object a row, or an object of them; one file holds all tables, a member each.',
  contentType: 'application/json',
  extensions: ['json'],
  options: {
    ...jsonOptions,
    pretty: booleanOption({ default: false, summary: 'Whether each value stands on a line of its own, indented.' }),
    shape: enumOption(['array', 'object'], {
      default: 'array',
      summary: 'What the whole is: an array of rows, or an object in which each row stands under a key of its own.',
    }),
    nest: nestOption,
    by: textOption({
      summary: 'The column whose values are the keys of `shape: object`; the primary key if absent.',
    }),
  },
  plan(columns, options, { facts, rows }) {
    refuseNest(options.nest);
    return planJsonRows(columns, { options, facts, rows });
  },
  script: (tables, options) => (options.nest ? jsonTree(tables, options) : jsonDocument(tables, options)),
});
