import { type RowSet, type StreamKeys, words32 } from '@populace/core';
import { createClassLookUp } from './class-look-up.ts';
import type { NameBatch } from './name-batch.ts';
import { edgeOf, type NameEdges } from './name-edges.ts';
import { pointOf, pointScales } from './point.ts';
import { rowWord } from './row-word.ts';
import { createSlots, type Slots } from './slots.ts';

/** Where a row stands among the names. */
export interface NamePlace {
  readonly level: number;
  readonly slot: number;
  /** Whole number below 2^53. */
  readonly point: number;
  readonly surname: number;
  readonly given: number;
  /** The interval [low, high) of both classes that the point is in. */
  readonly low: number;
  readonly high: number;
}

/**
 * Names by levels: row → slot of its level → point → class of names. Common names are common, and the rows of a class can
 * be numbered and computed back, because slots are permuted rows and a class is one interval.
 */
export interface NameLevels {
  readonly edges: NameEdges;
  readonly slots: Slots;
  /** Places a batch. `strata` says which edges each row has, where another column decides. */
  fill(rows: RowSet, batch: NameBatch, strata?: Int32Array): void;
  /** Places one row by plain search: the definition that `fill` must agree with. */
  at(row: number, stratum?: number): NamePlace;
}

/** Bits of the smallest level of names. */
export const SMALLEST_LEVEL = 16;

/**
 * Bits of the smallest level where the rows are ranks: the number of a row within a surname, or within any other prefix
 * of a shown class, is different for each of its rows, so a spouse with the same surname takes it as row number, over the
 * given names alone, and is numbered anew within surname and given name.
 */
export const SMALLEST_LEVEL_OF_RANKS = 4;

/** Makes the levels of the subject whose draws have these keys. */
export function createNameLevels(edges: NameEdges, keys: StreamKeys, smallest: number = SMALLEST_LEVEL): NameLevels {
  const slots = createSlots(keys, smallest);
  const scales = pointScales(slots.ladder);
  const pointKey = keys('name/point');
  const lookUp = createClassLookUp(edges, scales);

  return {
    edges,
    slots,
    fill(rows, batch, strata) {
      words32(pointKey, rows, batch.words);
      slots.fill(rows, batch.levels, batch.slots);
      lookUp(rows.n, batch, strata);
    },
    at(row, stratum = 0) {
      const { level, slot } = slots.at(row);
      const point = pointOf(scales, level, slot, rowWord(pointKey, row));
      return { level, slot, point, ...classAt(edges, point, stratum) };
    },
  };
}

/** Returns the classes that a point falls to, by bisection. */
export function classAt(
  edges: NameEdges,
  point: number,
  stratum: number,
): Pick<NamePlace, 'surname' | 'given' | 'low' | 'high'> {
  const { strata, spans, spanOf, surnameEdges } = edges;
  const surname = lastWhere(strata[stratum], strata[stratum + 1] - 2, (i) => surnameEdges[i] <= point);
  const { givenFrom, givenTo } = spans[spanOf[surname]];
  const given = lastWhere(givenFrom, givenTo - 1, (g) => edgeOf(edges, surname, g) <= point);
  return { surname, given, low: edgeOf(edges, surname, given), high: edgeOf(edges, surname, given + 1) };
}

/** Returns the last k of [from, to] that `holds`, which holds for `from` and, once it fails, for none after. */
export function lastWhere(from: number, to: number, holds: (k: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
