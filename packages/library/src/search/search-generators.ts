import { type GeneratorPage, listGenerators } from '../registry/catalogue.ts';
import { type FoldedText, foldText, type TextRange } from './folded-text.ts';
import { type KnownName, knownNameOf } from './known-name.ts';
import { matchWord } from './match-word.ts';

/** What of a generator is searched. */
export type SearchedField = 'id' | 'alias' | 'synonym' | 'summary';

/** A text of a generator in which something was found. */
export interface FieldHit {
  readonly field: SearchedField;
  readonly text: string;
  /** The stretches that were found, in order, as `slice` takes them. */
  readonly ranges: readonly TextRange[];
}

/** A generator that was found. */
export interface GeneratorMatch {
  readonly page: GeneratorPage;
  /** More is better; 0 where nothing was asked. */
  readonly score: number;
  /** Where it was found, the best first. */
  readonly hits: readonly FieldHit[];
  /** The name of another tool by which it was found. */
  readonly knownAs: KnownName | undefined;
}

/** What is searched, and how much of it comes back. */
export interface SearchOptions {
  /** At most so many; all if absent. */
  readonly limit?: number | undefined;
}

/**
 * Finds generators by what people call them: ids, other tools' names for them, plain words in several languages, and what they make.
 * Every word must be found, a little misspelt if need be. The best come first; without a word all come, by id.
 */
export function searchGenerators(query: string, { limit = Infinity }: SearchOptions = {}): readonly GeneratorMatch[] {
  const words = wordsOf(query);
  const all = indexedPages();
  if (words.length === 0)
    return all.map(({ page }) => ({ page, score: 0, hits: [], knownAs: undefined })).slice(0, limit);
  const found = all.map((page) => matchPage(page, words)).filter((match) => match !== undefined);
  return found.sort((a, b) => b.score - a.score || (a.page.id < b.page.id ? -1 : 1)).slice(0, limit);
}

const MOST_WORDS = 8;
const LONGEST_QUERY = 100;

/** The words of a query, folded; how other tools are called in code is left out. */
function wordsOf(query: string): readonly string[] {
  const bare = query
    .slice(0, LONGEST_QUERY)
    .trim()
    .replace(/^(faker\.|(faker|mockaroo)\s+(?=\S))/i, '')
    .replace(/(?<=\S)\(.*$/, '');
  const words = bare.split(/[\s,;]+/).map((word) => foldText(word).folded);
  return words.filter((word) => word !== '').slice(0, MOST_WORDS);
}

interface IndexedField extends FoldedText {
  readonly field: SearchedField;
}

interface IndexedPage {
  readonly page: GeneratorPage;
  readonly fields: readonly IndexedField[];
}

let indexed: readonly IndexedPage[] | undefined;

/** The pages, folded once. */
function indexedPages(): readonly IndexedPage[] {
  indexed ??= listGenerators().map((page) => {
    const field = (name: SearchedField) => (text: string) => ({ field: name, ...foldText(text) });
    const fields = [
      field('id')(page.id),
      ...page.aliases.map(field('alias')),
      ...page.synonyms.map(field('synonym')),
      field('summary')(page.summary),
    ];
    return { page, fields };
  });
  return indexed;
}

/** How much a find in each field counts. */
const WEIGHTS: Readonly<Record<SearchedField, number>> = { id: 1, alias: 0.95, synonym: 0.9, summary: 0.5 };

interface FieldFind {
  readonly field: IndexedField;
  readonly score: number;
  readonly ranges: TextRange[];
}

function matchPage({ page, fields }: IndexedPage, words: readonly string[]): GeneratorMatch | undefined {
  const finds = fields.map((field) => findIn(field, words)).filter((find) => find.ranges.length > 0);
  const best = words.map((_, at) => Math.max(0, ...finds.map((find) => find.each[at] ?? 0)));
  if (best.some((score) => score === 0)) return undefined;
  finds.sort((a, b) => b.score - a.score);
  const [first] = finds;
  const mean = best.reduce((sum, score) => sum + score, 0) / best.length;
  return {
    page,
    score: mean + (first?.score ?? 0),
    hits: finds.map(({ field, ranges }) => ({ field: field.field, text: field.text, ranges: joined(ranges) })),
    knownAs: first?.field.field === 'alias' ? knownNameOf(first.field.text, page.id, page.aliases) : undefined,
  };
}

/** Finds each word in a field; the words together may be the whole of it. */
function findIn(field: IndexedField, words: readonly string[]): FieldFind & { readonly each: readonly number[] } {
  const weight = WEIGHTS[field.field];
  const matches = words.map((word) => matchWord(word, field));
  const each = matches.map((match) => (match?.quality ?? 0) * weight);
  const ranges = matches.flatMap((match) => (match === undefined ? [] : [match.range]));
  const mean = each.reduce((sum, score) => sum + score, 0) / words.length;
  const together = words.length > 1 ? matchWord(words.join(''), field) : undefined;
  const score = Math.max(mean, (together?.quality ?? 0) * weight);
  return {
    field,
    each: together === undefined ? each : each.map((one) => Math.max(one, score)),
    score,
    ranges: together === undefined ? ranges : [together.range],
  };
}

/** Ranges in order, those that meet as one. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const whole: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
