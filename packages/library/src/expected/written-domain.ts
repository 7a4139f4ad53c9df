import { type Domain, eitherDomain, type LogicalType } from '@populace/core';
import { type ColumnVariant, type PlannedColumn, speltAsMade } from '@populace/engine';

/** The values of a column as they are written, where what makes them in each of its locales is known to make no others. */
export function writtenDomain({ source, type, variants, made }: PlannedColumn): Domain | undefined {
  if (source.kind !== 'generator' || !made) return undefined;
  return eitherDomain(variants.map((variant) => domainIn(variant, type)));
}

function domainIn({ recipe, scope }: ColumnVariant, type: LogicalType): Domain | undefined {
  const made = scope.type(recipe);
  const domain = keepsValues(made, type) ? scope.domain(recipe) : undefined;
  return domain && { words: domain.words, has: (text) => domain.has(speltAsMade(text, made)) };
}

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
