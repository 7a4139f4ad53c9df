import { type CodesVector, createDictionary, type Dictionary, type Vector } from '@populace/core';
import type { WeightedPattern } from '../pack/pack.ts';
import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';
import { slotsOf } from './composed-slots.ts';
import { constant } from './constant.ts';
import { type PatternParts, written } from './written.ts';

/**
 * A text written by one of several patterns, by weight, whose parts are words of lists. What all patterns have is planned once, and what
 * some have between is one list, where a part that is missing is empty: such texts are written as fast as those of one pattern.
 */
export interface ComposedRecipe extends Recipe {
  readonly kind: 'composed';
  readonly patterns: readonly WeightedPattern[];
  /** The parts that patterns name, by name. */
  readonly words: Readonly<Record<string, Recipe>>;
}

/** Makes the recipe of texts written by patterns out of words; a single pattern is a concatenation. */
export function composed(patterns: readonly WeightedPattern[], parts: PatternParts): Recipe {
  if (patterns.length === 1) return written(patterns, parts);
  const names = new Set(patterns.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));
  // `written` refuses parts that are not there.
  for (const { text, weight } of patterns) written([{ text, weight }], parts);
  const words = Object.fromEntries([...names].map((name) => [name, parts[name]?.() ?? constant('')]));
  const recipe: ComposedRecipe = { kind: 'composed', patterns, words };
  return recipe;
}

export const composedPrimitive: Primitive<ComposedRecipe> = definePrimitive<ComposedRecipe>({
  kind: 'composed',
  type: () => ({ kind: 'string' }),
  parts: ({ words }) => Object.values(words),
  // Two patterns may make the same text.
  capacity: () => 'unknown',
  plan: planComposed,
  explain: ({ patterns, words }, scope) =>
    `one of the patterns ${patterns.map(({ text }) => text).join(' | ')} with ${Object.entries(words)
      .map(([name, word]) => `${name}: ${scope.explain(word)}`)
      .join('; ')}`,
  outline: ({ patterns }) => `one of ${patterns.length} patterns, by weight`,
});

function planComposed({ patterns, words }: ComposedRecipe, at: Planner): Vector {
  const { choice } = at.source.choose(
    patterns.map(({ weight }, place) => ({ name: `${place}`, weight, capacity: 1n })),
  );
  const sources = at.source.split(Object.entries(words).map(([name, word]) => sourcePart(name, word, at.scope)));
  const vectors = new Map(
    Object.entries(words).map(([name, word], place) => [
      name,
      codesOf(at.part(word, sources[place] ?? at.source), 'A word of a composed text'),
    ]),
  );
  at.note?.((i) => `written as ${patterns[choice[i]].text}`);
  const slots = slotsOf(patterns.map(({ text }) => text));
  const parts = slots.flatMap((slot) => {
    const ways = slot.map(({ before, name, after }) => ({
      before,
      after,
      word: name === '' ? undefined : vectors.get(name),
    }));
    const [first] = ways;
    const isSame = ways.every(
      ({ before, after, word }) => before === first.before && after === first.after && word === first.word,
    );
    return isSame ? planSame(first) : [planOneOf(ways, choice, at)];
  });
  return { kind: 'parts', parts };
}

/** What one pattern has at a place of the text: a word, or none, and the text around it. */
interface Way {
  readonly before: string;
  readonly word: CodesVector | undefined;
  readonly after: string;
}

function planSame({ before, word, after }: Way): readonly Vector[] {
  const text = (text: string): Vector[] => (text === '' ? [] : [{ kind: 'constant', text }]);
  return [...text(before), ...(word === undefined ? [] : [word]), ...text(after)];
}

/** The lists of all ways, one after the other, as one list. */
function planOneOf(ways: readonly Way[], choice: Int32Array, { arena, step }: Planner): Vector {
  const codes = arena.int32();
  let size = 0;
  const begins = Int32Array.from(ways, ({ word }) => {
    const begin = size;
    size += word?.dictionary.size ?? 1;
    return begin;
  });
  // A way without a word has the first entry of its list of one.
  const nothing = arena.int32();
  const from = ways.map(({ word }) => word?.codes ?? nothing);
  step((n) => {
    for (let i = 0; i < n; i++) codes[i] = begins[choice[i]] + from[choice[i]][i];
  });
  return { kind: 'codes', codes, dictionary: joinedDictionary(ways) };
}

interface Joined {
  readonly ways: readonly Way[];
  readonly made: Dictionary;
}

const known = new WeakMap<Dictionary, Joined[]>();

/** The texts of all ways as one list, made once for the plans that measure and that run. */
function joinedDictionary(ways: readonly Way[]): Dictionary {
  const key = ways.find(({ word }) => word !== undefined)?.word?.dictionary;
  const found = (key === undefined ? undefined : known.get(key)) ?? [];
  const same = found.find(
    (one) => one.ways.length === ways.length && one.ways.every((way, at) => isSameWay(way, ways[at])),
  );
  if (same !== undefined) return same.made;
  const made = createDictionary(
    ways.flatMap(({ before, word, after }) =>
      word === undefined
        ? [before + after]
        : Array.from({ length: word.dictionary.size }, (_, code) => before + word.dictionary.text(code) + after),
    ),
  );
  if (key !== undefined) known.set(key, [...found, { ways: ways.map(withoutCodes), made }]);
  return made;
}

function isSameWay(one: Way, other: Way): boolean {
  return one.before === other.before && one.after === other.after && one.word?.dictionary === other.word?.dictionary;
}

/** A way as it is kept: the codes of a batch would be kept with it. */
function withoutCodes({ word, ...around }: Way): Way {
  return { ...around, word: word && { kind: 'codes', codes: new Int32Array(0), dictionary: word.dictionary } };
}
