import { type LogicalType, type ProblemList, quote, typeName } from '@populace/core';
import { canHold, columnTypeOf, comparedType, formulaTypeOf } from '@populace/formulas';
import type { PlannedColumn } from '../model/column.ts';
import type { CaseRecipe } from '../model/formula-recipe.ts';

/**
 * The type of a column whose branches make values of these types: of numbers the wider, of a date and a timestamp this, or what the column asks for; undefined where they
 * do not go together.
 */
export function commonBranchType(
  types: readonly LogicalType[],
  asked: LogicalType | undefined,
): LogicalType | undefined {
  const [first, ...more] = types;
  if (first === undefined || more.every((type) => typeName(type) === typeName(first))) return first;
  // Anything can be told as text, where that is what is wanted.
  if (asked?.kind === 'string') return { kind: 'string' };
  const common = comparedType(types.map(formulaTypeOf));
  if (typeof common === 'string') return undefined;
  return asked !== undefined && canHold(asked, common) ? asked : columnTypeOf(common);
}

/** Whether values must be made anew to be of a wider type; whole numbers of both sizes are written alike, and all as texts. */
export function isWidened(from: LogicalType, to: LogicalType): boolean {
  return typeName(from) !== typeName(to) && to.kind !== 'string' && typeName(to) !== 'int64';
}

/** Adds the first branch of a column whose values do not go together with those before it. */
export function checkBranchTypes({ name, source, variants }: PlannedColumn, problems: ProblemList): void {
  if (source.kind !== 'case') return;
  const [{ recipe, scope }] = variants;
  const { branches, asked } = recipe as CaseRecipe; // What is drafted of such a source.
  const before: LogicalType[] = [];
  for (const [place, branch] of branches.entries()) {
    if (branch.recipe === undefined) continue;
    const type = scope.type(branch.recipe);
    if (commonBranchType([...before, type], asked) === undefined) {
      const message = `Branch ${place + 1} of ${quote(name)} makes ${typeName(type)} values, but those before it ${typeName(before[0] ?? type)}`;
      const wayOut = 'make all of one type, such as with text(x), or give the column type: string';
      problems.add('formula/type', source.branches[place]?.place ?? source.place, `${message}; ${wayOut}`);
      return;
    }
    before.push(type);
  }
}
