import { createDictionary, type Dictionary } from '../batch/dictionary.ts';
import type { Weights } from '../random/alias-table.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';
import { wholeBounds } from '../recipe/whole-bounds.ts';
import type { LogicalType } from '../types/logical-type.ts';

/** One text of a list, each as likely or by weight. */
export interface PickRecipe extends Recipe {
  readonly kind: 'pick';
  readonly from: TableUse | readonly string[];
  /** One weight an entry, above 0; absent where all are as likely. */
  readonly weights?: readonly number[];
  readonly type: LogicalType;
}

/** Makes the recipe of one text of a list or of a word list; entries of weight 0 are left out. */
export function pick(
  from: TableUse | readonly string[],
  more: { weights?: readonly number[] | undefined; type?: LogicalType | undefined } = {},
): PickRecipe {
  const type = more.type ?? { kind: 'string' };
  const { weights } = more;
  if (weights === undefined || !Array.isArray(from)) {
    return weights === undefined ? { kind: 'pick', from, type } : { kind: 'pick', from, weights, type };
  }
  const kept = (from as readonly string[]).flatMap((text, at) => ((weights[at] ?? 0) > 0 ? [{ text, at }] : []));
  const keptWeights = kept.map(({ at }) => weights[at] as number);
  const texts = kept.map(({ text }) => text);
  if (keptWeights.every((weight) => weight === keptWeights[0])) return { kind: 'pick', from: texts, type };
  return { kind: 'pick', from: texts, weights: keptWeights, type };
}

export const pickPrimitive: Primitive<PickRecipe> = definePrimitive<PickRecipe>({
  kind: 'pick',
  type: ({ type }) => type,
  tables: ({ from }) => (isTable(from) ? [from] : []),
  bounds: ({ from }) => (isTable(from) ? undefined : wholeBounds(from)),
  literals: ({ from }) => (isTable(from) ? [] : from),
  capacity: (recipe, scope) => BigInt(dictionaryOf(recipe, scope).size),
  injective(recipe, scope) {
    const dictionary = dictionaryOf(recipe, scope);
    return dictionary.distinct === dictionary.size;
  },
  rank(recipe, text, scope) {
    const code = dictionaryOf(recipe, scope).code(text);
    return code < 0 ? undefined : BigInt(code);
  },
  width(recipe, scope) {
    const dictionary = dictionaryOf(recipe, scope);
    const length = dictionary.text(0).length;
    for (let code = 1; code < dictionary.size; code++) if (dictionary.text(code).length !== length) return undefined;
    return length;
  },
  mayContain(recipe, character, scope) {
    const dictionary = dictionaryOf(recipe, scope);
    for (let code = 0; code < dictionary.size; code++) if (dictionary.text(code).includes(character)) return true;
    return false;
  },
  plan(recipe, at) {
    const dictionary = dictionaryOf(recipe, at.scope);
    const weights = weightsOf(recipe, at.scope);
    const codes = weights === undefined ? at.source.below(dictionary.size) : at.source.pick(weights);
    return { kind: 'codes', codes, dictionary };
  },
  explain(recipe, scope) {
    const { size } = dictionaryOf(recipe, scope);
    const list = isTable(recipe.from) ? `the list ${recipe.from.table}` : 'a list';
    return `one of ${size} texts of ${list}, ${weightsOf(recipe, scope) === undefined ? 'each as likely' : 'by weight'}`;
  },
});

const inline = new WeakMap<readonly string[], Dictionary>();

/** The dictionary of a pick; lists written in the recipe are made once, however often they are planned. */
function dictionaryOf({ from }: PickRecipe, scope: Scope): Dictionary {
  if (isTable(from)) return scope.table(from);
  const made = inline.get(from) ?? createDictionary(from);
  inline.set(from, made);
  return made;
}

/** The weights that the recipe has of its own, or that its table says. */
function weightsOf({ from, weights }: PickRecipe, scope: Scope): Weights | undefined {
  if (weights !== undefined || !isTable(from) || from.by !== undefined) return weights;
  const table = scope.pack(from.table);
  return table.columns.includes('weight') ? table.numbers('weight') : undefined;
}

function isTable(from: TableUse | readonly string[]): from is TableUse {
  return !Array.isArray(from);
}
