import { type Folding, foldText } from '@populace/unicode';
import type { Recipe, Scope } from '../recipe/recipe.ts';
import type { ConstantRecipe } from './constant.ts';

/** Parts of a text; with `folded` they are told apart in texts that are folded. */
export interface Parts {
  readonly parts: readonly Recipe[];
  readonly folded?: Folding | undefined;
}

/**
 * Whether the parts of every text can be told apart: each has a fixed width, or only parts with a fixed width after it, or is
 * followed by a constant whose first character it cannot contain.
 */
export function isParted(recipe: Parts, scope: Scope): boolean {
  return recipe.parts.every((part, at) => {
    if (scope.width(part) !== undefined || widthAfter(recipe, at, scope) !== undefined) return true;
    const first = separatorAfter(recipe, at)?.charAt(0);
    if (first === undefined || scope.mayContain(part, first)) return false;
    // A separator that is no letter is never taken for one that is folded.
    return recipe.folded === undefined || isPlain(first);
  });
}

function isPlain(character: string): boolean {
  return !/[A-Za-z]/.test(character) && character < '\u0080';
}

/** The width of all that comes after a part, where it is fixed. */
function widthAfter({ parts }: Parts, at: number, scope: Scope): number | undefined {
  let sum = 0;
  for (const part of parts.slice(at + 1)) {
    const width = scope.width(part);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum;
}

function separatorAfter({ parts, folded }: Parts, at: number): string | undefined {
  const next = parts[at + 1];
  if (next?.kind !== 'constant') return undefined;
  const { text } = next as ConstantRecipe; // Its kind says so.
  if (text === null || text === '') return undefined;
  return foldText(text, folded);
}

/** The texts of the parts of a text whose parts can be told apart; undefined where it has none such. */
export function cutParts(recipe: Parts, text: string, scope: Scope): string[] | undefined {
  const texts: string[] = [];
  let from = 0;
  for (const [at, part] of recipe.parts.entries()) {
    const width = scope.width(part);
    const end = width === undefined ? endOf(recipe, at, { text, from }, scope) : from + width;
    if (end < from || end > text.length) return undefined;
    texts.push(text.slice(from, end));
    from = end;
  }
  return from === text.length ? texts : undefined;
}

/** Where a part of varying width ends in a text. */
function endOf(recipe: Parts, at: number, { text, from }: { text: string; from: number }, scope: Scope): number {
  const after = widthAfter(recipe, at, scope);
  if (after !== undefined) return text.length - after;
  const separator = separatorAfter(recipe, at);
  return separator === undefined ? -1 : text.indexOf(separator, from);
}
