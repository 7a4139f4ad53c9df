import { readFileSync } from 'node:fs';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import type { Diagram } from './diagram.ts';
import { readDiagram } from './read-diagram.ts';

/** Reads a text that can be read. */
export function viewOf(text: string): SchemaView {
  const read = readSchemaView(text);
  if (!('view' in read)) throw new Error('The text must be readable.');
  return read.view;
}

/** The diagram of a text that was never opened. */
export function diagramOf(text: string): Diagram {
  return readDiagram(viewOf(text), { page: undefined, relations: [], rowsOf: ({ rows }) => rows.kind });
}

/** The example of a shop. */
export const shop = readFileSync(new URL('../../../../../../examples/shop.yaml', import.meta.url), 'utf8');
