import { type Folding, foldText } from '@populace/unicode';
import { createNumberedRows, numberedRows } from '../levels/name-numbering.ts';
import { MOST_LOCALES } from '../levels/name-sharing.ts';
import { splitShown } from '../levels/name-style.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Capacity, Primitive, Recipe, RowFinder, RowSearch, Scope } from '../recipe/recipe.ts';
import { edgesOfNames, NAME_DRAWS } from './name.ts';
import { type NameNumberRecipe, type NamesShown, nameNumber, nameRecipeOf, sharingOf } from './name-number.ts';

/** A text that shows the row's name, such as an e-mail address; where the column is unique, with a number that tells rows apart. */
export interface NumberedRecipe extends Recipe {
  readonly kind: 'numbered';
  readonly names: NamesShown;
  readonly plain: Recipe;
  readonly numbered: Recipe;
  readonly unique: boolean;
}

/**
 * Makes the recipe of a text that shows names: the name in one of the styles, then the number where the column is unique, then
 * nothing or what begins with `@`. Which style a row has must be drawn alike in both recipes; names and their separators have
 * no digits and no `@`.
 */
export function numbered(
  names: NamesShown,
  plain: Recipe,
  unique: (number: (style: number) => NameNumberRecipe) => Recipe,
): NumberedRecipe {
  const withNumbers = unique((style) => nameNumber(names, style));
  return { kind: 'numbered', names, plain, numbered: withNumbers, unique: false };
}

/** More rows than any table has. */
const ALL_ROWS = 2 ** 48;

export const numberedPrimitive: Primitive<NumberedRecipe> = definePrimitive<NumberedRecipe>({
  kind: 'numbered',
  type: () => ({ kind: 'string' }),
  parts: ({ plain, numbered: withNumbers }) => [plain, withNumbers],
  capacity: (recipe, scope) => (recipe.unique ? rowsOf(recipe, scope) : scope.capacity(recipe.plain)),
  width: ({ plain, unique }, scope) => (unique ? undefined : scope.width(plain)),
  mayContain: (recipe, character, scope) => scope.mayContain(made(recipe), character),
  uniqueByRow: ({ unique }, scope) => unique && scope.locales.length <= MOST_LOCALES,
  uniqueForm: (recipe) => ({ ...recipe, unique: true }),
  foldedForm: (recipe, folding, scope) => (recipe.unique && isFolded(recipe, folding, scope) ? recipe : undefined),
  rowFinder: (recipe, at) => (recipe.unique ? createTextFinder(recipe, at) : undefined),
  plan: (recipe, at) => at.part(made(recipe), at.source),
  explain: (recipe, scope) => scope.explain(made(recipe)),
  outline: ({ unique }) =>
    unique ? 'made of the names, with a number where other rows show the same' : 'made of the names',
});

function made({ plain, numbered: withNumbers, unique }: NumberedRecipe): Recipe {
  return unique ? withNumbers : plain;
}

/** How many rows can have a number: in every style, and in every locale. */
function rowsOf({ names }: NumberedRecipe, scope: Scope): Capacity {
  const edges = edgesOfNames(nameRecipeOf(names, scope), scope);
  const counts = names.styles.map((style, place) => numberedRows(edges, style, sharingOf(names, place, scope)));
  const least = Math.min(...counts);
  return least < ALL_ROWS ? BigInt(least) : 'unbounded';
}

/** Whether names are shown folded, in small letters or without accents, so that no two texts differ by that alone. */
function isFolded({ names }: NumberedRecipe, folding: Folding, scope: Scope): boolean {
  const { surnames, given } = edgesOfNames(nameRecipeOf(names, scope), scope).renderings;
  return [...surnames, ...given].every((texts) => texts.every((text) => foldText(text, folding) === text));
}

/** Takes a text apart and asks the style that can have made it; what stands behind the number is seen when it is made again. */
function createTextFinder({ names }: NumberedRecipe, at: RowSearch): RowFinder {
  const recipe = nameRecipeOf(names, at.scope);
  const edges = edgesOfNames(recipe, at.scope);
  const { key } = at.within(recipe.subject, NAME_DRAWS);
  const ways = names.styles.map((style, place) => {
    const rowOf = createNumberedRows(edges, key, style, sharingOf(names, place, at.scope));
    return (stem: string, number: number): number | undefined => {
      const shown = splitShown(style, stem);
      return shown === undefined ? undefined : rowOf({ ...shown, number });
    };
  });
  return (text) => {
    const [, stem = '', digits = ''] = TEXT.exec(text) ?? [];
    const number = Number(digits);
    if (stem === '' || number >= 2 ** 53) return undefined;
    for (const rowOf of ways) {
      const row = rowOf(stem, number);
      if (row !== undefined) return row;
    }
    return undefined;
  };
}

/** Names, the number, and what begins with an at sign. */
const TEXT = /^([^0-9@]+)([1-9][0-9]{0,15})?(?:@.*)?$/;
