import { listGenerators, openSchema } from '@populace/library';
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

/** Returns texts of every generator that can be asked without options, in a locale. */
export async function samples({ locale, count }: AskOf<'samples'>): Promise<AnswerOf<'samples'>> {
  const generators = listGenerators().filter(({ options }) => options.every(({ required }) => !required));
  const columns = Object.fromEntries(generators.map(({ id }) => [id, id]));
  const schema = await openSchema({ populace: 1, locale, tables: { samples: { rows: count, columns } } });
  const piece = schema.table('samples').preview({ take: count });
  return piece.columns.map(({ name, cells }) => ({ generator: name, texts: cells.map((cell) => cell ?? 'null') }));
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
