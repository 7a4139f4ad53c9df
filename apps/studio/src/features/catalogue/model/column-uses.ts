import type { GeneratorPage } from '@populace/library';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import type { Draft } from '../../../lib/drafts/draft.ts';

/** Columns of a schema that a generator fills. */
export interface SchemaUse {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly { readonly table: string; readonly column: string }[];
}

/** Returns which columns of a schema use a generator, by its id or another name; undefined where none does. */
export function columnUses(
  { id, name, text }: Pick<Draft, 'id' | 'name' | 'text'>,
  page: Pick<GeneratorPage, 'id' | 'aliases'>,
): SchemaUse | undefined {
  const names = [page.id, ...page.aliases];
  // To look for the word costs little; to read a long text costs more.
  if (!names.some((word) => text.includes(word))) return undefined;
  const read = readSchemaView(text);
  if ('problem' in read) return undefined;
  const columns = read.view.tables.flatMap((table) =>
    table.columns
      .filter(({ generator }) => generator !== undefined && names.includes(generator))
      .map((column) => ({ table: table.name, column: column.name })),
  );
  return columns.length === 0 ? undefined : { id, name, columns };
}
