import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { PolymorphicKey } from '@populace/schema';
import { allWritten, type Expected, type ExpectedTable } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** References to a row of one of several tables: the first column names one of them, the second leads to a row of it. */
export const polymorphic: Checker = defineChecker({
  id: 'polymorphic',
  keeps: (table, expected) =>
    keysOf(table).flatMap((key) => [
      ...(allWritten(table, key.columns) ? key.columns.map((column) => ({ table: table.name, column })) : []),
      ...key.options
        .filter((option) => isTargetWritten(option, expected))
        .map((option) => ({ table: option.table, column: option.column })),
    ]),
  conclude(table, world, notes) {
    for (const key of keysOf(table.expected)) checkKey(table, key, world, notes);
  },
});

type Option = PolymorphicKey['options'][number];

function keysOf({ columns }: ExpectedTable): readonly PolymorphicKey[] {
  const keys = columns.flatMap(({ model: { source } }) => (source.kind === 'polymorphic' ? [source.key] : []));
  return [...new Set(keys)];
}

function isTargetWritten(option: Option, { tables }: Expected): boolean {
  const target = tables.find(({ name }) => name === option.table);
  return target !== undefined && allWritten(target, [option.column]);
}

function checkKey(
  table: LoadedTable,
  { columns, options }: PolymorphicKey,
  world: LoadedWorld,
  notes: TableNotes,
): void {
  const what = columns.join(', ');
  const [types, ids] = columns.map(table.kept);
  const targets = new Map(options.map((option) => [option.text, targetOf(option, world)]));
  if (types === undefined || ids === undefined || [...targets.values()].includes(undefined)) {
    notes.skip(what, 'one of the tables that it may refer to, or one of the columns, is not written whole');
    return;
  }
  let [found, wrong] = [0, 0];
  for (let row = 0; row < table.rowCount; row++) {
    if (types.isUnknown(row) || ids.isUnknown(row)) continue;
    if (types.isNull(row) && ids.isNull(row)) continue;
    const target = types.isNull(row) || ids.isNull(row) ? undefined : targets.get(types.text(row));
    if (target !== undefined && world.index(target.table, [target.column], 'text').find([ids], row) >= 0) found++;
    else {
      wrong++;
      const values = [types, ids]
        .map((column) => (column.isNull(row) ? 'null' : shownText(column.text(row))))
        .join(', ');
      notes.add(
        'verify/orphan',
        what,
        () => table.spot(row),
        () => `${columns.map(quote).join(', ')} = ${values} is a row of no table`,
      );
    }
  }
  const achieved = wrong === 0 ? `${countWords(found)} lead to a row` : `${countWords(wrong)} orphans`;
  const asked = `one of ${options.map((option) => option.table).join(', ')}`;
  notes.compare({ checker: 'polymorphic', what, asked, found: achieved, isMet: wrong === 0 });
}

function targetOf({ table: name, column }: Option, world: LoadedWorld) {
  const table = world.table(name);
  return table?.isWhole === true && table.kept(column) !== undefined ? { table, column } : undefined;
}
