import { renameKey, siteOf, type TreeMap, type TreeNode, valueAt } from '@populace/document';
import { type Follow, rewrite } from './follow.ts';

/** Gives the cells of a column its new name: in a list of rows, or in a map from row numbers to rows. */
export function followCells(rows: TreeNode | undefined, follow: Follow): void {
  for (const row of rowsOf(rows)) {
    const entry = row.entries.find(({ key }) => key === follow.column);
    if (entry !== undefined) follow.changes.push(...renameKey(follow.source, row, entry, follow));
  }
}

/** The rows of `rows: [{ … }]` or `fixed: { 0: { … } }`. */
export function rowsOf(rows: TreeNode | undefined): readonly TreeMap[] {
  if (rows === undefined || rows.kind === 'scalar' || rows.alias) return [];
  const values = rows.kind === 'list' ? rows.items : rows.entries;
  return values.map(({ value }) => value).filter((row) => row.kind === 'map' && !row.alias) as readonly TreeMap[];
}

/** The generator that names columns in its text, by its other names, too. */
const TEMPLATES = ['string.template', 'template', 'helpers.mustache'];

/** A pair of braces, or a hole for a column. */
const HOLE = /\{\{|\}\}|\{([^{}]*)\}/g;

/** Gives the holes of a template for a column its new name, if a hole can have it. */
export function followTemplate(column: TreeMap, follow: Follow): void {
  const generator = valueAt(column, 'generator');
  const template = valueAt(column, 'template');
  if (generator?.kind !== 'scalar' || !TEMPLATES.includes(generator.text)) return;
  if (template?.kind !== 'scalar' || typeof template.value !== 'string' || template.alias) return;
  if (/[{}]/.test(follow.name)) return;
  const text = template.value.replaceAll(HOLE, (hole, name) => (name === follow.column ? `{${follow.name}}` : hole));
  rewrite(template, text, siteOf(column, follow.style), follow);
}
