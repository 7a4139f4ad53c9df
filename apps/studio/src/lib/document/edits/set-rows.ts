import { entryAt, setEntry, valueAt, type WritableValue } from '@populace/document';
import type { Source } from '../read-source.ts';
import { setTableOption } from './edit-document.ts';
import { changed, demandSource, tableAt, tablesOf } from './find-places.ts';
import type { RowsChoice } from './schema-edit.ts';

type PerChoice = Extract<RowsChoice, { kind: 'per' }>;

/** Rows as they are written in a document. */
export function rowsValue(rows: RowsChoice): WritableValue {
  if (rows.kind === 'per')
    return new Map(perEntries(rows).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  const { count } = rows;
  return typeof count === 'string' && /^(?:0|[1-9][0-9]{0,14})$/.test(count) ? Number(count) : count;
}

/** What is written of rows per parent; what need not be is undefined. */
function perEntries({
  parent,
  count,
  via,
  shuffle,
}: PerChoice): readonly (readonly [string, WritableValue | undefined])[] {
  return [
    ['per', parent],
    ['count', count],
    ['via', via],
    ['shuffle', shuffle === false ? false : undefined],
  ];
}

/** Sets how many rows a table has; of rows per parent, only what changes. */
export function setRows(text: string, table: string, rows: RowsChoice): string {
  const source = demandSource(text);
  const before = valueAt(tableAt(source, table).value, 'rows');
  if (rows.kind === 'per' && before?.kind === 'map' && !before.alias && before.entries.length > 0) {
    return perEntries(rows).reduce((at, [key, value]) => setPart(at, table, key, value), text);
  }
  return setTableOption(text, table, 'rows', inThousands(rowsValue(rows), source));
}

function setPart(text: string, table: string, key: string, value: WritableValue | undefined): string {
  return changed(text, (source, style) => {
    const owner = entryAt(tableAt(source, table).value, 'rows');
    return owner?.value.kind === 'map' ? setEntry(source, { map: owner.value, owner, style }, { key, value }) : [];
  });
}

/** A number with `_` between its thousands, where the document writes numbers of rows so. */
function inThousands(value: WritableValue, source: Source): WritableValue {
  if (typeof value !== 'number' || value < 1000 || source.json) return value;
  const isHabit = tablesOf(source).map?.entries.some(({ value: table }) => {
    const rows = valueAt(table, 'rows');
    return rows?.kind === 'scalar' && rows.text.includes('_');
  });
  return isHabit ? String(value).replaceAll(/\B(?=(?:[0-9]{3})+$)/g, '_') : value;
}
