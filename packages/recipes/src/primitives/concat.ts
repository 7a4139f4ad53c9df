import type { LogicalType, Vector } from '@populace/core';
import { type Folding, foldText } from '@populace/unicode';
import { countWords } from '../recipe/count-words.ts';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Obstacle, Planner, Primitive, Recipe, Scope } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';
import { planNullCheck } from './null-checks.ts';
import { cutParts, isParted } from './parting.ts';

/** Texts one after another; null where one of them is. */
export interface ConcatRecipe extends Recipe {
  readonly kind: 'concat';
  readonly parts: readonly Recipe[];
  /** What the texts together are; texts where absent. */
  readonly type?: LogicalType;
  /** What does not count where ranks are found. */
  readonly folded?: Folding;
}

/** Makes the recipe of several recipes' texts one after another. */
export function concat(...parts: readonly Recipe[]): ConcatRecipe {
  return { kind: 'concat', parts };
}

/** Makes the recipe of texts that together are values of a type, such as Base64 of bytes. */
export function concatAs(type: LogicalType, ...parts: readonly Recipe[]): ConcatRecipe {
  return { kind: 'concat', parts, type };
}

export const concatPrimitive: Primitive<ConcatRecipe> = definePrimitive<ConcatRecipe>({
  kind: 'concat',
  type: ({ type }) => type ?? { kind: 'string' },
  parts: ({ parts }) => parts,
  capacity(recipe, scope) {
    let product = 1n;
    for (const part of recipe.parts) {
      const capacity = scope.capacity(part);
      if (typeof capacity !== 'bigint') return capacity;
      product *= capacity;
    }
    return product;
  },
  injective: (recipe, scope) => recipe.parts.every((part) => scope.injective(part)) && isParted(recipe, scope),
  // One part that differs from row to row is enough, as long as it can be found again.
  uniqueByRow: (recipe, scope) => recipe.parts.some((part) => scope.uniqueByRow(part)) && isParted(recipe, scope),
  obstacle: obstacleOf,
  foldedForm(recipe, folding, scope) {
    const parts = recipe.parts.flatMap((part) => scope.foldedForm(part, folding) ?? []);
    const form: ConcatRecipe = { ...recipe, parts, folded: folding };
    return parts.length === recipe.parts.length && isParted(form, scope) ? form : undefined;
  },
  rank(recipe, asked, scope) {
    const text = foldText(asked, recipe.folded);
    const texts = isParted(recipe, scope) ? cutParts(recipe, text, scope) : undefined;
    if (texts === undefined) return undefined;
    if (recipe.parts.some((part) => scope.uniqueByRow(part))) return rowOf(recipe, texts, scope);
    let rank = 0n;
    for (const [at, part] of recipe.parts.entries()) {
      const capacity = scope.capacity(part);
      const digit = scope.rank(part, texts[at] ?? '');
      if (digit === undefined || typeof capacity !== 'bigint') return undefined;
      rank = rank * capacity + digit;
    }
    return rank;
  },
  // Parts are found by their ranks, which need not be known where the parts cannot be told apart.
  domain(recipe, scope) {
    const parts = recipe.parts.map((part) => scope.domain(part));
    if (parts.includes(undefined) || !scope.injective(recipe)) return undefined;
    return rankDomain(recipe, scope, parts.map((part) => part?.words).join(', then '));
  },
  width({ parts }, scope) {
    const widths = parts.map((part) => scope.width(part));
    return widths.reduce((sum, width) => (sum === undefined || width === undefined ? undefined : sum + width), 0);
  },
  mayContain: ({ parts }, character, scope) => parts.some((part) => scope.mayContain(part, character)),
  plan({ parts }, at) {
    const sources = at.source.split(parts.map((part, place) => sourcePart(`${place}`, part, at.scope)));
    return joinVectors(
      parts.map((part, place) => at.part(part, sources[place] ?? at.source)),
      at,
    );
  },
  explain: ({ parts }, scope) => parts.map((part) => scope.explain(part)).join(', then '),
  outline: ({ parts }) => (parts.length === 1 ? 'one text' : `${countWords(parts.length)} texts one after another`),
});

function obstacleOf({ parts }: ConcatRecipe, scope: Scope): Obstacle | undefined {
  const [first] = parts.map((part) => scope.obstacle(part)).filter((obstacle) => obstacle !== undefined);
  if (first !== undefined) return first;
  if (parts.some((part) => scope.uniqueByRow(part)) || parts.every((part) => scope.injective(part))) return UNPARTED;
  return parts.some(({ kind }) => kind === 'column') ? WITHOUT_UNIQUE : undefined;
}

const UNPARTED: Obstacle = {
  what: 'where one of its parts ends and the next begins cannot be told',
  wayOut: 'put a character between them that the first cannot have, or drop unique',
};
const WITHOUT_UNIQUE: Obstacle = {
  what: 'none of the columns in it is',
  wayOut: 'put a sequence or a unique column into it, or drop unique',
};

/** The row that makes the parts of a text, by those of them that differ from row to row. */
function rowOf({ parts }: ConcatRecipe, texts: readonly string[], scope: Scope): bigint | undefined {
  let row: bigint | undefined;
  for (const [at, part] of parts.entries()) {
    const isUnique = scope.uniqueByRow(part);
    // What other columns have in that row is not known here; constants are.
    if (!isUnique && part.kind !== 'constant') continue;
    const found = scope.rank(part, texts[at] ?? '');
    if (found === undefined || (isUnique && row !== undefined && row !== found)) return undefined;
    if (isUnique) row = found;
  }
  return row;
}

/** Parts beside one another, null as a whole where one of them is null. */
function joinVectors(vectors: readonly Vector[], at: Planner): Vector {
  const checks = vectors.map((vector) => planNullCheck(vector, at)).filter((check) => check !== undefined);
  if (checks.length === 0) return { kind: 'parts', parts: vectors };
  const valid = at.arena.uint8();
  at.step((n) => {
    valid.fill(1, 0, n);
    for (const { values, nothing } of checks) for (let i = 0; i < n; i++) if (values[i] === nothing) valid[i] = 0;
  });
  return { kind: 'parts', parts: vectors.map(withoutNulls), valid };
}

function withoutNulls(vector: Vector): Vector {
  if (vector.valid === undefined) return vector;
  const { valid: _valid, ...always } = vector;
  return always;
}
