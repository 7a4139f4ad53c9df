import { indentAt, siteOf, type TreeList, type TreeMap, type TreeNode, valueAt, writeValue } from '@populace/document';
import { splitReference } from '../read-column-view.ts';
import { type Follow, followText, rewrite } from './follow.ts';
import { referenceTo, type Target } from './reference-text.ts';

/** Gives a column's reference the new name; one that would be read as another by it is written as a map. */
export function followReference(column: TreeMap, follow: Follow): void {
  const node = valueAt(column, 'references');
  if (node === undefined || node.alias) return;
  followWeight(followTarget(node, column, follow), valueAt(column, 'by'), follow);
}

/** The same for each of the tables that a key may refer to one of. */
export function followOptions(options: TreeList, follow: Follow): void {
  for (const { value } of options.items) {
    if (value.alias) continue;
    followWeight(followTarget(value, options, follow), valueAt(value, 'by'), follow);
  }
}

function followWeight(target: Target | undefined, by: TreeNode | undefined, follow: Follow): void {
  if (target?.table !== follow.table || by?.kind !== 'map' || by.alias) return;
  followText(valueAt(by, 'weight'), follow.column, siteOf(by, follow.style), follow);
}

/** Returns what the reference named before. */
function followTarget(node: TreeNode, holder: TreeMap | TreeList, follow: Follow): Target | undefined {
  if (node.kind === 'map') return followParts(node, follow);
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return undefined;
  const target = splitReference(node.value, follow.before);
  if (!follow.before.has(target.table) || target.column === '') return undefined;
  const site = siteOf(holder, follow.style);
  const written = referenceTo(renamed(target, follow), follow.after);
  if (typeof written === 'string') rewrite(node, written, site, follow);
  else
    follow.changes.push({
      start: node.start,
      end: node.end,
      text: writeValue(written, follow.style, site, indentAt(follow.source.text, node.start)),
    });
  return target;
}

function renamed({ table, column }: Target, follow: Follow): Target {
  if (table !== follow.table) return { table, column };
  if (follow.column === undefined) return { table: follow.name, column };
  return { table, column: column === follow.column ? follow.name : column };
}

function followParts(node: TreeMap, follow: Follow): Target | undefined {
  const [table, column] = [valueAt(node, 'table'), valueAt(node, 'column')];
  if (table?.kind !== 'scalar' || table.text !== follow.table) return undefined;
  const site = siteOf(node, follow.style);
  if (follow.column === undefined) followText(table, follow.table, site, follow);
  else followText(column, follow.column, site, follow);
  return { table: table.text, column: column?.kind === 'scalar' ? column.text : '' };
}
