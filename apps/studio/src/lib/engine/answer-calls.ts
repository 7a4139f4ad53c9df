import {
  CodedError,
  credits,
  describeLocale,
  listFormats,
  listFunctions,
  listGenerators,
  listLocales,
  schemaOfDocuments,
} from '@populace/library';
import { changes } from './answer-changes.ts';
import { estimate, exportSample } from './answer-export.ts';
import { children, parent, profile, relations } from './answer-following.ts';
import { describe, infer } from './answer-infer.ts';
import { capacities, sample, samples } from './answer-samples.ts';
import { schemaText } from './answer-schema-text.ts';
import { search } from './answer-search.ts';
import { file, types } from './answer-types.ts';
import type { AnswerOf, AskOf, CallName, OpenAnswer, PreviewAnswer, SchemaPage } from './engine-calls.ts';
import { schemaOf } from './open-schemas.ts';

type Answers = { readonly [K in CallName]: (ask: AskOf<K>) => Promise<AnswerOf<K>> | AnswerOf<K> };

/** What the engine's thread does for each call. */
export const answers: Answers = {
  open,
  async rowEstimates({ text }) {
    const schema = await schemaOf(text);
    return schema.tables.map((table) => ({ table: table.name, rows: table.rowEstimate() }));
  },
  async counts({ text }) {
    const schema = await schemaOf(text);
    return schema.tables.map(({ name, rowCount }) => ({ table: name, rowCount }));
  },
  preview,
  async explain({ text, table, column, row }) {
    return (await schemaOf(text)).table(table).explain(column, row);
  },
  exportSample,
  estimate,
  changes,
  sample,
  samples,
  search,
  capacities,
  infer,
  schemaText,
  describe,
  relations,
  parent,
  children,
  profile,
  async formulas({ text }) {
    return (await schemaOf(text)).formulas();
  },
  async checks({ text, table }) {
    return (await schemaOf(text)).table(table).checks();
  },
  catalogue: () => ({
    generators: listGenerators(),
    functions: listFunctions(),
    formats: listFormats(),
    locales: listLocales(),
  }),
  locale: ({ id }) => describeLocale(id),
  credits: () => credits(),
  types,
  file,
  grammar: schemaOfDocuments,
};

async function open({ text }: AskOf<'open'>): Promise<OpenAnswer> {
  try {
    const schema = await schemaOf(text);
    const { name, seed, now, borrowed, notes } = schema;
    const tables = schema.tables.map((table) => ({
      name: table.name,
      hidden: table.hidden,
      columns: table.columns.map(({ name: column, type, hidden }) => ({ name: column, type, hidden })),
    }));
    return { problems: notes, schema: { name, seed, now, tables, borrowed } };
  } catch (error) {
    if (error instanceof CodedError && isOfNothing(error)) return { problems: [], schema: nothing };
    if (error instanceof CodedError && error.problems.length > 0)
      return { problems: error.problems, schema: undefined };
    throw error;
  }
}

/** A schema without tables is one that somebody has just begun: nothing in it is wrong. */
const nothing: SchemaPage = { name: '', seed: '1', now: '', tables: [], borrowed: [] };

function isOfNothing({ problems }: CodedError): boolean {
  return problems.length > 0 && problems.every(({ code }) => code === 'schema/no-tables');
}

async function preview({ text, table, from, take, columns, locale }: AskOf<'preview'>): Promise<PreviewAnswer> {
  const begun = performance.now();
  const opened = (await schemaOf(text, locale)).table(table);
  const names = columns ?? opened.columns.map(({ name }) => name);
  const { locales, rowCount, ...made } = opened.preview({ from, take, columns: names });
  return {
    table,
    rowCount,
    from: made.from,
    columns: made.columns.map(({ name, type, hidden }) => ({ name, type, hidden })),
    cells: made.columns.map(({ cells }) => cells),
    locales: locales ?? Array.from({ length: made.rows }, () => null),
    ms: performance.now() - begun,
  };
}
