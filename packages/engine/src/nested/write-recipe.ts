import type { LogicalType } from '@populace/core';
import { integer, type Recipe } from '@populace/recipes';
import type { ArraySource, GeneratorSource, ObjectSource, ValueModel } from '@populace/schema';
import type { ArrayRecipe, InnerRecipe, ObjectRecipe } from '../model/nested-recipe.ts';

/** Writes the recipe of a generator, for values of a type where one is asked for. */
type WriteRecipe = (
  source: GeneratorSource,
  value: { readonly name: string; readonly type: LogicalType | undefined },
) => Recipe;

/** Writes the recipe of lists or structures, which sentences call by `name`. */
export function nestedRecipe(
  source: ArraySource | ObjectSource,
  name: string,
  write: WriteRecipe,
): ArrayRecipe | ObjectRecipe {
  if (source.kind === 'array') {
    const { min, max, distribution } = source.count;
    const count = integer(BigInt(min), BigInt(max), { distribution });
    return { kind: 'array', name, item: innerRecipe(source.item, name, write), count, distinct: source.distinct };
  }
  const members = source.members.map((member) => ({
    ...innerRecipe(member, `${name}.${member.name}`, write),
    name: member.name,
  }));
  return { kind: 'object', name, members };
}

function innerRecipe({ source, type, nulls, of }: ValueModel, name: string, write: WriteRecipe): InnerRecipe {
  const recipe = source.kind === 'generator' ? write(source, { name, type }) : nestedRecipe(source, name, write);
  return { recipe, type, nulls, of };
}
