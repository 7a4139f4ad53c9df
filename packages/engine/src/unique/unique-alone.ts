import type { Recipe, Scope } from '@populace/recipes';
import type { ColumnModel, TableModel, UniqueModel } from '@populace/schema';
import { type Folding, foldingOf } from '@populace/unicode';

/** The recipes of a column, as they are without `unique`; none where no value of it is made. */
export type PlainVariants = readonly { readonly recipe: Recipe; readonly scope: Scope }[];

/** What is known of the columns of a table before they are made unique together. */
export interface PlainColumns {
  readonly table: TableModel;
  variantsOf(name: string): PlainVariants;
  /** Whether a column is unique by itself. */
  isUnique(model: ColumnModel): boolean;
}

/** Returns `uniqueAlone` for the columns of a table. While it is found out for one, all have their recipes without `unique`. */
export function createUniqueAlone(columns: PlainColumns): (model: ColumnModel) => UniqueAlone | 'open' {
  const listed = new Set(columns.table.uniques.flatMap((unique) => unique.columns));
  let isOpen = false;
  return (model) => {
    if (!listed.has(model.name)) return undefined;
    if (isOpen) return 'open';
    isOpen = true;
    try {
      return uniqueAlone(model, columns);
    } finally {
      isOpen = false;
    }
  };
}

/** What does not count where the values of a column differ; undefined where it is not made unique. */
type UniqueAlone = { readonly folding: Folding | undefined } | undefined;

/**
 * Whether a column is made unique by itself, with what does not count where its values differ, because a unique of several columns needs it.
 * Names such as e-mails find their number by the row alone, in any mix of locales, but take no digit of a common rank. Of several such
 * columns it is the first.
 */
function uniqueAlone(model: ColumnModel, columns: PlainColumns): UniqueAlone {
  const needed = columns.table.uniques.find((unique) => {
    const [alone] = unique.columns.filter((name) => isNumberable(columns.variantsOf(name), foldingOf(unique)));
    return alone === model.name && !others(model, unique, columns).some((other) => differs(other, columns));
  });
  return needed && { folding: foldingOf(needed) };
}

function others({ name }: ColumnModel, unique: UniqueModel, { table }: PlainColumns): readonly ColumnModel[] {
  return table.columns.filter((column) => column.name !== name && unique.columns.includes(column.name));
}

/** Whether a column makes the uniques true that it is in: it differs in every row, or among siblings. */
function differs(model: ColumnModel, columns: PlainColumns): boolean {
  const variants = columns.variantsOf(model.name);
  const isByNature = variants.length > 0 && variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe));
  return (
    isByNature ||
    columns.isUnique(model) ||
    variants.some(({ recipe }) => 'distinct' in recipe && recipe.distinct === true)
  );
}

function isNumberable(variants: PlainVariants, folding: Folding | undefined): boolean {
  const isOf = ({ recipe, scope }: PlainVariants[number]): boolean => {
    if (scope.injective(recipe) || scope.uniqueByRow(recipe)) return false;
    const form = scope.uniqueForm(recipe);
    const folded = form !== undefined && folding !== undefined ? scope.foldedForm(form, folding) : form;
    return folded !== undefined && scope.uniqueByRow(folded);
  };
  return variants.length > 0 && variants.every(isOf);
}
