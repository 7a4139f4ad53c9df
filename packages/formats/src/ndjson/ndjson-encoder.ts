import { defineTextEncoder, type Encoder, enumOption } from '@populace/core';
import { jsonCell } from '../json-text/json-cell.ts';

/** Newline-delimited JSON: one object a line, in UTF-8. */
export const ndjsonEncoder: Encoder = defineTextEncoder({
  id: 'ndjson',
  summary: 'JSON, one object a line.',
  contentType: 'application/x-ndjson',
  extensions: ['ndjson', 'jsonl'],
  options: {
    bigints: enumOption(['digits', 'text'], {
      default: 'digits',
      summary: 'How int64 is written: as digits, or as text for readers that keep only 53 bits.',
    }),
  },
  layout: (_columns, { bigints }) => ({
    rowOpen: '{',
    cellBetween: ',',
    rowClose: '}\n',
    cell: (column) => jsonCell(column, { colon: ':', bigints }),
  }),
});
