import type { FormulaSource, OtherReference } from '@populace/schema';
import { allWritten, type Expected, type ExpectedTable } from '../expected/expected.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** A reference that says which rows it leads to, or which rows have it. */
export interface TermedReference {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of that table, one for each. */
  readonly targets: readonly string[];
  /** What stands for the table in the first column, where it may be one of several. */
  readonly option: string | undefined;
  readonly where: FormulaSource | undefined;
  readonly otherThan: OtherReference | undefined;
}

/** The references of a table that lead to some rows of a table only: each once, whatever columns it has. */
export function termedReferences({ columns }: ExpectedTable): readonly TermedReference[] {
  const found = new Map<string, TermedReference>();
  for (const { name, model } of columns) {
    const { source } = model;
    if (source.kind === 'reference') {
      const { key, table, where, otherThan } = source;
      const own = key?.columns ?? [name];
      const targets = key?.targets ?? [source.column];
      found.set(own.join('\n'), { columns: own, table, targets, option: undefined, where, otherThan });
    } else if (source.kind === 'polymorphic') {
      const { columns: own, options } = source.key;
      for (const { table, column, text, where } of options) {
        const targets = [column];
        found.set([...own, text].join('\n'), {
          columns: own,
          table,
          targets,
          option: text,
          where,
          otherThan: undefined,
        });
      }
    }
  }
  return [...found.values()].filter(({ where, otherThan }) => where !== undefined || otherThan !== undefined);
}

/** Whether both ends of a reference are written. */
export function areEndsWritten(
  table: ExpectedTable,
  { columns, table: to, targets }: TermedReference,
  { tables }: Expected,
): boolean {
  const target = tables.find(({ name }) => name === to);
  return target !== undefined && allWritten(table, columns) && allWritten(target, targets);
}

/** For each row, the row that a reference leads to, −1 for none; or why that cannot be known. */
export function ledRows(
  table: LoadedTable,
  { columns, table: to, targets, option }: Omit<TermedReference, 'where' | 'otherThan'>,
  world: LoadedWorld,
): { readonly rows: Int32Array } | { readonly why: string } {
  const target = world.table(to);
  if (target?.isWhole !== true || targets.some((name) => target.kept(name) === undefined)) {
    return { why: `the rows of ${to} that it leads to are not written whole` };
  }
  if (world.index(target, targets, option === undefined ? 'value' : 'text').repeatedCount > 0) {
    return { why: `${targets.join(', ')} of ${to} is the same in several rows` };
  }
  const rows =
    option === undefined
      ? world.followed(table, columns)
      : ledByName(table, columns, option, { target, targets, world });
  return rows === undefined ? { why: 'the files lack one of the columns' } : { rows };
}

/** The rows of one of several tables, by the column that names it and the one with the row's value. */
function ledByName(
  table: LoadedTable,
  columns: readonly string[],
  option: string,
  at: { readonly target: LoadedTable; readonly targets: readonly string[]; readonly world: LoadedWorld },
): Int32Array | undefined {
  const [types, ids] = columns.map(table.kept);
  if (types === undefined || ids === undefined) return undefined;
  const index = at.world.index(at.target, at.targets, 'text');
  const rows = new Int32Array(table.rowCount).fill(-1);
  for (let row = 0; row < rows.length; row++) {
    if (types.isNull(row) || ids.isNull(row) || types.text(row) !== option) continue;
    rows[row] = index.find([ids], row);
  }
  return rows;
}
