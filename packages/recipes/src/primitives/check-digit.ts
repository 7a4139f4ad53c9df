import { CodedError, type Vector } from '@populace/core';
import { rankDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Scope } from '../recipe/recipe.ts';

/** A text of digits with its check digit behind it, by the Luhn formula (ISO/IEC 7812-1, Annex B). */
export interface CheckDigitRecipe extends Recipe {
  readonly kind: 'checkDigit';
  /** A recipe of digit texts of one fixed width. */
  readonly of: Recipe;
}

/** Makes the recipe of digits followed by the digit that makes them pass the Luhn test. */
export function luhn(of: Recipe): CheckDigitRecipe {
  return { kind: 'checkDigit', of };
}

export const checkDigitPrimitive: Primitive<CheckDigitRecipe> = definePrimitive<CheckDigitRecipe>({
  kind: 'checkDigit',
  type: () => ({ kind: 'string' }),
  parts: ({ of }) => [of],
  capacity: ({ of }, scope) => scope.capacity(of),
  injective: ({ of }, scope) => scope.injective(of),
  // Digits have neither case nor accents.
  foldedForm: (recipe) => recipe,
  rank({ of }, text, scope) {
    if (!/^\d{2,}$/.test(text) || luhnDigit(text.slice(0, -1)) !== +text.slice(-1)) return undefined;
    return scope.rank(of, text.slice(0, -1));
  },
  domain(recipe, scope) {
    const body = scope.domain(recipe.of);
    return body && rankDomain(recipe, scope, `${body.words}, then the Luhn check digit`);
  },
  width({ of }, scope) {
    const width = scope.width(of);
    return width === undefined ? undefined : width + 1;
  },
  plan: planLuhn,
  explain: ({ of }, scope) => `${scope.explain(of)}, then the Luhn check digit`,
  outline: () => 'digits, then the Luhn check digit',
});

/** Returns the digit that makes `digits` pass the Luhn test (ISO/IEC 7812-1, Annex B). */
export function luhnDigit(digits: string): number {
  return (10 - (luhnSum(digits, 0) % 10)) % 10;
}

/** The weighed sum of digits that stand `after` digits before the check digit. */
function luhnSum(digits: string, after: number): number {
  let sum = 0;
  for (let place = digits.length - 1, from = after; place >= 0; place--, from++) {
    const digit = digits.charCodeAt(place) - 48;
    // The check digit stands at the right end, so doubling starts with its left neighbour.
    const weighed = from % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum;
}

/** A column of numbers, and for each number what it adds to the sum. */
interface Weighed {
  readonly values: Int32Array;
  readonly sums: Int32Array;
}

/** What the digits of a vector add: so much in every row, and so much by the numbers of columns. */
interface Weights {
  constant: number;
  readonly columns: Weighed[];
}

function planLuhn({ of }: CheckDigitRecipe, at: Planner): Vector {
  demandWidth(of, at.scope);
  const body = at.part(of, at.source);
  const weights: Weights = { constant: 0, columns: [] };
  weigh(body, 0, weights);
  const { constant, columns } = weights;
  const check = at.arena.int32();
  at.step((n) => {
    check.fill(constant, 0, n);
    for (const { values, sums } of columns) for (let i = 0; i < n; i++) check[i] += sums[values[i]];
    for (let i = 0; i < n; i++) check[i] = (10 - (check[i] % 10)) % 10;
  });
  return { kind: 'parts', parts: [body, { kind: 'digits', chunks: [check], widths: [1] }] };
}

function demandWidth(recipe: Recipe, scope: Scope): void {
  if (scope.width(recipe) === undefined) {
    throw new CodedError('internal', 'A check digit needs digits of a fixed width.');
  }
}

/** Adds the weights of a vector with `after` digits to its right; returns how many digits there are from its left end on. */
function weigh(vector: Vector, after: number, weights: Weights): number {
  switch (vector.kind) {
    case 'parts':
      return vector.parts.reduceRight((from, part) => weigh(part, from, weights), after);
    case 'constant':
      weights.constant += luhnSum(vector.text, after);
      return after + vector.text.length;
    case 'codes': {
      const { dictionary, codes } = vector;
      const sums = Int32Array.from({ length: dictionary.size }, (_, code) => luhnSum(dictionary.text(code), after));
      weights.columns.push({ values: codes, sums });
      return after + dictionary.text(0).length;
    }
    case 'digits':
      return vector.chunks.reduceRight((from, chunk, place) => {
        const width = vector.widths[place];
        weights.columns.push({ values: chunk, sums: sumsOfDigits(width, from) });
        return from + width;
      }, after);
    default:
      throw new CodedError('internal', `A check digit cannot be made of ${vector.kind}.`);
  }
}

const known = new Map<number, Int32Array>();

/** What each number of `width` digits adds; made once for each width and parity. */
function sumsOfDigits(width: number, after: number): Int32Array {
  const name = width * 2 + (after % 2);
  const made = known.get(name) ?? makeSums(width, after);
  known.set(name, made);
  return made;
}

/** A number adds what its last digit adds, and what all before it add: so each entry takes one step. */
function makeSums(width: number, after: number): Int32Array {
  const sums = new Int32Array(10 ** width);
  const last = Array.from({ length: width }, (_, place) =>
    Array.from({ length: 10 }, (_digit, digit) => luhnSum(`${digit}`, after + place)),
  );
  let filled = 1;
  for (const ofDigit of last) {
    for (let digit = 9; digit >= 0; digit--) {
      const add = ofDigit[digit];
      for (let rest = 0; rest < filled; rest++) sums[digit * filled + rest] = sums[rest] + add;
    }
    filled *= 10;
  }
  return sums;
}
