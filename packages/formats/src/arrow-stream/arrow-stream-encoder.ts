import { defineEncoder, type Encoder } from '@populace/cells';
import { END_OF_STREAM } from '../shared/arrow-ipc/end-of-stream.ts';
import { arrowOptions, planArrow } from '../shared/arrow-ipc/plan-arrow.ts';

/** Apache Arrow's streaming format (columnar format 1.5): a schema, and record batches that can be read as they come. */
export const arrowStreamEncoder: Encoder = defineEncoder({
  id: 'arrow-stream',
  summary: 'Apache Arrow as a stream: typed columns in record batches, to be read as they come.',
  contentType: 'application/vnd.apache.arrow.stream',
  extensions: ['arrows'],
  isText: false,
  options: { ...arrowOptions },
  plan: (columns, options, table) =>
    planArrow(columns, options, table, { begin: new Uint8Array(), end: () => END_OF_STREAM }),
});
