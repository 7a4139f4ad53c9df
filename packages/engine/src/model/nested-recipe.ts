import type { LogicalType } from '@populace/core';
import type { integer, Recipe, Scope } from '@populace/recipes';
import type { NullShare } from '@populace/schema';
import { asFineAs } from './as-fine-as.ts';

/** A value within a list or a structure. */
export interface InnerRecipe {
  readonly recipe: Recipe;
  /** The type asked for; that which is made, if undefined. */
  readonly type: LogicalType | undefined;
  readonly nulls: NullShare | undefined;
  /** Another instance of the subjects that it looks at. */
  readonly of: string | undefined;
}

/** Lists: so many items of one recipe in each row. */
export interface ArrayRecipe extends Recipe {
  readonly kind: 'array';
  /** What sentences call it: its column, and where it is within that. */
  readonly name: string;
  readonly item: InnerRecipe;
  /** From 0 to 10,000. */
  readonly count: ReturnType<typeof integer>;
  /** Whether no value comes twice in a list. */
  readonly distinct: boolean;
}

/** Structures: a value of each recipe, by name. */
export interface ObjectRecipe extends Recipe {
  readonly kind: 'object';
  readonly name: string;
  readonly members: readonly (InnerRecipe & { readonly name: string })[];
}

/** Whether a recipe makes lists or structures. */
export function isNestedRecipe(recipe: Recipe): recipe is ArrayRecipe | ObjectRecipe {
  return recipe.kind === 'array' || recipe.kind === 'object';
}

/** What lists have as items: where none may come twice, the form that unique columns have, too. */
export function itemOf({ item, distinct }: ArrayRecipe, scope: Scope): InnerRecipe {
  return distinct ? { ...item, recipe: scope.uniqueForm(item.recipe) ?? item.recipe } : item;
}

/** The type of the items of lists: where these are lists, too, and all as long, it has their length. */
export function itemType({ item }: ArrayRecipe, scope: Scope): LogicalType {
  const type = innerType(item, scope);
  const { recipe, nulls } = item;
  if (type.kind !== 'array' || nulls !== undefined || !isNestedRecipe(recipe) || recipe.kind !== 'array') return type;
  const { min, max } = recipe.count;
  // A list is null in rows of a locale that lacks its items.
  const isSure = min === max && min > 0n && recipe.item.recipe.kind !== 'missing';
  return isSure ? { ...type, length: Number(min) } : type;
}

/** The type of a value within a list or structure. */
export function innerType({ recipe, type }: InnerRecipe, scope: Scope): LogicalType {
  const made = scope.type(recipe);
  return type === undefined ? made : asFineAs(type, made);
}
