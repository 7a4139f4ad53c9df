import type { LogicalType } from '@populace/core';
import type { Recipe } from '@populace/recipes';
import { type Folding, isAsStrict } from '@populace/unicode';
import type { PlannedColumn } from '../model/column.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { areGivenApart } from './given-apart.ts';

/** Whether every row has another value in a column, also where texts are folded; nulls do not count. */
export function differs(world: WorldFacts, column: PlannedColumn, folding: Folding | undefined): boolean {
  if (!column.different) return false;
  if (folding === undefined || isWrittenOneWay(column.type)) return true;
  if (!column.made) return areGivenApart(column, folding);
  if (column.unique && isAsStrict(column.folding, folding)) return true;
  if (column.source.kind === 'reference') return differs(world, targetOf(world, column.source), folding);
  return column.variants.every(({ recipe, scope }) => {
    const form = scope.foldedForm(recipe, folding);
    // A form with as many values leaves none out: no two are the same when they are folded.
    return form !== undefined && scope.capacity(form) === scope.capacity(recipe);
  });
}

/** What a unique of several columns makes of one of them; undefined where its values may be the same when they are folded. */
export function drawnForm(world: WorldFacts, column: PlannedColumn, folding: Folding | undefined): Recipe | undefined {
  const [{ recipe, scope }] = column.variants;
  if (folding === undefined || isWrittenOneWay(column.type)) return recipe;
  if (column.source.kind !== 'reference') return scope.foldedForm(recipe, folding);
  return differs(world, targetOf(world, column.source), folding) ? recipe : undefined;
}

function targetOf(world: WorldFacts, source: { readonly table: string; readonly column: string }): PlannedColumn {
  return world.table(source.table).column(source.column);
}

/** Whether values of a type that differ do so when they are folded: numbers, times and the like have one spelling each. */
function isWrittenOneWay({ kind }: LogicalType): boolean {
  return kind !== 'string' && kind !== 'bytes' && kind !== 'json';
}
