import { guessLocale } from '../locales/guess-locale.ts';
import type { NameHit, NameIndex } from '../names/name-index.ts';
import type { Evidence } from '../proposal/evidence.ts';
import type { Known, KnownLocale } from '../proposal/known.ts';
import type { ProposedLocale, TableProposal } from '../proposal/proposal.ts';
import { sampleColumn } from '../values/column-sample.ts';
import { findNames } from '../values/people-names.ts';
import { findTextKind } from '../values/text-kinds.ts';
import { partSubjects } from './part-subjects.ts';
import { proposeColumn } from './propose-column.ts';

/** A table as it was read: the cells of some of its rows, by column. */
export interface SampleTable {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly cells: readonly string[];
    readonly evidence: readonly Evidence[];
  }[];
  /** The rows of the whole. */
  readonly rows: number;
  /** What is known of the rows. */
  readonly evidence: readonly Evidence[];
}

/** A table as it is proposed, with the locales of its rows. */
export interface ProposedTable {
  readonly table: TableProposal;
  readonly locales: readonly ProposedLocale[];
  /** What speaks for the locales. */
  readonly evidence: readonly Evidence[];
}

/** Proposes what makes a table, by the names and values of its columns. */
export function proposeTable(read: SampleTable, index: NameIndex, known: Known): ProposedTable {
  const columns = read.columns.map((column) => seeColumn(column, read.name, index));
  const guess = guessLocale(
    columns.map(({ name, sample, seen, language }) => ({ name, sample, language, generator: seen })),
    known.locales,
  );
  const chosen = guess.locales.flatMap(({ id }) => known.locales.filter((locale) => locale.id === id));
  const proposals = columns.map(({ name, sample, hit, evidence }) => {
    const names = mayBeNames(hit) ? findNames(sample, known.names) : undefined;
    const column = proposeColumn({ name, hit, sample, rows: read.rows, now: known.now, names, ...placesOf(chosen) });
    return { column: { ...column, evidence: [...column.evidence, ...evidence] }, hit };
  });
  const table = {
    name: read.name,
    rows: read.rows,
    columns: partSubjects(proposals, known.generators),
    evidence: read.evidence,
  };
  return { table, ...guess };
}

/** A column's name and values, before the locale is known. */
function seeColumn(column: SampleTable['columns'][number], table: string, index: NameIndex) {
  const sample = sampleColumn(column.cells);
  const hit = index.find(column.name, table);
  const seen = hit?.generator ?? findTextKind(sample)?.generator;
  return { ...column, sample, hit, seen, language: index.languageOf(column.name) };
}

/** Values are looked at for names of people where the column's name says nothing of what they are about. */
function mayBeNames(hit: NameHit | undefined): boolean {
  return hit === undefined || /^(choice|sequence|string\.|lorem\.|internet\.username)/.test(hit.generator);
}

function placesOf(locales: readonly KnownLocale[]): {
  readonly countries: readonly string[];
  readonly mainLocale: KnownLocale | undefined;
} {
  const countries = locales.map(({ country }) => country).filter((country) => country !== undefined);
  return { countries, mainLocale: locales[0] };
}
