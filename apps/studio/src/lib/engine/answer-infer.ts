import { type InferredSchema, inferSchema } from '@populace/library';
import type { AskOf, DescribeAnswer, InferAnswer } from './engine-calls.ts';

/** Returns a schema for a file of rows, with what speaks for each column in words. */
export async function infer({ file, fileName, today }: AskOf<'infer'>): Promise<InferAnswer> {
  const found = await inferSchema(file, { fileName, now: today });
  return {
    name: fileName,
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

export function describe({ words }: AskOf<'describe'>): DescribeAnswer {
  throw new Error(`${words} can't be read yet.`);
}
