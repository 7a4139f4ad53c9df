import { inferFiles, type RowsFile } from './infer-files.ts';
import { known } from './shared/known-for-tests.ts';
import type { ColumnProposal, SchemaProposal } from './shared/proposal/proposal.ts';

type Options = Omit<RowsFile, 'source'>;

/** What is proposed for a file. */
export function infer(text: string | Uint8Array, options: Options = {}): SchemaProposal {
  return inferFiles([{ source: text, ...options }], known);
}

/** Its columns. */
export function columnsOf(text: string | Uint8Array, options: Options = {}): readonly ColumnProposal[] {
  return infer(text, options).tables[0].columns;
}

/** A column of so many values under a header. */
export function column(header: string, values: readonly (string | number)[]): ColumnProposal {
  return columnsOf(`${header}\n${values.map((value) => `${value}\n`).join('')}`)[0];
}

/** A list of so many. */
export function repeat<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at: number) => make(at));
}

/** The codes of what speaks for a column. */
export function codes({ evidence }: { readonly evidence: ColumnProposal['evidence'] }): readonly string[] {
  return evidence.map(({ code }) => code);
}
