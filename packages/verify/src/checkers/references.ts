import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import { allWritten, type ExpectedReference, type ExpectedTable } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { hasNull } from '../kept/row-index.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import { keptOf } from '../loading/load-world.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** Every reference leads to a row: by one column or several, to other tables or the own, told to databases or not. */
export const references: Checker = defineChecker({
  id: 'references',
  keeps: (table, { tables }) =>
    table.references.flatMap((reference) => {
      const target = tables.find(({ name }) => name === reference.table);
      if (target === undefined || !areWritten(table, target, reference)) return [];
      return [
        ...reference.columns.map((column) => ({ table: table.name, column })),
        ...reference.targets.map((column) => ({ table: target.name, column })),
      ];
    }),
  conclude(table, world, notes) {
    for (const reference of table.expected.references) checkReference(table, reference, world, notes);
  },
});

function areWritten(table: ExpectedTable, target: ExpectedTable, { columns, targets }: ExpectedReference): boolean {
  return allWritten(table, columns) && allWritten(target, targets);
}

function checkReference(table: LoadedTable, reference: ExpectedReference, world: LoadedWorld, notes: TableNotes): void {
  const what = referenceWords(reference);
  const why = whyUnknown(table, reference, world);
  const rows = world.followed(table, reference.columns);
  const columns = keptOf(table, reference.columns);
  if (why !== undefined || rows === undefined || columns === undefined) {
    notes.skip(what, why ?? 'the files lack one of the columns');
    return;
  }
  let [orphans, found] = [0, 0];
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] >= 0) found++;
    else if (!hasNull(columns, row)) {
      orphans++;
      const values = (): string => columns.map((column) => shownText(column.text(row))).join(', ');
      const message = (): string =>
        `${reference.columns.map(quote).join(', ')} = ${values()} is in no row of ${reference.table}`;
      notes.add('verify/orphan', what, () => table.spot(row), message);
    }
  }
  const way = wayOf(table.expected, reference);
  if (way !== undefined) notes.skip(what, `how often each row is referred to is not compared with ${way}`);
  const achieved = orphans === 0 ? `${countWords(found)} lead to a row` : `${countWords(orphans)} orphans`;
  notes.compare({ checker: 'references', what, asked: 'no orphans', found: achieved, isMet: orphans === 0 });
}

/** The way in which the schema has a reference choose some rows more often than others; undefined where it does not. */
function wayOf({ model }: ExpectedTable, { columns: [first] }: ExpectedReference): string | undefined {
  const { source } = model.columns.find(({ name }) => name === first) ?? {};
  if (source?.kind !== 'reference') return undefined;
  const { kind } = (source.key ?? source).way;
  return kind === 'weight' || kind === 'zipf' || kind === 'recency' || kind === 'tree' ? kind : undefined;
}

function whyUnknown(table: LoadedTable, reference: ExpectedReference, world: LoadedWorld): string | undefined {
  const { tables } = world.expected;
  const target = tables.find(({ name }) => name === reference.table);
  if (target === undefined || target.hidden) return `${quote(reference.table)} is hidden, so there is no file of it`;
  if (!areWritten(table.expected, target, reference)) return 'one of the columns is hidden';
  const loaded = world.table(reference.table);
  if (loaded === undefined) return world.whyAbsent(reference.table);
  return loaded.isWhole ? undefined : `the files of ${quote(reference.table)} hold only some of its rows`;
}

/** A reference as people write it: `customer_id → customers.id`. */
export function referenceWords({ columns, table, targets }: ExpectedReference): string {
  const [first] = targets;
  const target = targets.length === 1 ? `${table}.${first}` : `${table} (${targets.join(', ')})`;
  return `${columns.join(', ')} → ${target}`;
}
