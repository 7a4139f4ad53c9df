import type { Recipe, Scope } from '../recipe/recipe.ts';
import type { ConstantRecipe } from './constant.ts';

/**
 * Whether the parts of every text can be told apart: each has a fixed width, or only parts with a fixed width after it, or is
 * followed by a constant whose first character it cannot contain.
 */
export function isParted(parts: readonly Recipe[], scope: Scope): boolean {
  return parts.every((part, at) => {
    if (scope.width(part) !== undefined || widthAfter(parts, at, scope) !== undefined) return true;
    const separator = separatorAfter(parts, at);
    return separator !== undefined && !scope.mayContain(part, separator.charAt(0));
  });
}

/** The width of all that comes after a part, where it is fixed. */
function widthAfter(parts: readonly Recipe[], at: number, scope: Scope): number | undefined {
  let sum = 0;
  for (const part of parts.slice(at + 1)) {
    const width = scope.width(part);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum;
}

function separatorAfter(parts: readonly Recipe[], at: number): string | undefined {
  const next = parts[at + 1];
  if (next?.kind !== 'constant') return undefined;
  const { text } = next as ConstantRecipe; // Its kind says so.
  return text === null || text === '' ? undefined : text;
}

/** The texts of the parts of a text whose parts can be told apart; undefined where it has none such. */
export function cutParts(parts: readonly Recipe[], text: string, scope: Scope): string[] | undefined {
  const texts: string[] = [];
  let from = 0;
  for (const [at, part] of parts.entries()) {
    const width = scope.width(part);
    const end = width === undefined ? endOf(parts, at, { text, from }, scope) : from + width;
    if (end < from || end > text.length) return undefined;
    texts.push(text.slice(from, end));
    from = end;
  }
  return from === text.length ? texts : undefined;
}

/** Where a part of varying width ends in a text. */
function endOf(
  parts: readonly Recipe[],
  at: number,
  { text, from }: { text: string; from: number },
  scope: Scope,
): number {
  const after = widthAfter(parts, at, scope);
  if (after !== undefined) return text.length - after;
  const separator = separatorAfter(parts, at);
  return separator === undefined ? -1 : text.indexOf(separator, from);
}
