import { type RowSet, rowNumber, type Vector } from '@populace/core';
import { type BoolColumn, FIRST_FAULT, failure, PRESENT, tablesOfFormula, widenVector } from '@populace/formulas';
import { constant, definePrimitive, type Primitive, type Recipe } from '@populace/recipes';
import { referencePlanning } from '../columns/planning.ts';
import type { CaseRecipe } from '../model/formula-recipe.ts';
import { nameOfBranch } from './asked-formula.ts';
import { commonBranchType, isWidened } from './branch-types.ts';
import { createFrame } from './frame.ts';
import { planCondition } from './plan-condition.ts';

/** Creates the primitive of recipes that depend on conditions. */
export function createCasePrimitive(): Primitive<CaseRecipe> {
  return definePrimitive<CaseRecipe>({
    kind: 'case',
    // Branches whose types do not go together are refused before anything is made of them.
    type: (recipe, scope) => commonBranchType(partsOf(recipe).map(scope.type), recipe.asked) ?? { kind: 'string' },
    parts: partsOf,
    tables: ({ branches }) => branches.flatMap(({ when }) => (when === undefined ? [] : tablesOfFormula(when.formula))),
    capacity: () => 'unknown',
    obstacle: () => ({ what: 'its branches may make the same values', wayOut: 'drop unique' }),
    plan(recipe, at) {
      const { arena, step, source } = at;
      const planner = referencePlanning(at).own();
      const chances = source.split(recipe.branches.map((_, place) => ({ name: `when/${place}`, capacity: 'unknown' })));
      const whens = recipe.branches.map(({ when }, place) => {
        if (when === undefined) return undefined;
        const cell = { source: chances[place] ?? source, scope: at.scope };
        return { name: when.name, ...planCondition(when, { arena, step, planner, cell }) };
      });
      const choice = arena.int32();
      step((n) => chooseBranches(n, whens, planner.rows, choice));
      // A last option stands for rows that no branch takes.
      const recipes = [...recipe.branches.map((branch) => branch.recipe), undefined];
      const sources = source.split(
        recipes.map((_, place) => ({ name: `case/${place}`, capacity: 'unknown' as const })),
      );
      const to = at.scope.type(recipe);
      const planOption = (part: Recipe | undefined, option: number): Vector => {
        const taken = { choice, option };
        const vector = at.part(part ?? constant(null), sources[option] ?? source, taken);
        const from = part === undefined ? to : at.scope.type(part);
        if (!isWidened(from, to)) return vector;
        const where = nameOfBranch(recipe.name, option);
        const frame = createFrame({ arena, step, planner, cell: undefined, where });
        return widenVector(vector, { from, to, taken }, frame);
      };
      return { kind: 'mixed', choice, options: recipes.map((part, option) => ({ vector: planOption(part, option) })) };
    },
    explain: ({ branches }, scope) =>
      branches
        .map(({ when, recipe }) => {
          const then = recipe === undefined ? 'null' : scope.explain(recipe);
          return when === undefined ? `else ${then}` : `where ${when.formula.text}: ${then}`;
        })
        .join('; '),
    outline: ({ branches }) => `the first of ${branches.length} branches whose condition holds`,
  });
}

/** The recipes of branches that are not null. */
function partsOf({ branches }: CaseRecipe): readonly Recipe[] {
  return branches.flatMap(({ recipe }) => (recipe === undefined ? [] : [recipe]));
}

/** A condition, and what it is told by where it fails. */
interface When extends BoolColumn {
  readonly name: string;
}

/** A condition that is null does not hold. One that fails ends the run, unless a branch before it takes the row. */
function chooseBranches(n: number, whens: readonly (When | undefined)[], rows: RowSet, choice: Int32Array): void {
  for (let i = 0; i < n; i++) {
    let branch = 0;
    while (branch < whens.length) {
      const when = whens[branch];
      if (when === undefined) break;
      const state = when.states === undefined ? PRESENT : when.states[i];
      if (state >= FIRST_FAULT) throw failure(when.name, rowNumber(rows, i), state);
      if (state === PRESENT && when.values[i] !== 0) break;
      branch++;
    }
    choice[i] = branch;
  }
}
