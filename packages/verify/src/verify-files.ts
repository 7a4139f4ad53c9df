import { checkers } from './checkers/index.gen.ts';
import type { Expected } from './expected/expected.ts';
import type { TableFiles } from './expected/table-file.ts';
import type { VerifyReport } from './findings/finding.ts';
import { createNotebook, type Notebook } from './findings/notebook.ts';
import { loadWorld } from './loading/load-world.ts';

/** How files are checked. */
export interface VerifyOptions {
  /** Takes findings of whoever looked for the files. */
  readonly notebook?: Notebook | undefined;
  /** The only tables that are looked at; the files of others may be there all the same. */
  readonly asked?: readonly string[] | undefined;
  /** Called with numbers of rows that were read, to be added up. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/**
 * Checks the files of a schema's tables: each row in passing, then what needs several rows or tables at once. Memory grows with the columns
 * that are keys, references, unique, or read by formulas, and with nothing else.
 * @throws CodedError `call/usage` for a format that no reader has.
 */
export async function verifyFiles(
  expected: Expected,
  files: readonly TableFiles[],
  { notebook = createNotebook(), onRows = () => undefined, asked }: VerifyOptions = {},
): Promise<VerifyReport> {
  const world = await loadWorld({ expected, files, checkers, notebook, onRows, asked });
  for (const { name } of expected.tables) {
    const table = world.table(name);
    if (table === undefined) continue;
    for (const { conclude } of checkers) conclude?.(table, world, notebook.table(name));
  }
  const tables = expected.tables.flatMap(({ name, rowCount: rowsAsked }) => {
    const table = world.table(name);
    if (table === undefined) return [];
    const { files: labels, rowCount: rows } = table;
    return [{ table: name, files: labels, rows, rowsAsked, comparisons: notebook.comparisons(name) }];
  });
  const findings = notebook.groups();
  return {
    ok: findings.length === 0,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    count: findings.reduce((sum, { count }) => sum + count, 0),
    tables,
    findings,
    skipped: notebook.skipped(),
  };
}
