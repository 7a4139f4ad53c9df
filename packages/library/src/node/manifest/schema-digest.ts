import { createHash } from 'node:crypto';
import type { DocumentNode } from '@populace/core';
import type { OpenedSchema } from '../../open-schema.ts';

/**
 * SHA-256, in hexadecimal digits, of all that decides what the rows of a schema are, but for the release that makes them: the document
 * without its spelling (spaces, comments, YAML or JSON), and what replaced parts of it. It is the same for every shard and window.
 */
export function digestOfSchema({ origin, seed, values, now, tables }: OpenedSchema): string {
  const rows = tables.map(({ name, rowCount }) => [name, rowCount]);
  const settled = [seed, values, now, origin.options.locale ?? null, rows];
  const hash = createHash('sha256').update('populace schema 1\n').update(JSON.stringify(settled)).update('\n');
  return hash.update(canonicalText(origin.document)).digest('hex');
}

/** A text that two documents share if, and only if, they say the same: the order of keys says something, as columns have one. */
function canonicalText(node: DocumentNode): string {
  if (node.kind === 'map') {
    return `{${node.entries.map(({ key, value }) => `${JSON.stringify(key)}:${canonicalText(value)}`).join(',')}}`;
  }
  if (node.kind === 'list') return `[${node.items.map(canonicalText).join(',')}]`;
  // What is no text may be spelt in several ways that mean different things, such as 1.0 and 1 in a given cell.
  return typeof node.value === 'string' ? JSON.stringify(node.value) : `${typeof node.value} ${node.text}`;
}
