import { createDictionary, type Dictionary, type LogicalType } from '@populace/core';
import { type Folding, foldText } from '@populace/unicode';
import type { Weights } from '../random/alias-table.ts';
import { countWords } from '../recipe/count-words.ts';
import { listDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';
import { dictionaryOf, isTable, type TextList, tablesOf } from '../recipe/text-list.ts';
import { wholeBounds } from '../recipe/whole-bounds.ts';
import { constant } from './constant.ts';

/** One text of a list, each as likely or by weight. */
export interface PickRecipe extends Recipe {
  readonly kind: 'pick';
  readonly from: TextList;
  /** One weight an entry, above 0; absent where all are as likely. */
  readonly weights?: readonly number[];
  /** The column of a table that has the weights; `weight`, where there is one, if absent. */
  readonly weightColumn?: string;
  readonly type: LogicalType;
  /** What does not count where ranks are found; the list then has no two texts that differ by that alone. */
  readonly folded?: Folding;
  /** Whether null is among the values, behind the texts: `weights` then has one entry more. */
  readonly nullable?: boolean;
}

/** Makes the recipe of one text of a table by the weights of one of its columns. */
export function pickBy(from: TableUse, weightColumn: string): PickRecipe {
  return { kind: 'pick', from, weightColumn, type: { kind: 'string' } };
}

/** Makes the recipe of one value of a list that may have nulls; entries of weight 0 are left out. */
export function pickOrNull(
  from: readonly (string | null)[],
  { weights, type = { kind: 'string' } }: { weights: readonly number[]; type?: LogicalType },
): Recipe {
  let nullWeight = 0;
  for (let at = 0; at < from.length; at++) if (from[at] === null) nullWeight += weights[at];
  const kept = from.flatMap((text, at) => (text !== null && weights[at] > 0 ? [{ text, weight: weights[at] }] : []));
  const texts = kept.map(({ text }) => text);
  const ofTexts = kept.map(({ weight }) => weight);
  if (nullWeight === 0) return pick(texts, { weights: ofTexts, type });
  if (texts.length === 0) return constant(null, type);
  const recipe: PickRecipe = { kind: 'pick', from: texts, weights: [...ofTexts, nullWeight], type, nullable: true };
  return recipe;
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
    if (recipe.nullable === true) return false;
    const dictionary = dictionaryOf(recipe.from, scope);
    return dictionary.distinct === dictionary.size;
  },
  obstacle: ({ nullable }) =>
    nullable === true
      ? { what: 'its values have null, which several rows share', wayOut: 'drop null, or write nulls with a share' }
      : undefined,
  foldedForm(recipe, folding, scope) {
    if (recipe.nullable === true) return undefined;
    const list = dictionaryOf(recipe.from, scope);
    // One that has the very same text twice is not for unique columns.
    if (list.distinct < list.size) return undefined;
    return { kind: 'pick', from: firstOfEach(list, folding), type: recipe.type, folded: folding };
  },
  rank(recipe, text, scope) {
    const code = comparedDictionary(recipe, scope).code(foldText(text, recipe.folded));
    return code < 0 ? undefined : BigInt(code);
  },
  domain: ({ from }, scope) => listDomain(dictionaryOf(from, scope)),
  width(recipe, scope) {
    const dictionary = comparedDictionary(recipe, scope);
    const length = dictionary.text(0).length;
    for (let code = 1; code < dictionary.size; code++) if (dictionary.text(code).length !== length) return undefined;
    return length;
  },
  mayContain(recipe, character, scope) {
    const dictionary = comparedDictionary(recipe, scope);
    for (let code = 0; code < dictionary.size; code++) if (dictionary.text(code).includes(character)) return true;
    return false;
  },
  plan(recipe, at) {
    const dictionary = dictionaryOf(recipe.from, at.scope);
    const weights = weightsOf(recipe, at.scope);
    const codes = weights === undefined ? at.source.below(dictionary.size) : at.source.pick(weights);
    return recipe.nullable === true
      ? { kind: 'codes', codes, dictionary, nullable: true }
      : { kind: 'codes', codes, dictionary };
  },
  explain(recipe, scope) {
    const { size } = dictionaryOf(recipe.from, scope);
    const list = isTable(recipe.from) ? `the list ${recipe.from.table}` : 'a list';
    const others = recipe.nullable === true ? ' or null' : '';
    return `one of ${countWords(size)} texts of ${list}${others}, ${weightsOf(recipe, scope) === undefined ? 'each as likely' : 'by weight'}`;
  },
});

/** The weights that the recipe has of its own, or that its table says. */
function weightsOf({ from, weights, weightColumn = 'weight' }: PickRecipe, scope: Scope): Weights | undefined {
  if (weights !== undefined || !isTable(from) || from.by !== undefined) return weights;
  const table = scope.pack(from.table);
  return table.columns.includes(weightColumn) ? table.numbers(weightColumn) : undefined;
}

/** The texts of a list, of those that are the same when folded the first. */
function firstOfEach(dictionary: Dictionary, folding: Folding): readonly string[] {
  const texts = Array.from({ length: dictionary.size }, (_, code) => dictionary.text(code));
  const first = new Map(texts.toReversed().map((text) => [foldText(text, folding), text]));
  return texts.filter((text) => first.get(foldText(text, folding)) === text);
}

const folded: Readonly<Record<Folding, WeakMap<Dictionary, Dictionary>>> = {
  case: new WeakMap(),
  accents: new WeakMap(),
  caseAndAccents: new WeakMap(),
};

/** The list by which texts are found: that of the recipe, or the same with its texts folded, made once. */
function comparedDictionary({ from, folded: folding }: PickRecipe, scope: Scope): Dictionary {
  const dictionary = dictionaryOf(from, scope);
  if (folding === undefined) return dictionary;
  const known = folded[folding].get(dictionary);
  if (known !== undefined) return known;
  const texts = Array.from({ length: dictionary.size }, (_, code) => foldText(dictionary.text(code), folding));
  const made = createDictionary(texts);
  folded[folding].set(dictionary, made);
  return made;
}
