import type { Moment } from '@populace/calendar';
import { CONTEXTS, contextShares, FATHERS } from '@populace/generators';
import { ofOneWord, type PackTable } from '@populace/recipes';

/**
 * A part of full names: by context (sex and generation), the share of each of its texts, by the text's place. Contexts in which it is
 * borne alike share the list.
 */
export type PartShares = readonly Float64Array[];

/** The tables that names are drawn from; patronymics and added names are borne in some locales only. */
export interface NameTables {
  readonly given: PackTable;
  readonly surname: PackTable;
  readonly patronymic: PackTable | undefined;
  readonly added: PackTable | undefined;
}

/** How many of the people at `now` are of each context; the shares add up to 1. */
export function contextWeights(now: Moment): readonly number[] {
  const weights = contextShares(now).map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The parts that full names are written of, as `personSubject` draws them; only those are made that a pattern names. */
export function partShares({ given, surname, patronymic, added }: NameTables): ReadonlyMap<string, () => PartShares> {
  const own = CONTEXTS.map(({ column }) => column);
  const middle = (): PartShares => own.map((column) => sharesOf(ofOneWord(given, given.numbers(column))));
  const father = (): PartShares => FATHERS.map((column) => sharesOf(given.numbers(column)));
  return new Map<string, () => PartShares>([
    ['given', () => own.map((column) => sharesOf(given.numbers(column)))],
    ['middle', middle],
    ['initial', () => byInitial(given, middle())],
    ['father', father],
    ['fatherInitial', () => byInitial(given, father())],
    ['surname', () => bySex(surname)],
    ['second', () => bySex(surname)],
    ...(patronymic === undefined ? [] : [['patronymic', () => bySex(patronymic)] as const]),
    ...(added === undefined ? [] : [['added', () => own.map((column) => sharesOf(added.numbers(column)))] as const]),
  ]);
}

function sharesOf(weights: ArrayLike<number>): Float64Array {
  let all = 0;
  for (let at = 0; at < weights.length; at++) all += weights[at] ?? 0;
  return Float64Array.from(weights, (weight) => (all === 0 ? 0 : weight / all));
}

/** The shares of the first letters of names. */
function byInitial(table: PackTable, parts: PartShares): PartShares {
  const letters = table.texts('text').map((text) => [...text][0] ?? '');
  const places = new Map([...new Set(letters)].map((letter, place) => [letter, place]));
  const placeOf = letters.map((letter) => places.get(letter) ?? 0);
  return parts.map((shares) => gathered(shares, placeOf, places.size));
}

/** Women bear the one form of a name and men the other, where it has two. */
function bySex(table: PackTable): PartShares {
  const masculine = table.texts('text');
  const feminine = table.columns.includes('feminine') ? table.texts('feminine') : masculine;
  const places = new Map([...new Set([...masculine, ...feminine])].map((text, place) => [text, place]));
  const shares = sharesOf(table.numbers('weight'));
  const [ofMen, ofWomen] = [masculine, feminine].map((texts) =>
    gathered(
      shares,
      texts.map((text) => places.get(text) ?? 0),
      places.size,
    ),
  ) as [Float64Array, Float64Array]; // Two lists give two.
  return CONTEXTS.map(({ sex }) => (sex === 0 ? ofWomen : ofMen));
}

/** The shares of all that fall together at a place. */
function gathered(shares: Float64Array, placeOf: readonly number[], size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const [at, share] of shares.entries()) {
    const place = placeOf[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + share;
  }
  return sums;
}
