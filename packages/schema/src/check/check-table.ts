import { type MapEntry, quote } from '@populace/core';
import type { ColumnModel, GivenCell, RowsModel, TableModel } from '../model/model.ts';
import { type ColumnContext, checkColumn } from './check-column.ts';
import { type CheckContext, entriesOf, isFull, placeOf, refuseShape, refuseStranger } from './check-context.ts';
import { settleChildRows } from './check-followed.ts';
import { readChecks } from './check-formula.ts';
import { cellsByColumn, readGivenCells } from './check-given.ts';
import { namedInKeys, readKeys } from './check-keys.ts';
import { readLocaleOption } from './check-locale.ts';
import { checkName } from './check-name.ts';
import { readPolymorphicKeys } from './check-polymorphic.ts';
import { checkOthers } from './check-reference-terms.ts';
import { readRows } from './check-rows.ts';
import { ownColumns, shareColumns } from './check-shared-columns.ts';
import { readUniques } from './check-uniques.ts';
import { readFlag, readText } from './read-plain.ts';
import type { RowOverrides } from './registry.ts';
import { textOfCell, type WrittenCell } from './written-cell.ts';

/** The options of a table. */
const tableOptionNames: readonly string[] = [
  'rows',
  'columns',
  'keys',
  'unique',
  'checks',
  'fixed',
  'locale',
  'description',
  'hidden',
];

const MOST_COLUMNS = 2000;

/** Checks a table. Adds problems, and returns undefined where there is nothing of a table. */
export function checkTable(entry: MapEntry, rows: RowOverrides | undefined, at: CheckContext): TableModel | undefined {
  const { problems } = at;
  checkName(entry.key, 'a table', entry.keyPlace, problems);
  if (entry.value.kind !== 'map')
    return refuseShape(problems, `The table ${quote(entry.key)}`, entry.value, 'a map with rows and columns');
  const given = entriesOf(entry.value);
  refuseOptions(entry, at);
  const { count, ...asked } = readRows(entry, rows, at);
  const cells = readGivenCells(entry, { count, ...asked }, at);
  const cellsOf = given.get('rows')?.value.kind === 'list' ? cellsByColumn(cells) : undefined;
  const keys = shareColumns(
    readKeys(given.get('keys'), entry.key, at),
    given.get('columns')?.value,
    asked.children,
    at,
  );
  const keyOf = new Map(keys.flatMap((key) => ownColumns(key).map((name) => [name, key])));
  const polymorphic = readPolymorphicKeys(given.get('keys'), entry.key, keys, at);
  const polymorphicOf = new Map(polymorphic.flatMap((key) => key.columns.map((name) => [name, key])));
  const inKeys = namedInKeys(given.get('keys'));
  const columns = readColumns(entry, { ...at, table: entry.key, keyOf, polymorphicOf, inKeys, given: cellsOf }) ?? [];
  const table = {
    name: entry.key,
    place: entry.keyPlace,
    rowsPlace: placeOf(given.get('rows'), entry.keyPlace),
    locale: readLocaleOption(given.get('locale'), at),
    localePlace: placeOf(given.get('locale'), entry.keyPlace),
    hidden: readFlag(given.get('hidden'), 'hidden', problems),
    description: readText(given.get('description'), 'description', problems),
  };
  const uniques = readUniques(given.get('unique'), entry.key, at);
  // With a problem no model leaves the check, but references are still followed through this one.
  const settled: RowsModel = asked.children
    ? settleChildRows(asked.children, entry.key, columns, at)
    : { kind: 'counted', count: count ?? 0 };
  const checks = readChecks(given.get('checks'), entry.key, at);
  const model = { ...table, rows: settled, keys, uniques, checks, columns, given: givenCells(cells, columns) };
  checkOthers(model, problems);
  return model;
}

function givenCells(cells: readonly WrittenCell[], columns: readonly ColumnModel[]): readonly GivenCell[] {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  return cells.map((cell) => {
    const { row, column, place } = cell;
    return { row, column, text: textOfCell(cell, types.get(column)), place };
  });
}

/** What says how many rows a parent has, and which of them: part of `rows`. */
const ROWS_KEYS: readonly string[] = ['per', 'count', 'via', 'shuffle'];

function refuseOptions({ key, value }: MapEntry, at: CheckContext): void {
  for (const option of value.kind === 'map' ? value.entries : []) {
    if (tableOptionNames.includes(option.key) || isFull(at)) continue;
    if (ROWS_KEYS.includes(option.key)) {
      const message = `The table ${quote(key)} has no option ${quote(option.key)}; put it under rows, such as rows: { per: customers, count: 3 }`;
      at.problems.add('schema/unknown-option', option.keyPlace, message);
    } else if (looksLikeColumn(option, at)) {
      const message = `The table ${quote(key)} has no option ${quote(option.key)}; if it is a column, put it under columns`;
      at.problems.add('schema/unknown-option', option.keyPlace, message);
    } else refuseStranger(at.problems, `The table ${quote(key)}`, option, tableOptionNames);
  }
}

function looksLikeColumn({ value }: MapEntry, { registry }: CheckContext): boolean {
  if (value.kind === 'scalar') return registry.generators.has(value.text);
  return entriesOf(value).has('generator') || (entriesOf(value).has('references') && !entriesOf(value).has('columns'));
}

function readColumns(entry: MapEntry, at: ColumnContext): readonly ColumnModel[] | undefined {
  const given = entriesOf(entry.value).get('columns');
  const name = `The table ${quote(entry.key)}`;
  if (given === undefined) {
    const example =
      at.given === undefined ? '{ id: sequence }' : '{ id: sequence, name: {} }, where {} is what rows give';
    at.problems.add('schema/structure', entry.keyPlace, `${name} needs columns, such as columns: ${example}`);
    return undefined;
  }
  if (given.value.kind !== 'map')
    return refuseShape(at.problems, `columns of ${quote(entry.key)}`, given.value, 'a map from names to generators');
  const { entries } = given.value;
  if (entries.length === 0) at.problems.add('schema/structure', given.value.place, `${name} needs one column at least`);
  if (entries.length > MOST_COLUMNS) {
    const message = `${name} has ${entries.length} columns, but a table has at most ${MOST_COLUMNS}; split it`;
    at.problems.add('limit/schema-size', given.keyPlace, message);
    return undefined;
  }
  return readEach(entries, at);
}

/** Options of tables that hardly anybody means as the name of a column; `description` is a good name of one. */
const LIKELY_MISPLACED: readonly string[] = ['rows', 'columns'];

function readEach(entries: readonly MapEntry[], at: ColumnContext): readonly ColumnModel[] {
  const columns: ColumnModel[] = [];
  for (const entry of entries) {
    if (isFull(at)) break;
    if (LIKELY_MISPLACED.includes(entry.key)) {
      const message = `The column ${quote(entry.key)} is called like an option of tables; if the option is meant, indent it less`;
      at.problems.note('schema/structure', entry.keyPlace, message);
    }
    const column = checkColumn(entry, at);
    if (column !== undefined) columns.push(column);
  }
  return columns;
}
