import { createLocaleReader, type LocaleMix, type PlannedTable, type World } from '@populace/engine';
import { demandColumns } from './demand-columns.ts';
import { type PieceOptions, pieceOf } from './piece-options.ts';

/** Whose locales are asked for: those of the rows, or of one of their columns. */
export interface LocalesOptions extends PieceOptions {
  /** A column, as it may have locales of its own; without it those that the rest of the row has. */
  readonly column?: string | undefined;
}

/** Returns the locale of each row of a piece of a table, such as `de_DE`; undefined where no locale has a say. */
export type LocalesOf = (options?: LocalesOptions) => readonly string[] | undefined;

/** Creates what tells the locales of rows; what a mix needs for it is made once. */
export function createLocalesOf(world: World, table: PlannedTable): LocalesOf {
  const readers = new Map<LocaleMix, (from: number, n: number) => Int32Array>();
  return (options = {}) => {
    const mix = mixOf(table, options.column);
    const { from, take } = pieceOf(table, options);
    if (mix === undefined) return undefined;
    const read = readers.get(mix) ?? createLocaleReader(world, table, mix);
    readers.set(mix, read);
    const ids = mix.locales.map(({ id }) => id);
    return Array.from(read(from, take), (place) => ids[place] ?? '');
  };
}

function mixOf(table: PlannedTable, name: string | undefined): LocaleMix | undefined {
  if (name === undefined) return table.mix;
  demandColumns(table, [name]);
  const column = table.column(name);
  return column.isLocal ? column.mix : undefined;
}
