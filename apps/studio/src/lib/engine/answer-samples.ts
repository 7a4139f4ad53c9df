import { listGenerators, sampleGenerators } from '@populace/library';
import type { AnswerOf, AskOf, SampleRows } from './engine-calls.ts';
import { schemaOf } from './open-schemas.ts';

const NUMBERS = /^(int|decimal|float)/;

/** Returns the first rows of some columns of a table. */
export async function sample({ text, table, columns, take }: AskOf<'sample'>): Promise<SampleRows> {
  const opened = (await schemaOf(text)).table(table);
  const piece = opened.preview({ take: Math.min(take, opened.rowCount), columns: [...columns] });
  const rowCount = piece.columns[0]?.cells.length ?? 0;
  return {
    table,
    columns: piece.columns.map(({ name, type }) => ({ name, note: undefined, isNumber: NUMBERS.test(type) })),
    rows: Array.from({ length: rowCount }, (_, row) => piece.columns.map(({ cells }) => cells[row] ?? null)),
  };
}

/** Returns texts of generators in a locale. */
export async function samples({ locale, count, generators }: AskOf<'samples'>): Promise<AnswerOf<'samples'>> {
  const made = await sampleGenerators({ locale, rows: count, generators });
  const needing = new Set(
    listGenerators().flatMap(({ id, options }) => (options.some(({ required }) => required) ? [id] : [])),
  );
  return made.map(({ generator, texts, options, problem }) => {
    const isMended = !needing.has(generator) && Object.keys(options).length > 0;
    return { generator, texts, isLacking: isMended || problem !== undefined, problem: problem?.message };
  });
}

/** Returns for how many rows the columns of a table can be unique. */
export async function capacities({ text, table }: AskOf<'capacities'>): Promise<AnswerOf<'capacities'>> {
  const opened = (await schemaOf(text)).table(table);
  return opened.columns.map(({ name }) => {
    const { unique } = opened.capacityOf(name);
    const rows = unique.kind === 'counted' ? `${unique.rows}` : undefined;
    return { column: name, rows, refusal: unique.kind === 'impossible' ? unique.why : undefined };
  });
}
