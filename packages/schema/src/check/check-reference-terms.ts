import { type MapEntry, nearestNames, type ProblemList, quote } from '@populace/core';
import { findColumn } from '../model/lead-to.ts';
import type { ColumnModel, ReferenceSource, ReferenceTerms, ReferenceWay, TableModel } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { readFormula } from './check-formula.ts';
import { readText } from './read-plain.ts';

/** The options of references that say which rows come into question, and for which rows they are there. */
export const termNames: readonly string[] = ['where', 'otherThan', 'when'];

/** What else is known of a reference whose terms are read. */
interface TermsContext extends CheckContext {
  /** As sentences call the reference. */
  readonly owner: string;
  readonly way: ReferenceWay;
  readonly ownRow: boolean;
}

/** Reads which rows a reference may lead to, and which rows have it. Adds problems. */
export function readTerms(given: ReadonlyMap<string, MapEntry>, at: TermsContext): ReferenceTerms {
  const [where, other, when] = termNames.map((name) => given.get(name));
  refuseBeside(given.get('where'), at);
  refuseBeside(given.get('otherThan'), at);
  const column = readText(other, 'otherThan', at.problems);
  return {
    where: where && readFormula(where, `where of ${at.owner}`, at),
    otherThan: other && column !== undefined ? { column, place: other.value.place } : undefined,
    when: when && readFormula(when, `when of ${at.owner}`, at),
  };
}

/** A tree says for all rows where they are, and a row that refers to itself may not fulfil a condition. */
function refuseBeside(entry: MapEntry | undefined, { problems, way, ownRow }: TermsContext): void {
  if (entry === undefined) return;
  const refuse = (why: string): void =>
    problems.add('schema/invalid-option', entry.keyPlace, `${entry.key} does not go with ${why}; drop one of them`);
  if (way.kind === 'tree') refuse('by: tree, which says of every row where it is in the tree');
  if (ownRow) refuse('self, by which a row without an earlier one refers to itself, whatever it is');
}

/** Whether a reference says itself which row it leads to, so that it does not follow the parents of its table. */
export function choosesRows({ way, where, otherThan }: ReferenceTerms & { readonly way: ReferenceWay }): boolean {
  return way.kind !== 'uniform' || where !== undefined || otherThan !== undefined;
}

/** Adds references that are to lead to another row than something that is no reference to the same table. */
export function checkOthers(table: TableModel, problems: ProblemList): void {
  const seen = new Set<ReferenceSource['key']>();
  for (const column of table.columns) {
    const { source } = column;
    if (source.kind !== 'reference' || source.otherThan === undefined) continue;
    if (source.key !== undefined && seen.has(source.key)) continue;
    seen.add(source.key);
    checkOther(table, column.name, source, problems);
  }
}

function checkOther(table: TableModel, own: string, source: ReferenceSource, problems: ProblemList): void {
  const { otherThan, key } = source;
  const { name, columns } = table;
  if (otherThan === undefined) return;
  const other = findColumn(table, otherThan.column);
  const isOwn = otherThan.column === own || (key !== undefined && keyOf(other) === key);
  const why = isOwn ? 'is its own' : whyNoOther(other, source);
  if (why === undefined) return;
  const referring = columns.filter((one) => one.name !== own && whyNoOther(one, source) === undefined);
  const message = `otherThan of ${quote(own)} must name another reference of ${quote(name)} to ${quote(source.table)}, but ${quote(otherThan.column)} ${why}`;
  const near = nearestNames(
    otherThan.column,
    referring.map((one) => one.name),
  );
  problems.add(other === undefined ? 'schema/unknown-column' : 'schema/invalid-option', otherThan.place, message, near);
}

function keyOf(column: ColumnModel | undefined): ReferenceSource['key'] {
  return column?.source.kind === 'reference' ? column.source.key : undefined;
}

/** Why a column leads to no row of the table that a reference leads to, as the end of a sentence. */
function whyNoOther(column: ColumnModel | undefined, { table }: ReferenceSource): string | undefined {
  if (column === undefined) return 'is no column';
  const { source } = column;
  if (source.kind !== 'reference') return 'refers to nothing';
  return source.table === table ? undefined : `refers to ${quote(source.table)}`;
}
