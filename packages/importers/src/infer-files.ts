import { importers } from './index.gen.ts';
import type { Importer, RowFormat, RowsSource } from './shared/importer.ts';
import type { Known } from './shared/proposal/known.ts';
import type { SchemaProposal } from './shared/proposal/proposal.ts';
import { decodeBytes, withoutMark } from './shared/tables/decode-bytes.ts';
import { inferTables } from './shared/tables/infer-tables.ts';
import type { ReadTable } from './shared/tables/read-table.ts';

/** A file of rows. */
export interface RowsFile {
  /** Its text or bytes, or the begin of them. */
  readonly source: string | Uint8Array;
  readonly fileName?: string | undefined;
  /** The bytes (or characters) of the whole, where only its begin is given. */
  readonly size?: number | undefined;
  /** Whether the first line of a CSV file has the names of the columns; found out if absent. */
  readonly header?: boolean | undefined;
}

/**
 * Proposes a schema with a table for each file, CSV or rows in JSON, or for each list of rows in an object in JSON.
 * @throws CodedError `import/empty`, `import/not-text`, `import/not-rows`.
 */
export function inferFiles(files: readonly RowsFile[], known: Known): SchemaProposal {
  const tables = files.flatMap((file) => readFile(sourceOf(file), known));
  return inferTables(tables, known);
}

/** Returns the formats of the files that are read, those of the importer that is tried last first, as people know them best. */
export function rowFormats(): readonly RowFormat[] {
  return importersInOrder()
    .toReversed()
    .flatMap(({ formats }) => formats);
}

function sourceOf({ source, fileName, size = 0, header }: RowsFile): RowsSource {
  const text = typeof source === 'string' ? withoutMark(source) : decodeBytes(source).text;
  return { text, given: source, fileName, size: Math.max(size, source.length), header };
}

function readFile(source: RowsSource, known: Known): readonly ReadTable[] {
  for (const importer of importersInOrder()) {
    const tables = importer.read(source, known);
    if (tables !== undefined) return tables;
  }
  return [];
}

/** The order in which importers are tried: that of their ids, but the one that reads what no other does is last. */
function importersInOrder(): readonly Importer[] {
  return importers.toSorted((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false));
}
