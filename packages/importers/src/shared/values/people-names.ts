import type { KnownNames } from '../proposal/known.ts';
import { type ColumnSample, countThat } from './column-sample.ts';

/** Names of people that the values of a column are. */
export interface FoundNames {
  readonly generator: 'person.firstName' | 'person.fullName';
  /** How many of the values are known as such. */
  readonly count: number;
}

/** So many different values tell; two could be anything. */
const FEWEST = 3;
/** Nobody knows all names: of those of people, most are in the lists. */
const LEAST_GIVEN = 0.8;
/** There are more surnames than any list has. */
const LEAST_FAMILY = 0.5;

/**
 * Finds out whether values are given names, or given names and surnames. Surnames alone are not looked for: too many of them are colours,
 * trades and places.
 */
export function findNames(sample: ColumnSample, known: KnownNames | undefined): FoundNames | undefined {
  if (known === undefined || sample.counts.size < FEWEST) return undefined;
  const isGiven = (value: string): boolean => known.given.has(value.trim().toLowerCase());
  if (share(sample.glimpse, isGiven) >= LEAST_GIVEN) {
    const given = [...sample.counts.keys()];
    if (share(given, isGiven) < LEAST_GIVEN) return undefined;
    return { generator: 'person.firstName', count: countThat(sample, isGiven) };
  }
  const isFull = (value: string): boolean => known.given.has(partsOf(value).first) && partsOf(value).count > 1;
  const isKnown = (value: string): boolean => isFull(value) && known.family.has(partsOf(value).last);
  if (share(sample.glimpse, isFull) < LEAST_GIVEN || share(sample.glimpse, isKnown) < LEAST_FAMILY) return undefined;
  return { generator: 'person.fullName', count: countThat(sample, isFull) };
}

/** Whether a text is a given name and a surname that are known. */
export function isFullName(text: string, known: KnownNames | undefined): boolean {
  const { first, last, count } = partsOf(text);
  return count > 1 && known?.given.has(first) === true && known.family.has(last);
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.filter(test).length / Math.max(1, values.length);
}

/** The words of a name at its ends; `Berg, Ada` is `Ada Berg`. */
function partsOf(value: string): { readonly first: string; readonly last: string; readonly count: number } {
  const [family, given] = value.split(', ');
  const words = (given === undefined ? value : `${given} ${family}`).trim().toLowerCase().split(/\s+/);
  return { first: words[0] ?? '', last: words.at(-1) ?? '', count: words.length };
}
