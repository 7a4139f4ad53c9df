import { type InferredSchema, inferTables, inferWords } from '@populace/library';
import { sample } from './answer-samples.ts';
import type { AskOf, DescribeAnswer, InferAnswer, SampleRows } from './engine-calls.ts';

/** Returns a schema for files of rows, with what speaks for each column in words. */
export async function infer({ files, today, minCategoryRows }: AskOf<'infer'>): Promise<InferAnswer> {
  const sources = files.map(({ file, fileName }) => ({ source: file, fileName }));
  const found = await inferTables(sources, { now: today, minCategoryRows });
  return {
    names: files.map(({ fileName }) => fileName),
    document: found.document,
    tables: tablesOf(found),
    problems: found.problems.map(({ text }) => text),
  };
}

function tablesOf({ tables }: InferredSchema): InferAnswer['tables'] {
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.map(({ name: column, generator, references, confidence, evidence }) => ({
      name: column,
      generator,
      references: references === undefined ? undefined : `${references.table}.${references.column}`,
      confidence,
      evidence: evidence.map(({ text }) => text),
    })),
  }));
}

/** So many tables show their rows while they are described. */
const SHOWN_TABLES = 2;
const SHOWN_ROWS = 3;
/** What fits beside one another on a card. */
const SHOWN_COLUMNS = 8;

/** Returns a schema for tables and columns in words, with the first rows of its first tables. */
export async function describe({ words, today }: AskOf<'describe'>): Promise<DescribeAnswer> {
  const found = await inferWords(words, { now: today });
  const shown = found.tables.slice(0, SHOWN_TABLES);
  const samples = await Promise.all(shown.map((table) => sampleOf(found.document, table)));
  return { document: found.document, tables: found.tables.map(({ name }) => name), samples };
}

async function sampleOf(text: string, { name, columns }: InferredSchema['tables'][number]): Promise<SampleRows> {
  const shown = columns.slice(0, SHOWN_COLUMNS);
  const rows = await sample({ text, table: name, columns: shown.map((column) => column.name), take: SHOWN_ROWS });
  const notes = new Map(shown.map((column) => [column.name, noteOf(column)]));
  return { ...rows, columns: rows.columns.map((column) => ({ ...column, note: notes.get(column.name) })) };
}

/** What makes a column, in a word. */
function noteOf({ generator, references }: InferredSchema['tables'][number]['columns'][number]): string {
  return references === undefined ? generator : `→ ${references.table}.${references.column}`;
}
