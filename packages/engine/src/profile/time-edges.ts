import { type CivilDate, daysFromCivil } from '@populace/calendar';
import { civilOf, DAY, HOUR, MINUTE, SECOND } from './time-numbers.ts';

/** Steps of the same length, in milliseconds. */
const EVEN_STEPS: readonly number[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  DAY,
  2 * DAY,
];
const WEEK = 7 * DAY;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;
/** Years after 9999 have no text. */
const LAST_DAY = daysFromCivil({ year: 9999, month: 12, day: 31 }) * DAY;
const MONTH_STEPS = [1, 3, 6, ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((years) => years * 12)];

/** How edges are chosen. */
export interface TimeEdgesOptions {
  /** There are so many bins at most. */
  readonly bins: number;
  /** No bin is narrower: a day for dates, a second for times that have no fractions. In milliseconds. */
  readonly finest: number;
}

/**
 * Chooses rising edges around points in time, in milliseconds from 1970: where seconds, minutes, hours, days, weeks (on Mondays), months
 * or years begin. The last edge lies above all points, but for those of the last day of the year 9999.
 */
export function timeEdges(min: number, max: number, options: TimeEdgesOptions): readonly number[] {
  const edges = chooseEdges(min, max, options);
  const last = Math.max(max, LAST_DAY);
  return last > edges[edges.length - 2] ? edges.map((edge) => Math.min(edge, last)) : edges;
}

function chooseEdges(min: number, max: number, { bins, finest }: TimeEdgesOptions): readonly number[] {
  const fits = (edges: readonly number[]): boolean => edges.length - 1 <= bins;
  for (const step of EVEN_STEPS) {
    // Spans of centuries would otherwise be cut into milliseconds first.
    if (step < finest || (max - min) / step > bins) continue;
    const edges = evenEdges(min, max, step, 0);
    if (fits(edges)) return edges;
  }
  if ((max - min) / WEEK <= bins) {
    const weeks = evenEdges(min, max, WEEK, MONDAY);
    if (fits(weeks)) return weeks;
  }
  const months = MONTH_STEPS.map((step) => monthEdges(min, max, step, bins)).find(fits);
  return months ?? [min, max + finest];
}

function evenEdges(min: number, max: number, step: number, begin: number): readonly number[] {
  const first = Math.floor((min - begin) / step);
  const last = Math.floor((max - begin) / step) + 1;
  return Array.from({ length: last - first + 1 }, (_, i) => begin + (first + i) * step);
}

/** Edges on months; one too many at most where they would not fit. */
function monthEdges(min: number, max: number, step: number, bins: number): readonly number[] {
  const { year, month } = civilOf(min);
  const first = Math.floor((year * 12 + month - 1) / step);
  const edges = [monthBegin(first * step)];
  for (let at = first + 1; edges[edges.length - 1] <= max && edges.length <= bins + 1; at++) {
    edges.push(monthBegin(at * step));
  }
  return edges;
}

function monthBegin(months: number): number {
  const date: CivilDate = { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
  return daysFromCivil(date) * DAY;
}
