import type { Vector } from '../batch/vector.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Scope } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';
import type { ConstantRecipe } from './constant.ts';
import { planNullCheck } from './null-checks.ts';

/** Texts one after another; null where one of them is. */
export interface ConcatRecipe extends Recipe {
  readonly kind: 'concat';
  readonly parts: readonly Recipe[];
}

/** Makes the recipe of several recipes' texts one after another. */
export function concat(...parts: readonly Recipe[]): ConcatRecipe {
  return { kind: 'concat', parts };
}

export const concatPrimitive: Primitive<ConcatRecipe> = definePrimitive<ConcatRecipe>({
  kind: 'concat',
  type: () => ({ kind: 'string' }),
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
  rank(recipe, text, scope) {
    const texts = isParted(recipe, scope) ? cut(recipe, text, scope) : undefined;
    if (texts === undefined) return undefined;
    let rank = 0n;
    for (const [at, part] of recipe.parts.entries()) {
      const capacity = scope.capacity(part);
      const digit = scope.rank(part, texts[at] ?? '');
      if (digit === undefined || typeof capacity !== 'bigint') return undefined;
      rank = rank * capacity + digit;
    }
    return rank;
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
});

/**
 * Whether the parts of every text can be told apart: each has a fixed width, or is the last, or is followed by a constant whose
 * first character it cannot contain.
 */
function isParted({ parts }: ConcatRecipe, scope: Scope): boolean {
  return parts.every((part, at) => {
    if (scope.width(part) !== undefined || at === parts.length - 1) return true;
    const separator = separatorAfter(parts, at);
    return separator !== undefined && !scope.mayContain(part, separator.charAt(0));
  });
}

function separatorAfter(parts: readonly Recipe[], at: number): string | undefined {
  const next = parts[at + 1];
  if (next?.kind !== 'constant') return undefined;
  const { text } = next as ConstantRecipe; // Its kind says so.
  return text === null || text === '' ? undefined : text;
}

/** The texts of the parts of a text whose parts can be told apart. */
function cut({ parts }: ConcatRecipe, text: string, scope: Scope): string[] | undefined {
  const texts: string[] = [];
  let from = 0;
  for (const [at, part] of parts.entries()) {
    const end = endOf(parts, at, scope.width(part), text, from);
    if (end < from || end > text.length) return undefined;
    texts.push(text.slice(from, end));
    from = end;
  }
  return from === text.length ? texts : undefined;
}

function endOf(parts: readonly Recipe[], at: number, width: number | undefined, text: string, from: number): number {
  if (width !== undefined) return from + width;
  const separator = separatorAfter(parts, at);
  return separator === undefined ? text.length : text.indexOf(separator, from);
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
