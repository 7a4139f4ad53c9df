import { defineEncoder, type Encoder, planText } from '@populace/cells';
import { jsonObjects } from '../shared/json-text/json-objects.ts';
import { jsonOptions } from '../shared/json-text/json-options.ts';

/** A JSON text sequence (RFC 7464): a record separator before each object and a line feed behind it, so that a cut one is noticed. */
export const jsonSeqEncoder: Encoder = defineEncoder({
  id: 'json-seq',
  summary: 'JSON texts in sequence: a record separator (U+001E), an object and a line feed a row.',
  contentType: 'application/json-seq',
  extensions: ['json-seq'],
  options: { ...jsonOptions },
  plan(columns, options, { rows }) {
    const objects = jsonObjects(columns, options);
    return planText(objects.columns, { rowOpen: '\u001e', rowClose: `${objects.close}\n`, cell: objects.cell }, rows);
  },
});
