import { groupByKeys } from './group-by-keys.ts';
import type { NameEdges } from './name-edges.ts';
import { givenShown, type NameStyle, surnameShown } from './name-style.ts';

/** Who else in a column may write the text that a style shows of a name: rows of other locales, rows in another style. */
export interface NameSharing {
  /** The names of each locale of the column's rows, at most {@link MOST_LOCALES}; the own ones stand at `place`. */
  readonly locales: readonly NameEdges[];
  readonly place: number;
  /** How many styles of the column write alike, so that their texts may meet, and which of them this is. */
  readonly styles: number;
  readonly style: number;
}

/** A class's locales are the bits of a 32-bit whole number. */
export const MOST_LOCALES = 31;

/** By class of the own locale, which locales show such a name, one bit a locale. Both sides together tell who shows the pair. */
export interface LocaleMasks {
  readonly surnames: Int32Array;
  readonly given: Int32Array;
}

/** Finds which locales share what a style shows of each class. */
export function localeMasks({ locales, place }: NameSharing, style: NameStyle): LocaleMasks {
  const all = locales.map(({ renderings }) => renderings);
  const surnames = all.map((renderings) => renderings.surnames);
  const given = all.map((renderings) => renderings.given);
  return {
    surnames: masksOf(surnames, place, (text) => surnameShown(style, text)),
    given: masksOf(given, place, (text) => givenShown(style, text)),
  };
}

function masksOf(
  all: readonly (readonly (readonly string[])[])[],
  place: number,
  shown: (rendering: string) => string,
): Int32Array {
  const own = all[place];
  if (all.some((classes) => classes.some(({ length }) => length > 1))) return groupMasks(all, place, shown);
  const masks = new Map<string, number>();
  for (const renderings of own) for (const text of renderings) masks.set(shown(text), 0);
  for (const [locale, classes] of all.entries()) {
    for (const renderings of classes) {
      for (const rendering of renderings) {
        const text = shown(rendering);
        const mask = masks.get(text);
        if (mask !== undefined) masks.set(text, mask | (1 << locale));
      }
    }
  }
  return Int32Array.from(own, ([text]) => (text === undefined ? 0 : (masks.get(shown(text)) ?? 0)));
}

/**
 * The same where a class can show several texts, as surnames with two forms do. All that is linked by a text, in whatever locale, is one
 * group, and all its classes have the same locales: so each text alone says which these are.
 */
function groupMasks(
  all: readonly (readonly (readonly string[])[])[],
  place: number,
  shown: (rendering: string) => string,
): Int32Array {
  const { groupOf, count } = groupByKeys(all.flatMap((classes) => classes.map((texts) => texts.map(shown))));
  const masks = new Int32Array(count);
  let at = 0;
  let ownFrom = 0;
  for (const [locale, classes] of all.entries()) {
    if (locale === place) ownFrom = at;
    for (const _ of classes) masks[groupOf[at++]] |= 1 << locale;
  }
  return Int32Array.from(all[place], (texts, k) => (texts.length === 0 ? 0 : masks[groupOf[ownFrom + k]]));
}

/** Returns how many bits of a 32-bit whole number are set. */
export function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
