import { defineEncoder, type Encoder, planText } from '@populace/cells';
import { enumOption } from '@populace/core';
import { jsonObjects } from '../shared/json-text/json-objects.ts';
import { jsonOptions } from '../shared/json-text/json-options.ts';

/** Newline-delimited JSON: one object a line, in UTF-8. */
export const ndjsonEncoder: Encoder = defineEncoder({
  id: 'ndjson',
  summary: 'JSON, one object a line.',
  contentType: 'application/x-ndjson',
  extensions: ['ndjson', 'jsonl'],
  options: {
    ...jsonOptions,
    lineEnd: enumOption(['lf', 'crlf'], { default: 'lf', summary: 'How lines end.' }),
  },
  plan(columns, options, { rows }) {
    const objects = jsonObjects(columns, options);
    const lineEnd = options.lineEnd === 'crlf' ? '\r\n' : '\n';
    return planText(objects.columns, { rowClose: objects.close + lineEnd, cell: objects.cell }, rows);
  },
});
