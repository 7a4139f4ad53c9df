import type { PackTable } from '../pack/pack-table.ts';
import { createAliasTable } from '../random/alias-table.ts';
import { codesOf } from '../recipe/codes-of.ts';
import { countWords } from '../recipe/count-words.ts';
import { listDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, TableUse } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';
import { commonWords } from './common-words.ts';

/** A text of a table by the weights of one of its columns; which column goes by another value of the row. */
export interface PickByCodeRecipe extends Recipe {
  readonly kind: 'pickByCode';
  readonly from: TableUse;
  /** A recipe whose values are codes. */
  readonly by: Recipe;
  /** By code of `by`, the column of weights. */
  readonly columns: readonly string[];
  /** A recipe whose codes are rows of the same table: the text is never its text, unless the column has no other. */
  readonly unlike?: Recipe;
  /** Recipes whose codes are texts: the text has no word in common with any of theirs, unless all others of the column have. */
  readonly apartFrom?: readonly Recipe[];
  /** Whether texts of several words are left out, where the others make up most of a column. */
  readonly oneWord?: true;
}

/** Makes the recipe of a text of a table by the weights that another value of the row asks for. */
export function pickByCode(
  from: TableUse,
  by: Recipe,
  more: Pick<PickByCodeRecipe, 'columns' | 'unlike' | 'apartFrom' | 'oneWord'>,
): PickByCodeRecipe {
  return { kind: 'pickByCode', from, by, ...more };
}

export const pickByCodePrimitive: Primitive<PickByCodeRecipe> = definePrimitive<PickByCodeRecipe>({
  kind: 'pickByCode',
  type: () => ({ kind: 'string' }),
  parts: ({ by, unlike, apartFrom = [] }) => [by, ...(unlike === undefined ? [] : [unlike]), ...apartFrom],
  tables: ({ from }) => [from],
  // A text may have no weight in any of the columns.
  capacity: () => 'unknown',
  domain: ({ from }, scope) => listDomain(scope.table(from)),
  plan: planPickByCode,
  explain: ({ from, by, unlike }, scope) =>
    `one of ${countWords(scope.pack(from.table).size)} texts of the list ${from.table}, as common as they are for ${scope.explain(by)}${unlike === undefined ? '' : `, but not ${scope.explain(unlike)}`}`,
  outline: ({ from }) => `a text of the list ${from.table}, by weights that another value asks for`,
});

function planPickByCode(recipe: PickByCodeRecipe, at: Planner) {
  const { apartFrom = [] } = recipe;
  const [ofBy, ofUnlike, own, ...ofApart] = at.source.split([
    sourcePart('by', recipe.by, at.scope),
    sourcePart('unlike', recipe.unlike ?? recipe.by, at.scope),
    { name: 'own', capacity: 'unknown' },
    ...apartFrom.map((other, place) => sourcePart(`apart${place}`, other, at.scope)),
  ]);
  const { codes: by } = codesOf(at.part(recipe.by, ofBy ?? at.source), 'What a pick goes by');
  const others =
    recipe.unlike && codesOf(at.part(recipe.unlike, ofUnlike ?? at.source), 'What a pick is unlike of').codes;
  const apart = apartFrom.map((other, place) =>
    codesOf(at.part(other, ofApart[place] ?? at.source), 'What a pick is apart from'),
  );
  const [words, again] = (own ?? at.source).words();
  const codes = at.arena.int32();
  const dictionary = at.scope.table(recipe.from);
  if (at.arena.measuring) return { kind: 'codes' as const, codes, dictionary };
  const { size, slots, next } = aliasesOf(at.scope.pack(recipe.from.table), recipe);
  const clashes = apart.map((other) => ({ codes: other.codes, of: commonWords(dictionary, other.dictionary) }));
  const isApart = (i: number): boolean => clashes.every(({ of, codes: other }) => !of.has(other[i] * size + codes[i]));
  at.step((n) => {
    for (let i = 0; i < n; i++) codes[i] = pickIn(slots, size, by[i], words[i]);
    if (others !== undefined) {
      for (let i = 0; i < n; i++) {
        if (codes[i] !== others[i]) continue;
        const code = pickIn(slots, size, by[i], again[i]);
        codes[i] = code === others[i] ? next[by[i] * size + code] : code;
      }
    }
    if (clashes.length === 0) return;
    for (let i = 0; i < n; i++) {
      if (isApart(i)) continue;
      codes[i] = pickIn(slots, size, by[i], again[i]);
      for (let tried = 0; tried < size && !isApart(i); tried++) codes[i] = next[by[i] * size + codes[i]];
    }
  });
  return { kind: 'codes' as const, codes, dictionary };
}

const TWO_TO_MINUS_32 = 2.3283064365386963e-10;

/** As `AliasTable.pick` does, in the table that begins at `column` times its size. */
function pickIn(slots: Int32Array, size: number, column: number, word: number): number {
  const place = ((word >>> 0) * size * TWO_TO_MINUS_32) | 0;
  const slot = 2 * (column * size + place);
  return Math.imul(word, size) >>> 0 < slots[slot] >>> 0 ? place : slots[slot + 1];
}

interface Aliases {
  readonly size: number;
  /** The alias tables of all columns, one after the other. */
  readonly slots: Int32Array;
  /** By column and row, the next row that has a weight there; the first behind the last. */
  readonly next: Int32Array;
}

const known = new WeakMap<PackTable, Map<string, Aliases>>();

/** The alias tables of a table's columns, made once. */
function aliasesOf(table: PackTable, { columns, oneWord }: Pick<PickByCodeRecipe, 'columns' | 'oneWord'>): Aliases {
  const ofTable = known.get(table) ?? new Map<string, Aliases>();
  known.set(table, ofTable);
  const key = `${oneWord === true} ${columns.join(' ')}`;
  const all = columns.map((column) => table.numbers(column));
  const made =
    ofTable.get(key) ?? makeAliases(table.size, oneWord === true ? all.map((one) => ofOneWord(table, one)) : all);
  ofTable.set(key, made);
  return made;
}

function makeAliases(size: number, columns: readonly Int32Array[]): Aliases {
  const slots = new Int32Array(2 * size * columns.length);
  const next = new Int32Array(size * columns.length);
  for (const [column, weights] of columns.entries()) {
    let following = weights.findIndex((weight) => weight > 0);
    // Nobody is of a column without any weight.
    if (following === -1) continue;
    slots.set(createAliasTable(weights).slots, 2 * size * column);
    for (let row = size - 1; row >= 0; row--) {
      next[column * size + row] = following;
      if (weights[row] > 0) following = row;
    }
  }
  return { size, slots, next };
}

/**
 * The weights of a column without those of texts of several words, so that nobody is called José Luis Juan Carlos. Where names have
 * several words as a rule, all stay.
 */
export function ofOneWord(table: PackTable, weights: Int32Array): Int32Array {
  const texts = table.texts('text');
  const kept = weights.map((weight, row) => (/[\s-]/.test(texts[row] ?? '') ? 0 : weight));
  return 2 * sumOf(kept) > sumOf(weights) ? kept : weights;
}

const sumOf = (weights: Int32Array): number => weights.reduce((sum, weight) => sum + weight, 0);
