import { CodedError, type ProblemList, quote } from '@populace/core';
import { constant, type Recipe } from '@populace/recipes';
import type { ColumnModel, GeneratorSource, SchemaModel, TableModel } from '@populace/schema';
import type { MissingRecipe } from '../columns/values/missing-value.ts';
import type { GeneratorUse, WriteUse } from '../model/generator-use.ts';
import { type LocaleMix, type LocaleTables, missingInLocale } from '../model/locale-tables.ts';
import { primitiveOf } from '../model/scope.ts';
import { columnRecipe } from './column-recipe.ts';
import type { Draft, DraftColumn, DraftUse, DraftVariant } from './draft.ts';
import { isEqual } from './is-equal.ts';
import { neededTables } from './needed-tables.ts';
import { type LackingUse, type StandIn, settleMissing } from './settle-missing.ts';

/** What the recipes of a column are written with. */
export interface Drafting {
  readonly column: ColumnModel;
  readonly table: TableModel;
  readonly model: SchemaModel;
  readonly mix: LocaleMix;
  readonly draft: Draft;
  readonly problems: ProblemList;
  /** Whether what a locale lacks is an error, unless the column says what stands there. */
  readonly strict: boolean;
}

/** A generator of a column with what each locale makes of it, by the locale's index in the mix. */
interface UseInLocales extends GeneratorUse {
  readonly made: (Recipe | CodedError)[];
}

/** One recipe where the locale has no say in it; else one a locale. Adds a problem where a locale lacks what must not be missing. */
export function draftColumn(at: Drafting): DraftColumn | undefined {
  const { column, table, model, mix, draft } = at;
  const uses = new Map<GeneratorSource, UseInLocales>();
  const variants: DraftVariant[] = [];
  let isLocal = false;
  for (const locale of mix.locales) {
    const write: WriteUse = (use, scope) => {
      const inLocales = uses.get(use.source) ?? { ...use, made: [] };
      uses.set(use.source, inLocales);
      const made = caught(() => {
        const recipe = use.source.generator.recipe(use.source.options, scope);
        findLacking(draft, { locale, recipe });
        return recipe;
      });
      inLocales.made.push(made);
      isLocal ||= made instanceof CodedError;
      return made instanceof CodedError ? constant(null) : made;
    };
    const { recipe, asked } = columnRecipe(column, locale, { table, model, write });
    isLocal = usesLocale(draft, recipe, locale) || asked || isLocal;
    variants.push({ locale, recipe });
    if (!isLocal) break;
  }
  const lacking = [...uses.values()].flatMap((use) => lackingUse(use, mix));
  const standIns = new Map(lacking.map((use) => [use.source, settleMissing(use, at)]));
  const isSame = lacking.length === 0 && variants.every(({ recipe }) => isSameRange(recipe, variants[0]?.recipe));
  const written = isSame ? variants.slice(0, 1) : variants;
  const drafted = lacking.length === 0 ? written : withStandIns(uses, standIns, at);
  const [first, ...more] = drafted;
  if (first === undefined || [...standIns.values()].includes(undefined)) return undefined;
  return {
    mix,
    variants: [first, ...more],
    isLocal: isLocal && !isSame,
    uses: [...uses.values()].map((use) => draftUse(use, written)),
    lacking: new Set(standIns.keys()),
  };
}

/** Adds that a column's locale lacks what it needs beside its generators, such as the words of a formula. */
export function addMissingOfColumn(column: ColumnModel, { message }: Error, problems: ProblemList): void {
  const where = column.source.kind === 'given' ? column.place : column.source.place;
  const wayOut = 'take a locale that has it, or another generator';
  problems.add('schema/missing-in-locale', where, `${quote(column.name)} cannot be made: ${message}; ${wayOut}`);
}

/** Recipes of numbers and times of a range, which look at nothing else. */
const RANGES: ReadonlySet<string> = new Set(['integer', 'wideDecimal', 'float', 'date', 'timestamp', 'time']);

