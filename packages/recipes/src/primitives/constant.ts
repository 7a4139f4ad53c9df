import type { LogicalType } from '@populace/core';
import { type Folding, foldText } from '@populace/unicode';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { wholeBounds } from '../recipe/whole-bounds.ts';

/** The same value in every row; `text` null is the database's null. */
export interface ConstantRecipe extends Recipe {
  readonly kind: 'constant';
  readonly text: string | null;
  readonly type: LogicalType;
  /** What does not count where its rank is found. */
  readonly folded?: Folding;
}

/** Makes the recipe of a value that never changes. */
export function constant(text: string | null, type: LogicalType = { kind: 'string' }): ConstantRecipe {
  return { kind: 'constant', text, type };
}

export const constantPrimitive: Primitive<ConstantRecipe> = definePrimitive<ConstantRecipe>({
  kind: 'constant',
  type: ({ type }) => type,
  bounds: ({ text }) => wholeBounds([text]),
  literals: ({ text }) => (text === null ? [] : [text]),
  capacity: () => 1n,
  injective: () => true,
  foldedForm: (recipe, folding) => ({ ...recipe, folded: folding }),
  rank({ text, folded }, asked) {
    return text !== null && foldText(asked, folded) === foldText(text, folded) ? 0n : undefined;
  },
  domain: ({ text }) => ({
    words: text === null ? 'null' : JSON.stringify(text),
    has: (found) => found === text,
  }),
  width: ({ text, folded }) => text?.length && foldText(text, folded).length,
  mayContain: ({ text, folded }, character) => text !== null && foldText(text, folded).includes(character),
  plan({ text }, at) {
    if (text !== null) return { kind: 'constant', text };
    const valid = at.arena.uint8();
    at.step((n) => {
      valid.fill(0, 0, n);
    });
    return { kind: 'constant', text: '', valid };
  },
  explain: ({ text }) => (text === null ? 'always null' : `always ${JSON.stringify(text)}`),
  outline: () => 'the same in every row',
});
