import type { Recipe, Use } from '@populace/core';
import { formulasOfColumn } from '../formula/asked-formula.ts';
import { checkedFormula } from '../formula/checked-formula.ts';
import { columnsRead } from '../formula/own-columns.ts';
import { primitiveOf } from '../plan/scope.ts';
import type { PlannedTable, World } from '../plan/world.ts';

/** These columns, and all columns of the row that their values are made of. */
export function columnsWithin(world: World, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const column = table.column(name);
    for (const { asked } of formulasOfColumn(table.name, column)) {
      for (const own of columnsRead(checkedFormula(asked, world)).own) visit(own);
    }
    for (const use of usesOf(world, column.variants[0].recipe)) if ('column' in use) visit(use.column);
  };
  for (const name of names) visit(name);
  return seen;
}

/** What a recipe and all its parts look at. */
export function usesOf(world: World, recipe: Recipe): readonly Use[] {
  const primitive = primitiveOf(world.registry.primitives, recipe);
  return [...primitive.uses(recipe), ...primitive.parts(recipe).flatMap((part) => usesOf(world, part))];
}
