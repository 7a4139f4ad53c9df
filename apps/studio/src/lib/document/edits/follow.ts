import {
  type FlowStyle,
  type ScalarSite,
  siteOf,
  type TextChange,
  type TreeNode,
  type TreeScalar,
  writeLike,
} from '@populace/document';
import type { Source } from '../read-source.ts';

/** A new name of a table, or of a column of it. */
export interface Renaming {
  readonly table: string;
  /** Undefined for the table itself. */
  readonly column?: string | undefined;
  readonly name: string;
}

/** A walk over a document that changes what names a table or a column. */
export interface Follow extends Renaming {
  readonly source: Source;
  readonly style: FlowStyle;
  /** The names of the tables, before and after. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly changes: TextChange[];
}

/** Gives a text the new name where it is the old one. */
export function followText(
  node: TreeNode | undefined,
  old: string | undefined,
  site: ScalarSite,
  follow: Follow,
): void {
  if (node?.kind === 'scalar' && !node.alias && node.value !== null && node.text === old)
    rewrite(node, follow.name, site, follow);
}

/** The same for each text of a list. */
export function followItems(list: TreeNode | undefined, old: string | undefined, follow: Follow): void {
  if (list?.kind !== 'list' || list.alias) return;
  for (const { value } of list.items) followText(value, old, siteOf(list, follow.style), follow);
}

/** Writes another text in place of one, in its quotation marks. */
export function rewrite(node: TreeScalar, text: string, site: ScalarSite, { style, changes }: Follow): void {
  if (text === node.text) return;
  changes.push({ start: node.start, end: node.end, text: writeLike(node, text, { site, style }) });
}
