import type { LogicalType } from '@populace/core';
import { canHold, columnTypeOf, planFormula, tablesOfFormula, writeColumn } from '@populace/formulas';
import { definePrimitive, type Primitive } from '@populace/recipes';
import { referencePlanning } from '../columns/planning.ts';
import type { FormulaRecipe } from '../model/formula-recipe.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkedFormula } from './checked-formula.ts';
import { createFrame } from './frame.ts';

/** Creates the primitive of formulas, whose names and types their world knows. */
export function createFormulaPrimitive(world: () => WorldFacts): Primitive<FormulaRecipe> {
  const typeOf = (recipe: FormulaRecipe): LogicalType => {
    const { type } = checkedFormula(recipe, world());
    const { asked } = recipe;
    return (asked && canHold(asked, type) ? asked : columnTypeOf(type)) ?? { kind: 'string' };
  };
  return definePrimitive<FormulaRecipe>({
    kind: 'formula',
    type: typeOf,
    tables: ({ formula }) => tablesOfFormula(formula),
    capacity: () => 'unknown',
    obstacle: () => ({
      what: 'a formula may make a value more than once',
      wayOut: 'make its parts unique, or drop unique',
    }),
    plan(recipe, at) {
      const checked = checkedFormula(recipe, world());
      const { arena, step } = at;
      const planner = referencePlanning(at).own();
      const frame = createFrame({ arena, step, planner, cell: at, where: recipe.name });
      return writeColumn(planFormula(checked, frame), typeOf(recipe), frame, at.taken);
    },
    explain: ({ formula }) => `the formula ${formula.text}`,
  });
}
