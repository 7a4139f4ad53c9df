import { CodedError, type Vector } from '@populace/core';
import { createNumbering } from '../levels/name-numbering.ts';
import type { NameSharing } from '../levels/name-sharing.ts';
import type { NameStyle } from '../levels/name-style.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Scope, TakenRows } from '../recipe/recipe.ts';
import { drawnNames, edgesOfNames, type NameRecipe } from './name.ts';

/** The names that texts are made of, and the ways in which they show them. */
export interface NamesShown {
  /** The subject that bears the names, and a field of it that is drawn by levels. */
  readonly subject: string;
  readonly field: string;
  /** Each text is in one of these; names in it are written as their tables show them. */
  readonly styles: readonly NameStyle[];
}

/** The number that tells a row's text from those of all rows that show the same; nothing where it is 0. */
export interface NameNumberRecipe extends Recipe {
  readonly kind: 'nameNumber';
  readonly names: NamesShown;
  /** The style that the text is in, by its place in `names.styles`. */
  readonly style: number;
}

/** Makes the recipe of the number behind a text in one of the styles. */
export function nameNumber(names: NamesShown, style: number): NameNumberRecipe {
  return { kind: 'nameNumber', names, style };
}

export const nameNumberPrimitive: Primitive<NameNumberRecipe> = definePrimitive<NameNumberRecipe>({
  kind: 'nameNumber',
  type: () => ({ kind: 'string' }),
  uses: ({ names: { subject, field } }) => [{ subject, field }],
  capacity: () => 'unknown',
  mayContain: (_recipe, character) => character >= '0' && character <= '9',
  plan({ names, style }, at) {
    // Rows of other styles have other numbers, or none.
    if (at.taken !== undefined) return planNumbers({ names, style }, at, at.taken);
    const { given, surname, surnameLength = '' } = styleOf(names, style);
    const { place } = alikeStyles(names, style);
    // Styles that show the same differ by what stands between, which has no part in the number.
    const what = `number ${given} ${surname} ${surnameLength} ${place}`;
    return at.shared(names.subject, what, () => planNumbers({ names, style }, at));
  },
  explain: () => 'a number that no other row of the name has, or nothing',
});

/** Whole numbers below this are written from 32 bits. */
const NARROW = 2 ** 31;

function planNumbers(
  { names, style }: Pick<NameNumberRecipe, 'names' | 'style'>,
  at: Planner,
  taken?: TakenRows,
): Vector {
  const { arena, scope } = at;
  const recipe = nameRecipeOf(names, scope);
  const { batch } = drawnNames(recipe, at);
  const numbers = arena.float64();
  const [choice, narrow, hi, lo] = [arena.int32(), arena.int32(), arena.int32(), arena.int32()];
  if (!arena.measuring) {
    const sharing = sharingOf(names, style, scope);
    const fill = createNumbering(edgesOfNames(recipe, scope), styleOf(names, style), sharing);
    at.step((n) => {
      fill(n, batch, numbers, taken);
      divide(n, numbers, { choice, narrow, hi, lo });
    });
  }
  return {
    kind: 'mixed',
    choice,
    options: [
      { vector: { kind: 'constant', text: '' } },
      { vector: { kind: 'int32', values: narrow, min: 1, max: NARROW - 1 } },
      { vector: { kind: 'wide', hi, lo, scale: 0 } },
    ],
  };
}

/** Numbers as they are written: which of three ways, and what each needs. */
type Divided = Record<'choice' | 'narrow' | 'hi' | 'lo', Int32Array>;

/** Nothing for 0, one word for what fits, two for the rest. */
function divide(n: number, numbers: Float64Array, { choice, narrow, hi, lo }: Divided): void {
  for (let i = 0; i < n; i++) {
    const number = numbers[i];
    narrow[i] = number;
    choice[i] = number === 0 ? 0 : 1;
    if (number < NARROW) continue;
    const high = Math.floor(number / 2 ** 32);
    choice[i] = 2;
    hi[i] = high;
    lo[i] = number - high * 2 ** 32;
  }
}

/** Who else of the column writes what a style shows. */
export function sharingOf(names: NamesShown, style: number, scope: Scope): NameSharing {
  const alike = alikeStyles(names, style);
  return {
    locales: scope.locales.map((one) => edgesOfNames(nameRecipeOf(names, one), one)),
    place: scope.locales.indexOf(scope),
    styles: alike.count,
    style: alike.place,
  };
}

/** Returns the recipe of the names that are shown, in the locale of a scope. */
export function nameRecipeOf({ subject, field }: NamesShown, scope: Scope): NameRecipe {
  const recipe = scope.field(subject, field);
  if (recipe.kind === 'name') return recipe as NameRecipe; // Its kind says so.
  throw new CodedError('internal', `${subject}.${field} is not drawn by levels, so its rows have no numbers.`);
}

/** Returns a style by its place. */
export function styleOf({ styles }: NamesShown, place: number): NameStyle {
  const style = styles[place];
  if (style === undefined) throw new CodedError('internal', `There is no style ${place} of names.`);
  return style;
}

/**
 * The styles whose texts may be those of a style: they have the same between two names, or nothing, as where one name is shown.
 * What stands between two names occurs in none of them, so all other styles are told apart by it.
 */
function alikeStyles(names: NamesShown, style: number): { readonly count: number; readonly place: number } {
  const own = separatorOf(styleOf(names, style));
  const alike = [...names.styles.keys()].filter((place) => separatorOf(styleOf(names, place)) === own);
  return { count: alike.length, place: alike.indexOf(style) };
}

function separatorOf({ given, surname, between }: NameStyle): string {
  return given === 'none' || surname === 'none' ? '' : between;
}
