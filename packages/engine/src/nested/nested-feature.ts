import type { Feature } from '../model/feature.ts';
import { arrayPrimitive } from './array.ts';
import { checkNested } from './check-nested.ts';
import { objectPrimitive } from './object.ts';
import { nestedRecipe } from './write-recipe.ts';

/** Columns of lists and structures. */
export const nestedFeature: Feature = {
  name: 'nested',
  check: { columns: ({ world, table, column, problems }) => checkNested(world, table, column, problems) },
  compile: {
    primitives: () => [arrayPrimitive, objectPrimitive],
    write({ column: { name: column, source }, write }) {
      if (source.kind !== 'array' && source.kind !== 'object') return undefined;
      return nestedRecipe(source, column, (one, { name, type }) =>
        write({ source: one, name, branch: undefined, asked: type }),
      );
    },
  },
};
