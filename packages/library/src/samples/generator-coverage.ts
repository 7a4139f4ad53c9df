import { CodedError } from '@populace/core';
import { nodeOfValue } from '@populace/document';
import { type ColumnSurvey, surveyTables } from '@populace/engine';
import { checkDocument } from '@populace/schema';
import { listLocales } from '../catalogue-locales.ts';
import { listGenerators } from '../registry/catalogue.ts';
import { defaultRegistry, schemaRegistry } from '../registry/registry.ts';
import { sampleColumnOf, sampleDocument, tableOf } from './sample-document.ts';

/** Where a generator can be asked for. */
export interface GeneratorCoverage {
  readonly generator: string;
  /** Whether its values are the same in every locale; then the lists are empty. */
  readonly everywhere: boolean;
  /** Ids of locales that have all that it needs: their own words, their country's, or what belongs to no language. */
  readonly native: readonly string[];
  /** By locale, the tables of words that another one lends it, each with the lender. */
  readonly borrowed: { readonly [locale: string]: { readonly [table: string]: string } };
  /** By locale, what it lacks: there the generator is refused. */
  readonly missing: { readonly [locale: string]: string };
}

/**
 * Says for each generator, with its usual options or those of its example, which locales have what it needs, which borrow, and which lack it.
 * Opens the directories of all locales, but loads no table.
 */
export async function coverGenerators(): Promise<readonly GeneratorCoverage[]> {
  const columns = listGenerators().map((page) => sampleColumnOf(page));
  const document = nodeOfValue(sampleDocument(columns, 1));
  const locales = listLocales().filter(({ country }) => country !== undefined);
  const surveys = await Promise.all(
    locales.map(async ({ id }) => {
      const { model } = checkDocument(document, schemaRegistry(), { locale: id });
      if (model === undefined) throw new CodedError('internal', 'The examples of generators are no schema.');
      return { id, columns: await surveyTables(model, defaultRegistry()) };
    }),
  );
  return columns.map((column) => {
    const found = surveys.map(({ id, columns: all }) => ({
      id,
      survey: all.find(({ table, column: name }) => table === tableOf(column) && name === column.name),
    }));
    return coverageOf(column.name, found);
  });
}

interface FoundSurvey {
  readonly id: string;
  readonly survey: ColumnSurvey | undefined;
}

function coverageOf(generator: string, found: readonly FoundSurvey[]): GeneratorCoverage {
  const surveyed = found.flatMap(({ id, survey }) => (survey === undefined ? [] : [{ id, ...survey }]));
  const everywhere = surveyed.every(
    ({ isLocal, lacks, draws }) => !isLocal && lacks === undefined && draws.length === 0,
  );
  if (everywhere) return { generator, everywhere, native: [], borrowed: {}, missing: {} };
  const lacking = surveyed.filter(({ lacks }) => lacks !== undefined);
  const loans = surveyed
    .filter(({ lacks }) => lacks === undefined)
    .map(({ id, draws }) => ({ id, lent: draws.filter(({ origin }) => origin === 'borrowed') }));
  return {
    generator,
    everywhere,
    native: loans.filter(({ lent }) => lent.length === 0).map(({ id }) => id),
    borrowed: Object.fromEntries(
      loans
        .filter(({ lent }) => lent.length > 0)
        .map(({ id, lent }) => [id, Object.fromEntries(lent.map(({ name, from }) => [name, from]))]),
    ),
    missing: Object.fromEntries(lacking.map(({ id, lacks }) => [id, lacks ?? ''])),
  };
}
