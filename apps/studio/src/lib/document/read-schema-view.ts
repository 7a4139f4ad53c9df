/**
 * Reads the text of a schema for the screens: `readSchemaView(text)` gives a `SchemaView`, or says why the text cannot be shown
 * (then show the last view that could be). It is cheap for the same text again, and refuses texts beyond `sourceLimits` by counting.
 */

import { createLineIndex, type TreeNode, valueAt } from '@populace/document';
import { readSource, type Source, type SourceRefusal } from './read-source.ts';
import { readTableView } from './read-table-view.ts';
import { entriesByKey, readLocaleMix, textOf } from './read-written.ts';
import type { SchemaView } from './schema-view.ts';

/** Why a text cannot be shown as a schema, and where; lines and columns count from 1. What is wrong in words is for the check to say. */
export interface ViewProblem {
  /** `size` and `depth`: beyond `sourceLimits`, to be edited as text only. `shape`: not a map of keys at the top. */
  readonly reason: SourceRefusal;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export type ReadSchema = { readonly view: SchemaView } | { readonly problem: ViewProblem };

/** Reads a schema document as screens show it. Never throws. */
export function readSchemaView(text: string): ReadSchema {
  const read = readSource(text);
  if ('source' in read) return { view: viewOf(read.source) };
  const { reason, offset } = read.problem;
  return { problem: { reason, offset, ...createLineIndex(text).find(offset) } };
}

function viewOf({ text, root, json }: Source): SchemaView {
  const given = entriesByKey(root);
  const tables = valueAt(root, 'tables');
  const entries = tables?.kind === 'map' ? tables.entries : [];
  const names = new Set(entries.map(({ key }) => key));
  return {
    name: textOf(given.get('name')?.value),
    description: textOf(given.get('description')?.value),
    seed: seedOf(given.get('seed')?.value),
    now: textOf(given.get('now')?.value),
    locale: readLocaleMix(given.get('locale'), ''),
    tables: entries.map((entry) => readTableView(entry, names, text)),
    json,
  };
}

/**
 * A seed as text: whole numbers as the digits that they mean, so that `0x10` and `16` are one and going back to either is exact; `007` in
 * quotation marks stays what it is.
 */
function seedOf(node: TreeNode | undefined): string | undefined {
  const isWhole = node?.kind === 'scalar' && (typeof node.value === 'bigint' || Number.isSafeInteger(node.value));
  return isWhole ? BigInt(node.value as number | bigint).toString() : textOf(node);
}
