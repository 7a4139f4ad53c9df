import { booleanOption, defineTextEncoder, type Encoder, enumOption, type TextLayout } from '@populace/core';
import { jsonCell } from '../json-text/json-cell.ts';

/** A JSON array (RFC 8259) with an object a row, in UTF-8; one line a row unless `pretty`. */
export const jsonEncoder: Encoder = defineTextEncoder({
  id: 'json',
  summary: 'A JSON array with an object a row.',
  contentType: 'application/json',
  extensions: ['json'],
  options: {
    bigints: enumOption(['digits', 'text'], {
      default: 'digits',
      summary: 'How int64 is written: as digits, or as text for readers that keep only 53 bits.',
    }),
    pretty: booleanOption({ default: false, summary: 'Whether each value stands on a line of its own, indented.' }),
  },
  layout: (_columns, { bigints, pretty }) => ({
    ...(pretty ? INDENTED : COMPACT),
    head: '[',
    tail: '\n]\n',
    emptyTail: ']\n',
    rowBetween: ',',
    cell: (column) => jsonCell(column, { colon: pretty ? ': ' : ':', bigints }),
  }),
});

type Spacing = Pick<TextLayout, 'rowOpen' | 'cellBetween' | 'rowClose'>;

const COMPACT: Spacing = { rowOpen: '\n{', cellBetween: ',', rowClose: '}' };
const INDENTED: Spacing = { rowOpen: '\n  {\n    ', cellBetween: ',\n    ', rowClose: '\n  }' };
