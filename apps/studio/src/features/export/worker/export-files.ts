import { loadFormat, type OpenedSchema } from '@populace/library';
import { fileOfRows, fileOfTables, type OutputFile } from '@populace/library/parts';
import type { StartExport } from './export-messages.ts';
import type { ExportThreads } from './part-threads.ts';

/** Returns the files of an export as the library writes them, with the threads of the export. */
export async function exportFiles(
  schema: OpenedSchema,
  { choice, names }: Pick<StartExport, 'choice' | 'names'>,
  { sourceFor }: Pick<ExportThreads, 'sourceFor'>,
): Promise<readonly OutputFile[]> {
  const { format, options, from, packing } = choice;
  await loadFormat(format, options);
  const shared = { format, options, compression: null, about: undefined };
  if (packing === 'script') {
    const tables = choice.tables.map(({ table }) => schema.table(table));
    return [fileOfTables({ ...shared, schema, tables, path: schema.name })];
  }
  return choice.tables.map(({ table, take }, place) => {
    const [opened, window] = [schema.table(table), { from, take }];
    const open = () => opened.parts(format, { options, ...window });
    return fileOfRows({ ...shared, opened, window, path: names[place] ?? table, open, sourceFor });
  });
}
