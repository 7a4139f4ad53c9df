import type { LogicalType } from '@populace/core';
import { type ColumnVariant, type PlannedColumn, speltAsMade } from '@populace/engine';
import { countWords, type Domain, eitherDomain } from '@populace/recipes';

/** The values of a column of a table with so many rows as they are written, where what makes them in each of its locales is known to make no others. */
export function writtenDomain({ source, type, variants, made }: PlannedColumn, rowCount: number): Domain | undefined {
  if (source.kind !== 'generator' || !made) return undefined;
  return eitherDomain(variants.map((variant) => domainIn(variant, type) ?? numbersOfRows(variant, type, rowCount)));
}

/** The values that a recipe makes in one locale, as they are written in a type; undefined where they are not known. */
export function domainIn({ recipe, scope }: RecipeIn, type: LogicalType): Domain | undefined {
  const made = scope.type(recipe);
  const domain = keepsValues(made, type) ? scope.domain(recipe) : undefined;
  return domain && { words: domain.words, has: (text) => domain.has(speltAsMade(text, made)) };
}

/** The numbers that count the rows of a table. Which row has which is not looked at: where one row is missing, all others would be wrong. */
function numbersOfRows({ recipe, scope }: RecipeIn, type: LogicalType, rowCount: number): Domain | undefined {
  const made = scope.type(recipe);
  const bounds = recipe.kind === 'sequence' ? scope.bounds(recipe, rowCount) : undefined;
  if (bounds === undefined || !keepsValues(made, type)) return undefined;
  return {
    words: `one of ${countWords(rowCount)} numbers from ${bounds.min} to ${bounds.max}`,
    has(text) {
      const row = scope.rank(recipe, speltAsMade(text, made));
      return row !== undefined && row < BigInt(rowCount);
    },
  };
}

type RecipeIn = Pick<ColumnVariant, 'recipe' | 'scope'>;

/** Whether no value is cut or rounded where a column has another type than its recipe makes. */
function keepsValues(made: LogicalType, type: LogicalType): boolean {
  if (type.kind === 'string') return type.length === undefined && made.kind === 'string';
  if (made.kind === 'decimal') return type.kind === 'decimal' && type.scale >= made.scale;
  if (isWhole(made)) return isWhole(type) || type.kind === 'decimal';
  return made.kind === type.kind;
}

function isWhole({ kind }: LogicalType): boolean {
  return kind === 'int32' || kind === 'int64';
}
