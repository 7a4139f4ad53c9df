import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';

/** So many cells tell one world from another. */
const CELLS = 3;

/** Generators whose values are the same, or say nothing, in every world. */
const TELL_NOTHING = new Set([
  'sequence',
  'constant',
  'uuid',
  'ulid',
  'nanoid',
  'string.pattern',
  'boolean',
  'formula',
]);

/** Returns the columns of a table whose values tell one world from another at a glance: names before numbers of rows. */
export function glimpseColumns({ columns }: Pick<TableView, 'columns'>): readonly string[] {
  const shown = columns.filter(({ hidden }) => !hidden);
  const telling = shown.filter(tells);
  const others = shown.filter((column) => !telling.includes(column));
  return [...telling, ...others].slice(0, CELLS).map(({ name }) => name);
}

function tells({ kind, generator }: ColumnView): boolean {
  return kind === 'generator' && generator !== undefined && !TELL_NOTHING.has(generator);
}
