import { createNotebook, type Notebook, type TableFiles, type VerifyReport, verifyFiles } from '@populace/verify';
import { settleParameters } from '../../content-types/parse-format.ts';
import { expectedOfOrigin, type OpenedSchema } from '../../open-schema.ts';
import { type FindOptions, findFiles, type VerifySource } from './find-files.ts';
import { type FoundFile, tableFile } from './found-file.ts';

/** Which files are checked, and how they were written. */
export interface VerifyFilesOptions extends FindOptions {
  /** Called with the number of rows that were read so far. */
  readonly onProgress?: ((rows: number) => void) | undefined;
}

/**
 * Checks written files against a schema: types, nulls, uniques, references, counts, checks, formulas, given cells, shares. It reads the files
 * alone; no row is made for it. What is wrong is in the report.
 * @throws CodedError `call/no-such-file`, `call/usage` where it cannot be known which files are meant, or they are SQL.
 */
export async function verify(
  schema: OpenedSchema,
  source: VerifySource,
  { onProgress, ...options }: VerifyFilesOptions = {},
): Promise<VerifyReport> {
  const notebook = createNotebook();
  const found = findFiles(schema, source, settleParameters(options), notebook);
  const names = [...new Set(found.map(({ table }) => table))];
  let rows = 0;
  const onRows = (more: number): void => {
    rows += more;
    onProgress?.(rows);
  };
  const tables = names.map((name) => {
    const own = found.filter(({ table }) => table === name);
    return filesOfTable(name, own, schema.table(name).rowCount, notebook);
  });
  return verifyFiles(await expectedOfOrigin(schema.origin), tables, { notebook, onRows, asked: options.tables });
}

function filesOfTable(table: string, found: readonly FoundFile[], rowCount: number, notebook: Notebook): TableFiles {
  let next = 0;
  let isWhole = true;
  for (const { from, take = 0 } of found) {
    if (from !== next) isWhole = false;
    next = from + take;
  }
  return {
    table,
    files: found.map((file) => tableFile(file, notebook)),
    firstRow: found[0]?.from ?? 0,
    isWhole: isWhole && next === rowCount,
  };
}
