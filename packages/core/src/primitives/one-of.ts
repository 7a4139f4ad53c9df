import { utf8Length } from '../batch/dictionary.ts';
import type { Vector } from '../batch/vector.ts';
import type { CellWriter } from '../cells/atom.ts';
import { createAtoms } from '../cells/atoms.ts';
import { OVERRUN } from '../cells/literal.ts';
import { rowPieces } from '../cells/pieces.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe } from '../recipe/recipe.ts';

/** A recipe and how often it is taken, relative to the others. */
export interface WeightedRecipe {
  readonly recipe: Recipe;
  readonly weight: number;
}

/** The text of one of several recipes, by weight. */
export interface OneOfRecipe extends Recipe {
  readonly kind: 'oneOf';
  readonly options: readonly WeightedRecipe[];
}

/** Makes the recipe of one of several recipes' texts; a single one stays as it is. */
export function oneOf(options: readonly WeightedRecipe[]): Recipe {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return only.recipe;
  const recipe: OneOfRecipe = { kind: 'oneOf', options };
  return recipe;
}

export const oneOfPrimitive: Primitive<OneOfRecipe> = definePrimitive<OneOfRecipe>({
  kind: 'oneOf',
  type: () => ({ kind: 'string' }),
  parts: ({ options }) => options.map(({ recipe }) => recipe),
  // Two recipes may make the same text, so only one's count is sure.
  capacity: ({ options }, scope) => {
    const counts = options.map(({ recipe }) => scope.capacity(recipe));
    return counts.reduce((most, count) =>
      typeof most === 'bigint' && typeof count === 'bigint' && count < most ? most : count,
    );
  },
  plan: planOneOf,
  explain: ({ options }, scope) => `one of: ${options.map(({ recipe }) => scope.explain(recipe)).join(' | ')}`,
});

/** Every option is planned for every row; the writer of the chosen one puts its text down. */
function planOneOf({ options }: OneOfRecipe, at: Planner): Vector {
  const { choice, sources } = at.source.choose(
    options.map(({ recipe, weight }, place) => ({ name: `${place}`, weight, capacity: at.scope.capacity(recipe) })),
  );
  const vectors = options.map(({ recipe }, place) => at.part(recipe, sources[place] ?? at.source));
  const atoms = vectors.map((vector) =>
    createAtoms(rowPieces([{ name: '', type: { kind: 'string' }, vector }], { cell: () => ({ null: '' }) })),
  );
  const maxBytes = Math.max(...vectors.map(longestText));
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxBytes + OVERRUN);
  const output = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  const writers = atoms.map((list) => joined(list.map((atom) => atom.bind(output))));
  at.step((n) => {
    for (const list of atoms) for (const atom of list) atom.prepare?.(n);
    let end = 0;
    for (let i = 0; i < n; i++) {
      end = writers[choice[i]](i, end);
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes };
}

/** No number, date or id is longer than this in text. */
const LONGEST_VALUE = 48;

/** The most bytes of a row's text. */
function longestText(vector: Vector): number {
  switch (vector.kind) {
    case 'constant':
      return utf8Length(vector.text);
    case 'codes':
      return vector.dictionary.maxBytes;
    case 'bytes':
      return vector.maxBytes;
    case 'digits':
      return vector.widths.reduce((sum, width) => sum + width, 0);
    case 'parts':
      return vector.parts.reduce((sum, part) => sum + longestText(part), 0);
    default:
      return LONGEST_VALUE;
  }
}

function joined(writers: readonly CellWriter[]): CellWriter {
  return (row, at) => {
    let end = at;
    for (const write of writers) end = write(row, end);
    return end;
  };
}
