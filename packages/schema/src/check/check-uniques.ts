import { type DocumentNode, type MapEntry, quote } from '@populace/core';
import type { UniqueModel } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseShape, refuseStrangers } from './check-context.ts';
import { readFormula } from './check-formula.ts';
import { readColumnNames } from './read-column-names.ts';
import { readFlag } from './read-plain.ts';

/** Reads `unique` of a table: lists of columns whose values together come once only. Adds problems. */
export function readUniques(entry: MapEntry | undefined, table: string, at: CheckContext): readonly UniqueModel[] {
  if (entry === undefined) return [];
  const { value } = entry;
  if (value.kind !== 'list' || value.items.some(({ kind }) => kind === 'scalar')) {
    refuseShape(
      at.problems,
      `unique of ${quote(table)}`,
      value,
      'a list of lists of columns, such as [[org_id, name]]',
    );
    return [];
  }
  return value.items.map((item) => readUnique(item, table, at)).filter((unique) => unique !== undefined);
}

function readUnique(node: DocumentNode, table: string, at: CheckContext): UniqueModel | undefined {
  const { place } = node;
  if (node.kind === 'list') {
    const columns = readColumnNames({ key: 'columns', keyPlace: place, value: node }, node, table, at);
    return columns && { columns, nullsEqual: false, where: undefined, ignoreCase: false, ignoreAccents: false, place };
  }
  refuseStrangers(at.problems, `unique of ${quote(table)}`, node.kind === 'map' ? node.entries : [], [
    'columns',
    'where',
    'nulls',
    'ignoreCase',
    'ignoreAccents',
  ]);
  const given = entriesOf(node);
  const columns = readColumnNames(given.get('columns'), node, table, at);
  const nulls = given.get('nulls')?.value;
  const spoken = nulls?.kind === 'scalar' ? nulls.text : undefined;
  if (nulls !== undefined && spoken !== 'distinct' && spoken !== 'equal') {
    refuseShape(at.problems, 'nulls', nulls, 'distinct (nulls differ from one another) or equal');
  }
  const condition = given.get('where');
  const where = condition && readFormula(condition, `where of a unique of ${quote(table)}`, at);
  const ignoreCase = readFlag(given.get('ignoreCase'), 'ignoreCase', at.problems);
  const ignoreAccents = readFlag(given.get('ignoreAccents'), 'ignoreAccents', at.problems);
  return columns && { columns, nullsEqual: spoken === 'equal', where, ignoreCase, ignoreAccents, place };
}
