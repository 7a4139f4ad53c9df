import { tablesOfFormula } from '@populace/formulas';
import type { Recipe } from '@populace/recipes';
import type { ColumnModel, FormulaSource, GeneratorSource } from '@populace/schema';
import type { RecipeWriting } from '../model/feature.ts';
import type { CaseRecipe, FormulaRecipe, RecipeBranch } from '../model/formula-recipe.ts';
import { nameOfBranch, nameOfWhen } from './asked-formula.ts';

/** Writes the recipe of a formula, or of branches with conditions. */
export function writeFormula(at: RecipeWriting): Recipe | undefined {
  const { source } = at.column;
  const name = `${at.table.name}.${at.column.name}`;
  if (source.kind === 'formula') return formulaRecipe(source, name, at);
  return source.kind === 'case' ? caseRecipe(source.branches, name, at) : undefined;
}

function formulaRecipe({ formula }: FormulaSource, name: string, at: RecipeWriting): FormulaRecipe {
  noteWords(formula, at);
  return { kind: 'formula', formula, table: at.table.name, name, asked: at.column.type };
}

type Branches = Extract<ColumnModel['source'], { readonly kind: 'case' }>['branches'];

function caseRecipe(list: Branches, name: string, at: RecipeWriting): CaseRecipe {
  const branches = list.map(({ when, source }, place): RecipeBranch => {
    if (when !== undefined) noteWords(when.formula, at);
    const condition = when && { formula: when.formula, table: at.table.name, name: nameOfWhen(name, place) };
    return { when: condition, recipe: source === null ? undefined : branchRecipe(source, { name, place }, at) };
  });
  return { kind: 'case', name, branches, asked: at.column.type };
}

function branchRecipe(
  source: GeneratorSource | FormulaSource,
  { name, place }: { readonly name: string; readonly place: number },
  at: RecipeWriting,
): Recipe {
  if (source.kind === 'formula') return formulaRecipe(source, nameOfBranch(name, place), at);
  return at.write({ source, name: at.column.name, branch: place, asked: at.column.type });
}

/** A formula may take words of the locale of its row. */
function noteWords(formula: FormulaSource['formula'], at: RecipeWriting): void {
  if (tablesOfFormula(formula).length > 0) at.noteLocale();
}
