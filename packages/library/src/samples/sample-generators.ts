import { createTextReader } from '@populace/cells';
import { CodedError, type Problem } from '@populace/core';
import { openSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import { type GeneratorPage, listGenerators } from '../registry/catalogue.ts';
import { exampleColumn, type SampledColumn, sampleColumnOf, sampleDocument, tableOf } from './sample-document.ts';

/** Which generators are shown, and in which locale. */
export interface SamplesOptions {
  /** Ids, or other names that schemas may use; all if absent. */
  readonly generators?: readonly string[] | undefined;
  /** As in a schema: a locale, or several with weights (`de_DE:60,ja_JP:40`). */
  readonly locale?: string | undefined;
  /** How many values of each: 1 to 1,000; 3 if absent. */
  readonly rows?: number | undefined;
  readonly seed?: string | number | bigint | undefined;
  /** What `now` means: a date or a timestamp. */
  readonly now?: string | undefined;
}

/** Some values of a generator. */
export interface GeneratorSamples {
  /** As it was asked for. */
  readonly generator: string;
  /** As a CSV file has them, without quotes; null for a null. None where there is a problem. */
  readonly texts: readonly (string | null)[];
  /** The options that they were made with. */
  readonly options: SampledColumn['options'];
  /** Why there are none: the locale lacks what the generator needs, or there is no such generator. */
  readonly problem: Problem | undefined;
}

/**
 * Makes a few values of many generators at once, those that need options by their examples. One schema holds them all, and memory is
 * planned for these rows only. What comes out for one does not depend on which others are asked for.
 * @throws CodedError where something else than a generator is wrong, such as the locale.
 */
export async function sampleGenerators(options: SamplesOptions = {}): Promise<readonly GeneratorSamples[]> {
  const { rows = 3 } = options;
  if (!Number.isInteger(rows) || rows < 1 || rows > 1000) {
    throw new CodedError('call/usage', `rows must be a whole number from 1 to 1000, but is ${rows}.`);
  }
  const pages = listGenerators();
  const asked = [...new Set(options.generators ?? pages.map(({ id }) => id))];
  const columns = new Map(asked.map((name) => [name, sampledColumn(name, pageOf(pages, name))]));
  const problems = new Map<string, Problem>();
  for (;;) {
    const made = await makeSamples([...columns.values()], options, rows);
    if (!(made instanceof CodedError)) {
      return asked.map((generator) => ({
        generator,
        texts: made.get(generator) ?? [],
        options: columns.get(generator)?.options ?? {},
        problem: problems.get(generator),
      }));
    }
    for (const [name, problem] of wrongColumns(made, columns)) mend(columns, name, problem);
  }

  /** What fails without options is tried by its example; what fails then is left out. */
  function mend(all: Map<string, SampledColumn>, name: string, problem: Problem): void {
    const page = pageOf(pages, name);
    const isTried = all.get(name)?.isExample === true || page?.example === undefined;
    if (!isTried) all.set(name, exampleColumn(name, page));
    else if (all.delete(name)) problems.set(name, problem);
  }
}

function pageOf(pages: readonly GeneratorPage[], name: string): GeneratorPage | undefined {
  return pages.find(({ id }) => id === name) ?? pages.find(({ aliases }) => aliases.includes(name));
}

function sampledColumn(name: string, page: GeneratorPage | undefined): SampledColumn {
  if (page === undefined) return { name, options: {}, beside: {}, isExample: false };
  return { ...sampleColumnOf(page), name };
}

/** The texts of each column, or what is wrong. */
async function makeSamples(
  columns: readonly SampledColumn[],
  { locale, seed, now }: SamplesOptions,
  rows: number,
): Promise<ReadonlyMap<string, readonly (string | null)[]> | CodedError> {
  if (columns.length === 0) return new Map();
  try {
    const schema = await openSchema(sampleDocument(columns, rows), { locale, seed, now });
    return new Map(schema.tables.flatMap((table) => [...textsOf(table, rows)]));
  } catch (error) {
    if (error instanceof CodedError && error.problems.length > 0) return error;
    throw error;
  }
}

function textsOf(table: OpenedTable, rows: number): ReadonlyMap<string, readonly (string | null)[]> {
  const texts = new Map<string, (string | null)[]>();
  for (const { columns, rows: filled } of table.batches({ batchRows: Math.ceil(rows / 4) * 4 })) {
    for (const column of columns) {
      const read = createTextReader(column);
      const all = texts.get(column.name) ?? [];
      for (let i = 0; i < filled.n; i++) all.push(read(i));
      texts.set(column.name, all);
    }
  }
  return texts;
}

/** The columns that problems are about, each with its first. Other problems are thrown. */
function wrongColumns(error: CodedError, columns: ReadonlyMap<string, SampledColumn>): ReadonlyMap<string, Problem> {
  const wrong = new Map<string, Problem>();
  for (const problem of error.problems) {
    if (problem.severity !== 'error') continue;
    const [, , table = '', , column = ''] = (problem.place.pointer ?? '').split('/').map(unescaped);
    const name = [...columns.values()].find(
      (one) => tableOf(one) === table && (one.name === column || column in one.beside),
    );
    if (name === undefined) throw error;
    if (!wrong.has(name.name)) wrong.set(name.name, problem);
  }
  if (wrong.size === 0) throw error;
  return wrong;
}

/** A part of a JSON pointer (RFC 6901). */
function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
