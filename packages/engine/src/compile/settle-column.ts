import { CodedError } from '@populace/core';
import type { Recipe, Scope } from '@populace/recipes';
import type { ColumnModel, TableModel } from '@populace/schema';
import { isNullable } from '../columns/planners/is-nullable.ts';
import { typeOfVariants } from '../columns/values/type-of-variants.ts';
import { asFineAs } from '../model/as-fine-as.ts';
import type { ColumnVariant, DeclaredColumn, PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import { createScope, usesOf } from '../model/scope.ts';
import type { PlannedTable } from '../model/table.ts';
import { areGivenApart } from '../unique/given-apart.ts';
import { createUniqueAlone } from '../unique/unique-alone.ts';
import { leastCapacity, uniqueVariant } from '../unique/unique-variant.ts';
import { isUnique } from './declare-column.ts';
import type { Draft, DraftColumn } from './draft.ts';
import { shownColumn } from './shown-column.ts';

/** What the columns of a table are settled with. */
export interface ColumnSettling {
  readonly draft: Draft;
  readonly model: TableModel;
  /** The table and its world; there once all of it is settled. */
  readonly table: () => PlannedTable;
  readonly world: () => PlannableWorld;
}

/** Creates what settles the columns of a table: their variants, and late, as those of a reference need the whole world, types and capacities. */
export function createColumnSettler(
  at: ColumnSettling,
): (declared: DeclaredColumn, model: ColumnModel) => PlannedColumn {
  const { draft, model: table } = at;
  const alone = createUniqueAlone({
    table,
    variantsOf(name) {
      const { made, variants } = at.table().column(name);
      // What the document gives is not made unique.
      if (!made) return [];
      return draftOf(draft, table, name).variants.map(({ recipe }, index) => ({
        recipe,
        scope: scopeAt(variants, index),
      }));
    },
    isUnique,
  });
  return (declared, model) => {
    const { mix, isLocal, lacking, variants: drafted } = draftOf(draft, table, model.name);
    const form = declared.unique ? () => ({ folding: declared.folding }) : () => alone(model);
    const variants = settleVariants(drafted, form, at);
    return settleColumn(declared, model, { mix, isLocal, lacking, variants }, at);
  };
}

/** A column as it was drafted. */
export function draftOf(draft: Draft, table: TableModel, name: string): DraftColumn {
  const column = draft.columns.get(table.name)?.get(name);
  if (column === undefined) throw new CodedError('internal', `There is no column ${name} in ${table.name}.`);
  return column;
}

function settleVariants(
  [first, ...more]: DraftColumn['variants'],
  form: Parameters<typeof uniqueVariant>[1],
  { draft, model, table, world }: ColumnSettling,
): PlannedColumn['variants'] {
  const scopes: Scope[] = [];
  const settle = ({ locale, recipe }: DraftColumn['variants'][0]): ColumnVariant => {
    const scope = createScope({
      primitives: draft.registry.primitives,
      locale,
      fieldRecipe: draft.fieldRecipe,
      columnRecipe: (name) => recipeIn(draftOf(draft, model, name), locale.id),
      shownColumn: (name) => shownColumn(world(), table(), table().column(name)),
      locales: () => scopes,
    });
    scopes.push(scope);
    return uniqueVariant({ locale, recipe, scope }, form);
  };
  return [settle(first), ...more.map(settle)];
}

type SettledParts = Pick<PlannedColumn, 'mix' | 'isLocal' | 'variants' | 'lacking'>;

function settleColumn(
  declared: DeclaredColumn,
  { type }: ColumnModel,
  settled: SettledParts,
  { draft, table, world }: ColumnSettling,
): PlannedColumn {
  const { source, unique, made, isAllGiven, except, folding } = declared;
  const { variants } = settled;
  const rowCount = (): number => table().rowCount;
  let nullable: boolean | undefined;
  const column: PlannedColumn = {
    ...declared,
    ...settled,
    get type() {
      if (type === undefined) return typeOfVariants(variants, rowCount);
      return source.kind === 'generator' ? asFineAs(type, typeOfVariants(variants, rowCount)) : type;
    },
    get different() {
      if (unique) return true;
      return made
        ? variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe))
        : isAllGiven && areGivenApart(this);
    },
    get capacity() {
      return unique ? leastCapacity(variants, { except, folding }) : 0n;
    },
    uses: () => usesOf(draft.registry.primitives, variants[0].recipe),
    isNullable() {
      nullable ??= isNullable(world(), table(), column);
      return nullable;
    },
  };
  return column;
}

function scopeAt(variants: PlannedColumn['variants'], at: number): Scope {
  return (variants[at] ?? variants[0]).scope; // There is a variant for each that was drafted.
}

/** What another column makes in a locale; one that has rows of other locales only is described by the first of them. */
function recipeIn({ variants }: DraftColumn, localeId: string): Recipe {
  return (variants.find(({ locale }) => locale.id === localeId) ?? variants[0]).recipe;
}
