import { CodedError, type LogicalType, rowNumber } from '@populace/core';
import { constant, definePrimitive, type Planner, type Primitive, type Recipe, type Scope } from '@populace/recipes';
import { spelt } from './spelt.ts';

/** Stands for a value that the locale of the rows cannot generate. */
export interface MissingRecipe extends Recipe {
  readonly kind: 'missing';
  /** What the rows have instead; null is a null. */
  readonly text: string | null;
  /** What the locale lacks, as a sentence without its point. */
  readonly why: string;
  /** What a locale that has it generates, which gives the type: its recipe, and the locale's index. Undefined where none has it. */
  readonly like: { readonly recipe: Recipe; readonly index: number } | undefined;
  /** The type asked for. */
  readonly asked: LogicalType | undefined;
  /** What an error calls the branch whose rows it ends the run for; undefined where rows have `text`. */
  readonly refusedIn: string | undefined;
}

/** Whether a recipe stands for a value that the locale of its rows cannot generate. */
export function isMissing(recipe: Recipe): recipe is MissingRecipe {
  return recipe.kind === 'missing';
}

/** The same value in every row, or an error in rows that take a branch which their locale cannot generate. */
export const missingPrimitive: Primitive<MissingRecipe> = definePrimitive<MissingRecipe>({
  kind: 'missing',
  type: typeOf,
  capacity: () => 'unbounded',
  // Nulls differ from one another; columns that are unique have no other.
  injective: () => true,
  mayContain: ({ text }, character) => text?.includes(character) ?? false,
  plan(recipe, at) {
    if (recipe.refusedIn !== undefined) refuseRows(recipe.refusedIn, recipe, at);
    const type = typeOf(recipe, at.scope);
    const text = recipe.text === null ? null : spelt(recipe.text, type);
    return at.part(constant(text, type), at.source);
  },
  explain: ({ text, why }) => `${text === null ? 'null' : JSON.stringify(text)}, since ${why}`,
});

function typeOf({ like, asked }: MissingRecipe, scope: Scope): LogicalType {
  // Another column's recipe may be looked at from a column that has fewer locales.
  if (like !== undefined) return (scope.locales[like.index] ?? scope).type(like.recipe);
  return asked ?? { kind: 'string' };
}

/** Registers what throws where a row takes what its locale lacks. */
function refuseRows(where: string, { why }: MissingRecipe, { rows, step, taken }: Planner): void {
  step((n) => {
    for (let i = 0; i < n; i++) {
      if (taken !== undefined && taken.choice[i] !== taken.option) continue;
      const message = `${where} cannot be generated in row ${rowNumber(rows, i)}: ${why}`;
      throw new CodedError('schema/missing-in-locale', message);
    }
  });
}
