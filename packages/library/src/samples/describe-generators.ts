import { CodedError } from '@populace/core';
import type { ColumnCapacity } from '@populace/engine';
import { openSchema } from '../open-schema.ts';
import { type GeneratorPage, listGenerators } from '../registry/catalogue.ts';
import { coverGenerators, type GeneratorCoverage } from './generator-coverage.ts';
import { exampleColumn, sampleColumnOf, sampleDocument, tableOf } from './sample-document.ts';
import { sampleGenerators } from './sample-generators.ts';

/** A generator with what it makes, and where. */
export interface GeneratorDescription extends GeneratorPage {
  /** The logical type of its values, with its usual options or those of its example; undefined where the locale lacks it. */
  readonly type: string | undefined;
  /** How many different values it has, and how many rows a unique column of it may have. */
  readonly capacity: ColumnCapacity | undefined;
  readonly locales: Omit<GeneratorCoverage, 'generator'>;
  /** Three values in the locale; none where it lacks the generator. */
  readonly samples: readonly (string | null)[];
}

/** Describes generators, all or some by id, with samples of a locale. */
export async function describeGenerators({
  generators,
  locale = 'en_US',
}: {
  readonly generators?: readonly string[] | undefined;
  readonly locale?: string | undefined;
} = {}): Promise<readonly GeneratorDescription[]> {
  const pages = listGenerators().filter(({ id }) => generators?.includes(id) ?? true);
  const ids = pages.map(({ id }) => id);
  const [samples, coverage] = await Promise.all([sampleGenerators({ generators: ids, locale }), coverGenerators()]);
  return Promise.all(
    pages.map(async (page, at) => {
      const { generator: _, ...locales } = coverage.find(({ generator }) => generator === page.id) ?? nowhere;
      const made = await madeBy(page, locale);
      return { ...page, ...made, locales, samples: samples[at]?.texts ?? [] };
    }),
  );
}

const nowhere: GeneratorCoverage = { generator: '', everywhere: false, native: [], borrowed: {}, missing: {} };

/** Its type and capacity, by its example where it cannot be made without. */
async function madeBy(page: GeneratorPage, locale: string): Promise<Pick<GeneratorDescription, 'type' | 'capacity'>> {
  for (const column of [sampleColumnOf(page), exampleColumn(page.id, page)]) {
    try {
      const table = (await openSchema(sampleDocument([column], 3), { locale })).table(tableOf(column));
      const type = table.columns.find(({ name }) => name === page.id)?.type;
      return { type, capacity: table.capacityOf(page.id) };
    } catch (error) {
      if (!(error instanceof CodedError && error.problems.length > 0)) throw error;
    }
  }
  return { type: undefined, capacity: undefined };
}
