import type { StreamKeys } from '@populace/core';
import { createClassNumbers } from './class-numbers.ts';
import { createLevelLadder, type LevelLadder } from './level-ladder.ts';
import { firstNumber, levelNumbers } from './level-numbers.ts';
import type { NameEdges } from './name-edges.ts';
import { createNameLevels, SMALLEST_LEVEL } from './name-levels.ts';
import { bitCount, localeMasks, type NameSharing } from './name-sharing.ts';
import type { NameStyle } from './name-style.ts';
import { createNumberStep, type NumberStep } from './number-look-up.ts';
import { classHash, unrotated } from './rotation.ts';
import type { ClassRun, ShownGroups } from './shown-groups.ts';
import { shownNamesOf } from './shown-names.ts';

/**
 * Returns the loop that writes the number of each placed row: different for any two rows of the column that show the same
 * text, whatever their locale and style; 0 is written as nothing.
 *
 * With r the row's rotated number within its class, the class being the l-th of the L locales that show its text and the
 * style the s-th of S that write alike, it is (r · L + l) · S + s. The remainder by S tells the style; within a style the
 * text alone says L, so that the remainder of the rest by L tells the locale.
 */
export function createNumbering(edges: NameEdges, style: NameStyle, sharing: NameSharing): NumberStep {
  const numbers = createNumberStep(edges, ladder(), shownNamesOf(edges, style));
  const { place, styles, style: ownStyle } = sharing;
  const before = 2 ** place - 1;
  if (sharing.locales.length === 1 && styles === 1) return numbers;
  const masks = localeMasks(sharing, style);
  return (n, batch, out, taken) => {
    numbers(n, batch, out, taken);
    for (let row = 0; row < n; row++) {
      if (taken !== undefined && taken.choice[row] !== taken.option) continue;
      const mask = masks.surnames[batch.surnames[row]] & masks.given[batch.given[row]];
      out[row] = (out[row] * bitCount(mask) + bitCount(mask & before)) * styles + ownStyle;
    }
  };
}

/** A text that a style shows, cut into its names and its number. */
export interface NumberedText {
  readonly given: string;
  readonly surname: string;
  /** A whole number below 2^53; 0 where none is written. */
  readonly number: number;
}

/**
 * Returns the way back: the only row of the own locale and style that can have a text, or undefined. `keys` are those of the
 * names' draws. Whether the row is of that locale and style, and makes that text, is for the caller to see.
 */
export function createNumberedRows(
  edges: NameEdges,
  keys: StreamKeys,
  style: NameStyle,
  sharing: NameSharing,
): (text: NumberedText) => number | undefined {
  const { surnames, given } = shownNamesOf(edges, style);
  const numbers = createClassNumbers(createNameLevels(edges, keys), surnames, given);
  const masks = localeMasks(sharing, style);
  return (text) => {
    const ofStyle = text.number - sharing.style;
    const surnameGroup = surnames.find('', text.surname);
    const givenGroup = given.find('', text.given);
    if (surnameGroup === undefined || givenGroup === undefined) return undefined;
    // All classes of a group are linked by the texts that they show, so they have the same locales.
    const mask = masks.surnames[firstClass(surnames, surnameGroup)] & masks.given[firstClass(given, givenGroup)];
    const locales = bitCount(mask);
    const written = (ofStyle / sharing.styles - bitCount(mask & (2 ** sharing.place - 1))) / locales;
    if (!Number.isInteger(written) || written < 0) return undefined;
    return numbers.rowOf([surnameGroup, givenGroup], unrotated(written, classHash(surnameGroup, givenGroup)));
  };
}

function firstClass({ runs }: ShownGroups, group: number): number {
  return runs[group]?.[0]?.from ?? 0;
}

/**
 * Returns how many rows can be numbered so that no number reaches 2^53: all rows, but for a class that nearly everybody is in.
 * The heaviest surnames and the heaviest given names are taken to be one class, which is at worst too careful.
 */
export function numberedRows(edges: NameEdges, style: NameStyle, { locales, styles }: NameSharing): number {
  const { surnames, given } = shownNamesOf(edges, style);
  const { surnameEdges, givenEdges } = edges;
  const most = (groups: ShownGroups, of: (run: ClassRun) => number): number =>
    groups.runs.reduce(
      (all, runs) =>
        Math.max(
          all,
          runs.reduce((sum, run) => sum + of(run), 0),
        ),
      0,
    );
  const weight =
    most(surnames, ({ from, to }) => surnameEdges[to] - surnameEdges[from]) *
    most(given, ({ from, to }) => givenEdges[to] - givenEdges[from]);
  const pieces = most(surnames, ({ from, to }) => to - from) * most(given, () => 1);
  const { bits } = ladder();
  const numbers = levelNumbers(ladder());
  const endOf = (level: number): number =>
    level + 1 < bits.length
      ? firstNumber(numbers, level + 1, weight, pieces)
      : firstNumber(numbers, level, weight, pieces) + weight + 2 * pieces;
  let level = bits.length - 1;
  while (level > 0 && (endOf(level) + 1) * locales.length * styles > 2 ** 53) level--;
  return level === bits.length - 1 ? 2 ** 53 : 2 ** (bits[level] - 1);
}

function ladder(): LevelLadder {
  return createLevelLadder(SMALLEST_LEVEL);
}
