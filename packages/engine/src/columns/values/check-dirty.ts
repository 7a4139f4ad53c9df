import { quote, typeName } from '@populace/core';
import type { ColumnCheck } from '../../model/feature.ts';
import { dirtyShare } from './dirty.ts';

/** Adds what keeps a column from having dirty values: what makes them, their type, or that each must be another. */
export function checkDirty(at: ColumnCheck): void {
  const { dirty } = at.source;
  if (dirty === undefined) return;
  const why = whyNotTexts(at) ?? whyNotAlike(at);
  if (why !== undefined) at.problems.add('schema/invalid-option', dirty.place, `${why}; drop dirty`);
}

function whyNotTexts({ column, source }: ColumnCheck): string | undefined {
  const name = quote(column.name);
  if (source.source.kind !== 'generator')
    return `${name} is not made by a generator, so that no value of it can be dirty`;
  // Values of any kind are texts where the column asks for texts.
  if (column.type.kind === 'string') return undefined;
  const types = column.variants.map(({ recipe, scope }) => scope.type(recipe));
  const other = types.find(({ kind }) => kind !== 'string');
  return other && `${name} makes ${typeName(other)} values, but only texts can be dirty`;
}

function whyNotAlike({ column, model, source }: ColumnCheck): string | undefined {
  if (dirtyShare(source) === 0) return undefined;
  const isUnique = column.different || model.uniques.some(({ columns }) => columns.includes(column.name));
  return isUnique ? `Values of ${quote(column.name)} come once only, but dirty ones may be alike` : undefined;
}
