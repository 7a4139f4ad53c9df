import type { KnownGenerator } from '../proposal/known.ts';
import type { OptionValues } from '../proposal/proposal.ts';
import { foldName, foldWords } from './fold-words.ts';
import { ownWords } from './own-words.ts';
import { nameGeneratorOf } from './table-kinds.ts';

/** What a column's name says. */
export interface NameHit {
  readonly generator: string;
  readonly options: OptionValues;
  /** From 0 to 1: how much of the name says it. */
  readonly strength: number;
  /** The words of the name that say something else, such as `billing`. */
  readonly rest: readonly string[];
  /** Whether the values of `options` are all that there are. */
  readonly isClosed?: boolean | undefined;
}

/** The words that lead to generators. */
export interface NameIndex {
  /** What a column's name says, if it says anything; the table's name tells what a bare `name` is. */
  find(name: string, table: string): NameHit | undefined;
  /** The language that a name is in (ISO 639-1), where only one has it. */
  languageOf(name: string): string | undefined;
}

interface Meaning {
  readonly generator: string;
  readonly options: OptionValues;
  readonly isClosed?: boolean | undefined;
}

/** Collects the words by which generators are known: their aliases and synonyms, then those of our own. */
export function createNameIndex(generators: readonly KnownGenerator[]): NameIndex {
  const meanings = collect(generators);
  const languages = collectLanguages(generators);
  return {
    find: (name, table) => findName(meanings, foldWords(name), table),
    languageOf(name) {
      const [only, ...more] = languages.get(foldName(name)) ?? [];
      return more.length === 0 ? only : undefined;
    },
  };
}

/** The languages of synonyms; aliases are taken for English. */
function collectLanguages(generators: readonly KnownGenerator[]): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>();
  const add = (word: string, language: string): void => {
    const folded = foldName(word);
    languages.set(folded, (languages.get(folded) ?? new Set()).add(language));
  };
  for (const { aliases, synonyms } of generators) {
    for (const alias of aliases) add(alias, 'en');
    for (const [language, words] of Object.entries(synonyms)) for (const word of words) add(word, language);
  }
  return languages;
}

function collect(generators: readonly KnownGenerator[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (word: string, meaning: Meaning): void => {
    const folded = foldName(word);
    if (folded !== '' && !meanings.has(folded)) meanings.set(folded, meaning);
  };
  const known = new Set(generators.map(({ id }) => id));
  for (const { words, generator, options = {}, isClosed } of ownWords) {
    if (known.has(generator)) for (const word of words.split(',')) add(word, { generator, options, isClosed });
  }
  for (const { id, aliases, synonyms } of generators) {
    const meaning = { generator: id, options: {} };
    for (const word of [id, ...aliases, ...Object.values(synonyms).flat()]) add(word, meaning);
  }
  // The last word of an id, such as `city`, says less than what people call things by.
  for (const { id } of generators) add(id.slice(id.indexOf('.') + 1), { generator: id, options: {} });
  return meanings;
}

/** How much it says when all of the name, its end, its begin, or a part of it is a known word. */
const STRENGTHS = { whole: 1, end: 0.9, begin: 0.75, within: 0.6, compound: 0.55 } as const;

function findName(
  meanings: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  table: string,
): NameHit | undefined {
  for (const { from, to } of stretchesOf(words.length)) {
    const meaning = meanings.get(words.slice(from, to).join(''));
    // The number of something, such as "number of pets", does not count the rows.
    if (meaning === undefined || (meaning.generator === 'sequence' && to < words.length)) continue;
    const rest = [...words.slice(0, from), ...words.slice(to)];
    const strength = STRENGTHS[placeOf(from, to, words.length)];
    return hitOf(meaning, { strength, rest, isBare: rest.length === 0, table });
  }
  return findCompound(meanings, words, table);
}

/** All stretches of words, longer ones first, of one length those at the end first. */
function* stretchesOf(count: number): Generator<{ readonly from: number; readonly to: number }> {
  const most = Math.min(count, 6);
  for (let length = most; length > 0; length--) {
    for (let from = count - length; from >= 0; from--) yield { from, to: from + length };
  }
}

function placeOf(from: number, to: number, count: number): 'whole' | 'end' | 'begin' | 'within' {
  if (from === 0) return to === count ? 'whole' : 'begin';
  return to === count ? 'end' : 'within';
}

/** A word put together of two, such as `Kundenname`, says what its end says. */
function findCompound(
  meanings: ReadonlyMap<string, Meaning>,
  words: readonly string[],
  table: string,
): NameHit | undefined {
  const last = words.at(-1) ?? '';
  const least = /^[a-z0-9]+$/.test(last) ? 4 : 2;
  for (let from = 1; from <= last.length - least; from++) {
    const meaning = meanings.get(last.slice(from));
    if (meaning === undefined) continue;
    const rest = [...words.slice(0, -1), last.slice(0, from)];
    return hitOf(meaning, { strength: STRENGTHS.compound, rest, isBare: false, table });
  }
  return undefined;
}

interface HitContext {
  readonly strength: number;
  readonly rest: readonly string[];
  readonly isBare: boolean;
  readonly table: string;
}

function hitOf({ generator, options, isClosed }: Meaning, { strength, rest, isBare, table }: HitContext): NameHit {
  if (generator !== 'person.fullName') return { generator, options, strength, rest, isClosed };
  // What a bare "name" or "product name" names is told by the word before it, else by the table.
  const named = nameGeneratorOf(rest.join(' ')) ?? (isBare ? nameGeneratorOf(table) : undefined);
  return { generator: named ?? generator, options, strength, rest: named === undefined ? rest : [] };
}
