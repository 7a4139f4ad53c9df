import {
  constant,
  definePrimitive,
  type LogicalType,
  type Primitive,
  type Recipe,
  type RowSet,
  rowNumber,
  typeName,
} from '@populace/core';
import { type BoolColumn, FIRST_FAULT, failure, PRESENT, tablesOfFormula } from '@populace/formulas';
import { referencePlanning } from '../plan/planning.ts';
import type { AskedFormula } from './formula-recipe.ts';
import { planCondition } from './plan-condition.ts';

/** The value of the first recipe whose condition holds; null where none does. */
export interface CaseRecipe extends Recipe {
  readonly kind: 'case';
  readonly branches: readonly RecipeBranch[];
}

export interface RecipeBranch {
  /** Undefined in a last branch, which takes all other rows. */
  readonly when: AskedFormula | undefined;
  /** Undefined for null. */
  readonly recipe: Recipe | undefined;
}

/** Creates the primitive of recipes that depend on conditions. */
export function createCasePrimitive(): Primitive<CaseRecipe> {
  return definePrimitive<CaseRecipe>({
    kind: 'case',
    type(recipe, scope) {
      const [first, ...more] = partsOf(recipe).map(scope.type);
      if (first === undefined) return { kind: 'string' };
      return more.every((type) => typeName(type) === typeName(first)) ? first : widest([first, ...more]);
    },
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
      const recipes = [...recipe.branches.map((branch) => branch.recipe), undefined].map(
        (part) => part ?? constant(null),
      );
      const sources = source.split(
        recipes.map((_, place) => ({ name: `case/${place}`, capacity: 'unknown' as const })),
      );
      return {
        kind: 'mixed',
        choice,
        options: recipes.map((part, option) => ({
          vector: at.part(part, sources[option] ?? source, { choice, option }),
        })),
      };
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

/** Whole numbers of two sizes are the larger; all else that differs is told as text. */
function widest(types: readonly LogicalType[]): LogicalType {
  return types.every(({ kind }) => kind === 'int32' || kind === 'int64') ? { kind: 'int64' } : { kind: 'string' };
}
