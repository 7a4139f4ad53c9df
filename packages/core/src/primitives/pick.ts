import { createDictionary, type Dictionary } from '../batch/dictionary.ts';
import type { Weights } from '../random/alias-table.ts';
import { countWords } from '../recipe/count-words.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';
import { dictionaryOf, isTable, type TextList, tablesOf } from '../recipe/text-list.ts';
import { wholeBounds } from '../recipe/whole-bounds.ts';
import { foldCase } from '../text/fold-case.ts';
import type { LogicalType } from '../types/logical-type.ts';

/** One text of a list, each as likely or by weight. */
export interface PickRecipe extends Recipe {
  readonly kind: 'pick';
  readonly from: TextList;
  /** One weight an entry, above 0; absent where all are as likely. */
  readonly weights?: readonly number[];
  /** The column of a table that has the weights; `weight`, where there is one, if absent. */
  readonly weightColumn?: string;
  readonly type: LogicalType;
  /** Whether ranks are found in any case; the list then has no text in two. */
  readonly folded?: true;
}

/** Makes the recipe of one text of a table by the weights of one of its columns. */
export function pickBy(from: TableUse, weightColumn: string): PickRecipe {
  return { kind: 'pick', from, weightColumn, type: { kind: 'string' } };
}

/** Makes the recipe of one text of a list or of a word list; entries of weight 0 are left out. */
export function pick(
  from: TextList,
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
  tables: ({ from }) => tablesOf(from),
  bounds: ({ from }) => (isTable(from) ? undefined : wholeBounds(from)),
  literals: ({ from }) => (isTable(from) ? [] : from),
  capacity: (recipe, scope) => BigInt(dictionaryOf(recipe.from, scope).size),
  injective(recipe, scope) {
    const dictionary = dictionaryOf(recipe.from, scope);
    return dictionary.distinct === dictionary.size;
  },
  foldedForm(recipe, scope) {
    const list = dictionaryOf(recipe.from, scope);
    // One that has the very same text twice is not for unique columns in any case.
    if (list.distinct < list.size) return undefined;
    return { kind: 'pick', from: firstOfEachCase(list), type: recipe.type, folded: true };
  },
  rank(recipe, text, scope) {
    const dictionary = dictionaryOf(recipe.from, scope);
    const code = recipe.folded === true ? foldedDictionary(dictionary).code(foldCase(text)) : dictionary.code(text);
    return code < 0 ? undefined : BigInt(code);
  },
  width(recipe, scope) {
    const dictionary = dictionaryOf(recipe.from, scope);
    const length = dictionary.text(0).length;
    for (let code = 1; code < dictionary.size; code++) if (dictionary.text(code).length !== length) return undefined;
    return length;
  },
  mayContain(recipe, character, scope) {
    const dictionary = dictionaryOf(recipe.from, scope);
    for (let code = 0; code < dictionary.size; code++) if (dictionary.text(code).includes(character)) return true;
    return false;
  },
  plan(recipe, at) {
    const dictionary = dictionaryOf(recipe.from, at.scope);
    const weights = weightsOf(recipe, at.scope);
    const codes = weights === undefined ? at.source.below(dictionary.size) : at.source.pick(weights);
    return { kind: 'codes', codes, dictionary };
  },
  explain(recipe, scope) {
    const { size } = dictionaryOf(recipe.from, scope);
    const list = isTable(recipe.from) ? `the list ${recipe.from.table}` : 'a list';
    return `one of ${countWords(size)} texts of ${list}, ${weightsOf(recipe, scope) === undefined ? 'each as likely' : 'by weight'}`;
  },
});

/** The weights that the recipe has of its own, or that its table says. */
function weightsOf({ from, weights, weightColumn = 'weight' }: PickRecipe, scope: Scope): Weights | undefined {
  if (weights !== undefined || !isTable(from) || from.by !== undefined) return weights;
  const table = scope.pack(from.table);
  return table.columns.includes(weightColumn) ? table.numbers(weightColumn) : undefined;
}

/** The texts of a list, of those that differ by case alone the first. */
function firstOfEachCase(dictionary: Dictionary): readonly string[] {
  const texts = Array.from({ length: dictionary.size }, (_, code) => dictionary.text(code));
  const first = new Map(texts.toReversed().map((text) => [foldCase(text), text]));
  return texts.filter((text) => first.get(foldCase(text)) === text);
}

const folded = new WeakMap<Dictionary, Dictionary>();

/** A list with the case of its texts folded, made once. */
function foldedDictionary(dictionary: Dictionary): Dictionary {
  const known = folded.get(dictionary);
  if (known !== undefined) return known;
  const made = createDictionary(Array.from({ length: dictionary.size }, (_, code) => foldCase(dictionary.text(code))));
  folded.set(dictionary, made);
  return made;
}
