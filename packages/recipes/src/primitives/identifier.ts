import { type BytesVector, CodedError, type Vector } from '@populace/core';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';

/** What an identifier sees of the row: the days of a date since 1970-01-01, or the place in a list and the text there. */
export interface SeenValue {
  readonly number: number;
  readonly text: string;
}

/** How identifiers of one kind are spelled: a bijection between drawn numbers and texts, for rows of which it sees the same. */
export interface Spelling {
  /** What it is, in words. */
  readonly what: string;
  /** How many values each drawn number has, from 0 on. */
  readonly spans: readonly number[];
  readonly maxLength: number;
  /** Returns ASCII text of at most `maxLength` characters. Different numbers give different texts, whatever is seen. */
  spell(drawn: readonly number[], seen: readonly SeenValue[]): string;
  /** Returns the numbers of a text, which may not be one; undefined where it can be none. Absent where texts may come twice. */
  read?(text: string): readonly number[] | undefined;
  /** What is to be told of a single value, such as the rule that it breaks. */
  note?(drawn: readonly number[]): string;
}

/** An identifier: drawn numbers and what is seen of the row, spelled by rules that no composition of texts says. */
export interface IdentifierRecipe extends Recipe {
  readonly kind: 'identifier';
  readonly spelling: Spelling;
  /** Recipes of dates, or of codes of a list. */
  readonly sees: readonly Recipe[];
}

/** Makes the recipe of an identifier. */
export function identifier(spelling: Spelling, sees: readonly Recipe[] = []): IdentifierRecipe {
  return { kind: 'identifier', spelling, sees };
}

export const identifierPrimitive: Primitive<IdentifierRecipe> = definePrimitive<IdentifierRecipe>({
  kind: 'identifier',
  type: () => ({ kind: 'string' }),
  parts: ({ sees }) => sees,
  // What is seen of the row adds to the texts, but for nobody knows how many: only what is drawn is sure.
  capacity: ({ spelling }) => spelling.spans.reduce((product, span) => product * BigInt(span), 1n),
  injective: ({ spelling }) => spelling.read !== undefined,
  rank({ spelling }, text) {
    const drawn = spelling.read?.(text);
    if (drawn === undefined || drawn.some((number, at) => number < 0 || number >= (spelling.spans[at] ?? 0)))
      return undefined;
    // The first number is the least significant digit, as it is drawn first.
    return drawn.reduceRight((rank, number, at) => rank * BigInt(spelling.spans[at] ?? 1) + BigInt(number), 0n);
  },
  plan: planIdentifier,
  explain: ({ spelling }) => spelling.what,
});

function planIdentifier({ spelling, sees }: IdentifierRecipe, at: Planner): BytesVector {
  const columns = spelling.spans.map((span, place) => at.source.below(span, `${place}`));
  const readers = sees.map((recipe) => seenReader(at.part(recipe, at.source)));
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * spelling.maxLength);
  const drawn = spelling.spans.map(() => 0);
  const seen: SeenValue[] = readers.map(() => ({ number: 0, text: '' }));
  const look = (i: number): void => {
    for (let place = 0; place < columns.length; place++) drawn[place] = columns[place][i];
    for (let place = 0; place < readers.length; place++) seen[place] = readers[place](i);
  };
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      look(i);
      const text = spelling.spell(drawn, seen);
      for (let place = 0; place < text.length; place++) bytes[end++] = text.charCodeAt(place);
      offsets[i + 1] = end;
    }
  });
  if (spelling.note !== undefined) {
    at.note?.((i) => {
      look(i);
      return spelling.note?.(drawn) ?? '';
    });
  }
  return { kind: 'bytes', offsets, bytes, maxBytes: spelling.maxLength };
}

/** Reads what is seen of the row at place `i`. */
export function seenReader(vector: Vector): (i: number) => SeenValue {
  if (vector.kind === 'date') return (i) => ({ number: vector.days[i], text: '' });
  if (vector.kind !== 'codes') throw new CodedError('internal', `An identifier cannot see ${vector.kind}.`);
  const { codes, dictionary } = vector;
  return (i) => ({ number: codes[i], text: dictionary.text(codes[i]) });
}
