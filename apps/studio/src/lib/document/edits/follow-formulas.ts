import { type FlowStyle, indentAt, siteOf, type TextChange, writeLike } from '@populace/document';
import { nameTables, renameInFormula } from '@populace/formulas';
import { namedTables } from '../named-tables.ts';
import { readSchemaView } from '../read-schema-view.ts';
import type { Source } from '../read-source.ts';
import { changed } from './find-places.ts';
import type { Renaming } from './follow.ts';
import { formulasOf, type SourceFormula } from './formulas-of.ts';

/**
 * Lets the formulas of a document mean what they meant before a table or a column got another name. `text` is the document before,
 * `renamed` the same with the new name everywhere but in formulas.
 */
export function followFormulas(text: string, renamed: string, { table, column, name }: Renaming): string {
  const [before, after] = [readSchemaView(text), readSchemaView(renamed)];
  if (!('view' in before && 'view' in after)) return renamed;
  const scopeBefore = nameTables(namedTables(before.view));
  const scopeAfter = nameTables(namedTables(after.view));
  const named = (one: string, own?: string): string => {
    if (one !== table) return own ?? one;
    if (column === undefined) return own ?? name;
    return own === undefined || own !== column ? (own ?? one) : name;
  };
  const formerly = (now: string): string => (column === undefined && now === name ? table : now);
  return changed(renamed, (source, style) =>
    formulasOf(source).flatMap((formula) => {
      const scope = scopeBefore(formerly(formula.table));
      if (scope === undefined) return [];
      const { text: old } = formula.node;
      const written = renameInFormula(old, { before: scope, after: (one) => scopeAfter(named(one)), named });
      return written === old ? [] : [formulaChange(source, formula, written, style)];
    }),
  );
}

/** Writes a formula in place of another: in its quotation marks, or in its lines. */
function formulaChange(
  { text }: Source,
  { node, holder }: SourceFormula,
  written: string,
  style: FlowStyle,
): TextChange {
  const { start, end } = node;
  const [, head, body = '', rest = ''] = /^([|>][^\n]*\n)(.*?)(\s*)$/s.exec(text.slice(start, end)) ?? [];
  if (node.style !== 'block' || head === undefined)
    return { start, end, text: writeLike(node, written, { site: siteOf(holder, style), style }) };
  const indent = indentAt(text, start + head.length + body.search(/\S/));
  // In folded lines a line's end is a blank, and a blank line the end of one.
  const lines = written.trimEnd().split('\n');
  return { start, end, text: head + indent + lines.join(`${head.startsWith('>') ? '\n' : ''}\n${indent}`) + rest };
}
