import { mainLocale } from '@populace/recipes';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { KnownLocale } from '../proposal/known.ts';
import type { ProposedLocale } from '../proposal/proposal.ts';
import type { ColumnSample } from '../values/column-sample.ts';
import { countriesOfPhone, countryOf } from './country-words.ts';
import { countriesOfPostcodes } from './postcode-shapes.ts';
import { scriptOf } from './text-scripts.ts';

/** A column as the guess needs it: what its name leads to, and its values. */
export interface LocaleClue {
  readonly name: string;
  readonly generator: string | undefined;
  /** The language that its name is in, where one can tell. */
  readonly language: string | undefined;
  readonly sample: ColumnSample;
}

/** The locales of the rows, and what speaks for them. */
export interface LocaleGuess {
  readonly locales: readonly ProposedLocale[];
  readonly evidence: readonly Evidence[];
}

interface Vote {
  readonly locale: KnownLocale;
  readonly weight: number;
  readonly evidence: Evidence;
}

/** What is known of all rows. */
interface Rows {
  readonly clues: readonly LocaleClue[];
  /** The preferred one first. */
  readonly locales: readonly KnownLocale[];
  /** The scripts that their texts are in. */
  readonly scripts: ReadonlySet<string>;
  /** The languages of the names of columns, English apart: English names are at home everywhere. */
  readonly languages: ReadonlyMap<string, number>;
}

/** Guesses in which of the locales given the rows are, by countries, telephone numbers, postcodes, scripts and the names of columns. */
export function guessLocale(clues: readonly LocaleClue[], known: readonly KnownLocale[]): LocaleGuess {
  const locales = known.filter(({ country, isPlayful }) => country !== undefined && isPlayful !== true);
  const rows = { clues, locales, scripts: scriptsOf(clues), languages: languagesOf(clues) };
  const mixed = clues.map((clue) => mixOf(clue, rows)).find((mix) => mix !== undefined);
  if (mixed !== undefined) return mixed;
  const votes = [...clues.flatMap((clue) => votesOf(clue, rows)), ...headerVotes(rows)];
  const sums = locales.map((locale) => ({ locale, sum: sumOf(votes, locale) }));
  const best = sums.reduce((a, b) => (b.sum > a.sum ? b : a), { locale: locales[0], sum: 0 });
  if (best.locale === undefined) return { locales: [], evidence: [] };
  const told = votes.filter(({ locale }) => locale === best.locale).map(({ evidence }) => evidence);
  const evidence = best.sum > 0 ? told : [evidenceOf('first-locale', { locale: best.locale.id })];
  return { locales: [{ id: best.locale.id, share: 1 }], evidence };
}

function sumOf(votes: readonly Vote[], asked: KnownLocale): number {
  return votes.reduce((sum, { locale, weight }) => (locale === asked ? sum + weight : sum), 0);
}

/** The locale of a country that the rows are in: in the language of the names of columns, else in the script of the texts. */
function localeOf(country: string, { locales, scripts, languages }: Rows): KnownLocale | undefined {
  for (const language of languages.keys()) {
    const locale = mainLocale({ country, language, scripts }, locales);
    if (locale !== undefined) return locale;
  }
  return mainLocale({ country, scripts }, locales);
}

const COUNTRY_COLUMNS: ReadonlySet<string | undefined> = new Set(['location.country', 'location.countryCode']);

/** A column of countries, where most of them have a locale, says it all. */
function mixOf({ name, generator, sample }: LocaleClue, rows: Rows): LocaleGuess | undefined {
  if (!COUNTRY_COLUMNS.has(generator) || sample.values.length === 0) return undefined;
  const found = new Map<KnownLocale, number>();
  for (const [value, count] of sample.counts) {
    const locale = localeOf(countryOf(value) ?? '', rows);
    if (locale !== undefined) found.set(locale, (found.get(locale) ?? 0) + count);
  }
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  if (total < sample.values.length * 0.5) return undefined;
  const sorted = [...found].sort(([, a], [, b]) => b - a);
  const evidence = sorted.map(([{ country = '' }, count]) =>
    evidenceOf('country-values', { count, total: sample.values.length, column: name, country }),
  );
  return { locales: sorted.map(([{ id }, count]) => ({ id, share: count / total })), evidence };
}

function votesOf(clue: LocaleClue, rows: Rows): readonly Vote[] {
  return [...phoneVotes(clue, rows), ...postcodeVotes(clue, rows), ...scriptVotes(clue, rows)];
}

/** A vote for the locale of a country. */
function countryVote(country: string, rows: Rows, vote: Omit<Vote, 'locale'>): readonly Vote[] {
  const locale = localeOf(country, rows);
  return locale === undefined ? [] : [{ locale, ...vote }];
}

function phoneVotes({ name, generator, sample }: LocaleClue, rows: Rows): readonly Vote[] {
  if (generator !== 'phone.number') return [];
  const counts = new Map<string, number>();
  for (const [value, count] of sample.counts) {
    for (const country of countriesOf(value)) counts.set(country, (counts.get(country) ?? 0) + count);
  }
  const total = sample.values.length;
  return [...counts].flatMap(([country, count]) => {
    if (count < total / 2) return [];
    const evidence = evidenceOf('phone-values', { count, total, column: name, country });
    return countryVote(country, rows, { weight: 5, evidence });
  });
}

/** The countries that may have a number, the main one first; numbers of the United States are known without their code. */
function countriesOf(value: string): readonly string[] {
  if (/^\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}/.test(value)) return ['US'];
  return countriesOfPhone(value);
}

function postcodeVotes({ name, generator, sample }: LocaleClue, rows: Rows): readonly Vote[] {
  if (generator !== 'location.postcode') return [];
  return countriesOfPostcodes(sample).flatMap((country) => {
    const evidence = evidenceOf('postcode-values', { country, column: name });
    return countryVote(country, rows, { weight: 5, evidence });
  });
}

function scriptVotes({ name, sample }: LocaleClue, { locales }: Rows): readonly Vote[] {
  const script = scriptOf(sample);
  if (script === undefined || script === 'Latn') return [];
  const evidence = evidenceOf('script-values', { script, column: name });
  return locales.filter((locale) => locale.script === script).map((locale) => ({ locale, weight: 3, evidence }));
}

function scriptsOf(clues: readonly LocaleClue[]): ReadonlySet<string> {
  const texts = clues.filter(({ generator }) => !COUNTRY_COLUMNS.has(generator));
  return new Set(texts.map(({ sample }) => scriptOf(sample)).filter((script) => script !== undefined));
}

function languagesOf(clues: readonly LocaleClue[]): ReadonlyMap<string, number> {
  const languages = new Map<string, number>();
  for (const { language } of clues) {
    if (language !== 'en' && language !== undefined) languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  return languages;
}

/** Names of columns in a language speak for its locales. */
function headerVotes({ languages, locales }: Rows): readonly Vote[] {
  return [...languages].flatMap(([language, count]) => {
    const evidence = evidenceOf('header-language', { language });
    return locales
      .filter((locale) => locale.language === language)
      .map((locale) => ({ locale, weight: Math.min(count, 4), evidence }));
  });
}