/** Whether two locales make the same range, such as amounts in two currencies with cents: then they are one recipe. */
function isSameRange(recipe: Recipe, other: Recipe | undefined): boolean {
  return RANGES.has(recipe.kind) && isEqual(recipe, other);
}

/** What is made, or that the locale lacks something for it. */
function caught(make: () => Recipe): Recipe | CodedError {
  try {
    return make();
  } catch (error) {
    if (error instanceof CodedError && error.code === 'schema/missing-in-locale') return error;
    throw error;
  }
}

/** Throws `schema/missing-in-locale` where nobody has a field or a table that a recipe draws on. */
function findLacking(draft: Draft, { locale, recipe }: DraftVariant): void {
  usesLocale(draft, recipe, locale);
  const table = neededTables(draft, { locale, recipe }).find((name) => locale.lender(name) === undefined);
  if (table !== undefined) throw missingInLocale(locale.id, `table ${table}`);
}

function lackingUse({ made, ...use }: UseInLocales, { locales }: LocaleMix): readonly LackingUse[] {
  const lacking = locales.flatMap((locale, index) => {
    const error = made[index];
    return error instanceof CodedError ? [{ locale, error }] : [];
  });
  return lacking.length === 0 ? [] : [{ ...use, lacking, isElsewhere: lacking.length < made.length }];
}

/** Writes the variants of a column anew, with what stands where a locale lacks a value. */
function withStandIns(
  uses: ReadonlyMap<GeneratorSource, UseInLocales>,
  standIns: ReadonlyMap<GeneratorSource, StandIn | undefined>,
  { column, table, model, mix }: Drafting,
): readonly DraftVariant[] {
  return mix.locales.map((locale, index) => {
    const write: WriteUse = (use) => {
      const inLocales = uses.get(use.source)?.made ?? [];
      const made = inLocales[index];
      const standIn = standIns.get(use.source);
      return made === undefined || made instanceof CodedError
        ? missingRecipe(use, { table, standIn, made: inLocales, why: made?.message ?? '' })
        : made;
    };
    return { locale, recipe: columnRecipe(column, locale, { table, model, write }).recipe };
  });
}

interface Missing {
  readonly table: TableModel;
  readonly standIn: StandIn | undefined;
  readonly made: readonly (Recipe | CodedError)[];
  readonly why: string;
}

function missingRecipe(
  { name, asked, branch = 0 }: GeneratorUse,
  { table, standIn, made, why }: Missing,
): MissingRecipe {
  const [like] = made.flatMap((recipe, index) => (recipe instanceof CodedError ? [] : [{ recipe, index }]));
  const refusedIn = standIn?.isRefused === true ? `Branch ${branch + 1} of ${table.name}.${name}` : undefined;
  return { kind: 'missing', text: standIn?.text ?? null, why, like, asked, refusedIn };
}

function draftUse({ made, source, name }: UseInLocales, variants: readonly DraftVariant[]): DraftUse {
  return {
    source,
    name,
    variants: variants.flatMap(({ locale }, index) => {
      const recipe = made[index];
      return recipe === undefined || recipe instanceof CodedError ? [] : [{ locale, recipe }];
    }),
  };
}

/** Whether a recipe looks at a subject of the row, whose fields differ by locale. */
function usesLocale(draft: Draft, recipe: Recipe, locale: LocaleTables): boolean {
  const primitive = primitiveOf(draft.registry.primitives, recipe);
  const subjects = primitive.uses(recipe).filter((use) => 'subject' in use);
  // Written here, so that what a locale lacks is found with the generator that asks for it.
  for (const use of subjects) usesLocale(draft, draft.fieldRecipe(locale, use.subject, use.field), locale);
  return subjects.length > 0 || primitive.parts(recipe).some((part) => usesLocale(draft, part, locale));
}
