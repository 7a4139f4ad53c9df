import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import type { KnownLocale } from '../proposal/known.ts';
import type { ProposedLocale } from '../proposal/proposal.ts';
import { type ColumnSample, countThat } from '../values/column-sample.ts';
import { callingCodes, countryOf } from './country-words.ts';

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

/** Guesses in which of the locales given the rows are, by countries, telephone numbers, postcodes, scripts and the names of columns. */
export function guessLocale(clues: readonly LocaleClue[], locales: readonly KnownLocale[]): LocaleGuess {
  const usable = locales.filter(({ country }) => country !== undefined);
  const mixed = clues.map((clue) => mixOf(clue, usable)).find((mix) => mix !== undefined);
  if (mixed !== undefined) return mixed;
  const votes = [...clues.flatMap((clue) => votesOf(clue, usable)), ...headerVotes(clues, usable)];
  const sums = usable.map((locale) => ({ locale, sum: sumOf(votes, locale) }));
  const best = sums.reduce((a, b) => (b.sum > a.sum ? b : a), { locale: usable[0], sum: 0 });
  if (best.locale === undefined) return { locales: [], evidence: [] };
  const told = votes.filter(({ locale }) => locale === best.locale).map(({ evidence }) => evidence);
  const evidence = best.sum > 0 ? told : [evidenceOf('first-locale', { locale: best.locale.id })];
  return { locales: [{ id: best.locale.id, share: 1 }], evidence };
}

function sumOf(votes: readonly Vote[], asked: KnownLocale): number {
  return votes.reduce((sum, { locale, weight }) => (locale === asked ? sum + weight : sum), 0);
}

const COUNTRY_COLUMNS: ReadonlySet<string | undefined> = new Set(['location.country', 'location.countryCode']);

/** A column of countries, where most of them have a locale, says it all. */
function mixOf({ name, generator, sample }: LocaleClue, locales: readonly KnownLocale[]): LocaleGuess | undefined {
  if (!COUNTRY_COLUMNS.has(generator) || sample.values.length === 0) return undefined;
  const found = new Map<KnownLocale, number>();
  for (const [value, count] of sample.counts) {
    const locale = locales.find(({ country }) => country === countryOf(value));
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

function votesOf(clue: LocaleClue, locales: readonly KnownLocale[]): readonly Vote[] {
  return [...phoneVotes(clue, locales), ...postcodeVotes(clue, locales), ...scriptVotes(clue, locales)];
}

function phoneVotes({ name, generator, sample }: LocaleClue, locales: readonly KnownLocale[]): readonly Vote[] {
  if (generator !== 'phone.number') return [];
  return locales.flatMap((locale) => {
    const { country = '' } = locale;
    const code = callingCodes[country];
    if (code === undefined) return [];
    const count = countThat(sample, (value) => isNumberOf(value, country, code));
    if (count < sample.values.length / 2) return [];
    const evidence = evidenceOf('phone-values', { count, total: sample.values.length, column: name, country });
    return [{ locale, weight: 5, evidence }];
  });
}

function isNumberOf(value: string, country: string, code: string): boolean {
  const bare = value.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (bare.startsWith('+')) return bare.startsWith(`+${code}`);
  return country === 'US' && /^\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}/.test(value);
}

/** The shapes of postcodes, where they differ from those of most countries. */
const POSTCODES: readonly { readonly pattern: RegExp; readonly country: string; readonly weight: number }[] = [
  { pattern: /^\d{3}-\d{4}$/, country: 'JP', weight: 5 },
  { pattern: /^\d{5}-\d{4}$/, country: 'US', weight: 5 },
  { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, country: 'GB', weight: 5 },
  { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, country: 'CA', weight: 5 },
  { pattern: /^\d{4} ?[A-Z]{2}$/, country: 'NL', weight: 5 },
  { pattern: /^\d{2}-\d{3}$/, country: 'PL', weight: 5 },
  { pattern: /^\d{5}-\d{3}$/, country: 'BR', weight: 5 },
];

function postcodeVotes({ name, generator, sample }: LocaleClue, locales: readonly KnownLocale[]): readonly Vote[] {
  if (generator !== 'location.postcode') return [];
  const shape = POSTCODES.find(({ pattern }) => sample.glimpse.some((value) => pattern.test(value)));
  const locale = locales.find(({ country }) => country === shape?.country);
  if (shape === undefined || locale === undefined) return [];
  const evidence = evidenceOf('postcode-values', { country: shape.country, column: name });
  return [{ locale, weight: shape.weight, evidence }];
}

const SCRIPTS: readonly { readonly script: string; readonly pattern: RegExp }[] = [
  { script: 'Jpan', pattern: /[\u3040-\u30ff]/ },
  { script: 'Arab', pattern: /\p{Script=Arabic}/u },
  { script: 'Cyrl', pattern: /\p{Script=Cyrillic}/u },
  { script: 'Grek', pattern: /\p{Script=Greek}/u },
  { script: 'Kore', pattern: /\p{Script=Hangul}/u },
  { script: 'Hebr', pattern: /\p{Script=Hebrew}/u },
  { script: 'Thai', pattern: /\p{Script=Thai}/u },
  { script: 'Deva', pattern: /\p{Script=Devanagari}/u },
  { script: 'Jpan', pattern: /[都道府県市区町村]/ },
];

function scriptVotes({ name, sample }: LocaleClue, locales: readonly KnownLocale[]): readonly Vote[] {
  const found = SCRIPTS.find(({ pattern }) => {
    const seen = sample.glimpse.filter((value) => pattern.test(value)).length;
    return seen > 0 && seen >= sample.glimpse.length * 0.3;
  });
  if (found === undefined) return [];
  const evidence = evidenceOf('script-values', { script: found.script, column: name });
  return locales.filter(({ script }) => script === found.script).map((locale) => ({ locale, weight: 3, evidence }));
}

/** Names of columns in a language speak for its locales. */
function headerVotes(clues: readonly LocaleClue[], locales: readonly KnownLocale[]): readonly Vote[] {
  const languages = new Map<string, number>();
  for (const { language } of clues) {
    // English names are at home everywhere.
    if (language !== 'en' && language !== undefined) languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  return [...languages].flatMap(([language, count]) => {
    const evidence = evidenceOf('header-language', { language });
    return locales
      .filter((locale) => locale.language === language)
      .map((locale) => ({ locale, weight: Math.min(count, 4), evidence }));
  });
}
