import { decimalSignOf } from '../locales/decimal-sign.ts';
import { guessLocale } from '../locales/guess-locale.ts';
import type { NameHit, NameIndex } from '../names/name-index.ts';
import { personalKindOfName } from '../personal/personal-kind.ts';
import type { Evidence } from '../proposal/evidence.ts';
import type { Known, KnownLocale } from '../proposal/known.ts';
import type { ProposedLocale, TableProposal } from '../proposal/proposal.ts';
import { sampleColumn } from '../values/column-sample.ts';
import { decimalSignOfFile } from '../values/file-decimals.ts';
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

/** Tables as they are proposed, with the locales of their rows. */
export interface ProposedTables {
  readonly tables: readonly TableProposal[];
  readonly locales: readonly ProposedLocale[];
  /** What speaks for the locales. */
  readonly evidence: readonly Evidence[];
}

/** A value that fewer rows have could point to somebody. */
const MIN_CATEGORY_ROWS = 20;

/** Proposes what makes tables, by the names and values of their columns; the locales are those of all of them. */
export function proposeTables(read: readonly SampleTable[], index: NameIndex, known: Known): ProposedTables {
  const seen = read.map((table) => ({
    table,
    columns: table.columns.map((column) => seeColumn(column, table.name, index)),
  }));
  const clues = seen.flatMap(({ columns }) =>
    columns.map(({ name, sample, seen: generator, language }) => ({ name, sample, language, generator })),
  );
  const guess = guessLocale(clues, known.locales);
  const chosen = guess.locales.flatMap(({ id }) => known.locales.filter((locale) => locale.id === id));
  return { tables: seen.map((table) => proposeTable(table, chosen, known)), ...guess };
}

interface SeenTable {
  readonly table: SampleTable;
  readonly columns: readonly ReturnType<typeof seeColumn>[];
}

/** What the formulas that are proposed consist of; a column of such a name wins over it. */
const COMPUTED_BY: ReadonlySet<string> = new Set(['formatNumber', 'padStart', 'random', 'rowNumber', 'text']);

function proposeTable(
  { table: read, columns }: SeenTable,
  chosen: readonly KnownLocale[],
  known: Known,
): TableProposal {
  const places = placesOf(chosen);
  const decimalSign = decimalSignOfFile(columns.map(({ sample }) => sample)) ?? decimalSignOf(places.mainLocale);
  const mayCompute = !columns.some(({ name }) => COMPUTED_BY.has(name));
  const proposals = columns.map(({ name, sample, hit, evidence }) => {
    const names = mayBeNames(hit) ? findNames(sample, known.names) : undefined;
    const personal = personalKindOfName(name, hit);
    const minCategoryRows = known.minCategoryRows ?? MIN_CATEGORY_ROWS;
    const isPersonalName = personal !== undefined;
    const facts = { name, hit, sample, names, personal, isPersonalName, minCategoryRows, knownNames: known.names };
    const column = proposeColumn({ ...facts, rows: read.rows, now: known.now, decimalSign, mayCompute, ...places });
    return { column: { ...column, evidence: [...column.evidence, ...evidence] }, hit };
  });
  return {
    name: read.name,
    rows: read.rows,
    columns: partSubjects(proposals, known.generators),
    evidence: read.evidence,
  };
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
  return (
    hit === undefined || /^(choice|sequence|string\.|lorem\.|internet\.(username|displayName))/.test(hit.generator)
  );
}

function placesOf(locales: readonly KnownLocale[]): {
  readonly countries: readonly string[];
  readonly mainLocale: KnownLocale | undefined;
} {
  const countries = locales.map(({ country }) => country).filter((country) => country !== undefined);
  return { countries, mainLocale: locales[0] };
}
