import { addDuration, daysFromCivil, type Moment } from '@populace/calendar';
import type { NameContextShare } from '@populace/recipes';

/** Years in which generations begin, after the first; names are counted by them (`f0` … `m3` of the packs' tables). */
const GENERATIONS = [1960, 1980, 2000] as const;

/** The ages of people, unless a column asks for others. */
export const ADULT = { minAge: 18, maxAge: 80 } as const;
/** Up to this age there are about twice as many people of each year as above. */
const AGE_OF_THINNING = 60;
/** A generation whose adults are squeezed into less than this share of their days would heap up there. */
const LEAST_SHARE = 0.25;

/** Days from 1970-01-01, both included. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** The generations of women, then those of men: column of the names' weights, and who is a woman. */
export const CONTEXTS: readonly { readonly column: string; readonly generation: number; readonly sex: 0 | 1 }[] = (
  [0, 1] as const
).flatMap((sex) =>
  [0, 1, 2, 3].map((generation) => ({ column: `${sex === 0 ? 'f' : 'm'}${generation}`, generation, sex })),
);

/** Which form of a surname women bear and which men, by sex. */
const FORMS = [1, 0] as const;

/** By context, the form of names that have one for each sex. */
export const CONTEXT_FORMS: readonly (0 | 1)[] = CONTEXTS.map(({ sex }) => FORMS[sex]);

/** By context, the column of the names of fathers: men a generation older, as far as those are told apart. */
export const FATHERS: readonly string[] = CONTEXTS.map(({ generation }) => `m${Math.max(0, generation - 1)}`);

/** How many of the adults at `now` are of each sex and generation, relative to one another. */
export function contextShares(now: Moment): readonly NameContextShare[] {
  return CONTEXTS.map(({ column, generation, sex }) => ({
    column,
    weight: weightOf(generation, now),
    form: FORMS[sex],
  }));
}

function weightOf(generation: number, now: Moment): number {
  const born = overlap(rangeOf(generation), bornBetween(ADULT.minAge, ADULT.maxAge, now));
  const thinned = overlap(rangeOf(generation), bornBetween(AGE_OF_THINNING + 1, ADULT.maxAge, now));
  const days = (range: DayRange | undefined): number => (range === undefined ? 0 : daysOf(range));
  return 2 * days(born) - days(thinned);
}

/**
 * The days between which each context's people are born who are `minAge` to `maxAge` years old at `now`. A generation that has
 * none of those ages, or so few that its people would all have their birthday within weeks, gets them all: who is asked for wins
 * over what the name suggests.
 */
export function birthRanges(minAge: number, maxAge: number, now: Moment): readonly DayRange[] {
  const asked = bornBetween(minAge, maxAge, now);
  const adults = bornBetween(ADULT.minAge, ADULT.maxAge, now);
  return CONTEXTS.map(({ generation }) => {
    const range = overlap(rangeOf(generation), asked);
    const own = overlap(rangeOf(generation), adults);
    if (range === undefined || own === undefined) return asked;
    return daysOf(range) < LEAST_SHARE * daysOf(own) ? asked : range;
  });
}

function daysOf({ min, max }: DayRange): number {
  return max - min + 1;
}

/** Who is `maxAge` was born less than `maxAge` + 1 years ago, who is `minAge` that many years ago at least. */
function bornBetween(minAge: number, maxAge: number, now: Moment): DayRange {
  const max = yearsBefore(now, minAge);
  // In the first years of the calendar there is nothing before.
  return { min: Math.min(max, yearsBefore(now, maxAge + 1) + 1), max };
}

function yearsBefore(now: Moment, years: number): number {
  return addDuration(now, { months: 12 * years, ms: 0 }, -1).days;
}

function rangeOf(generation: number): DayRange {
  const from = GENERATIONS[generation - 1];
  const to = GENERATIONS[generation];
  return {
    min: from === undefined ? -Infinity : daysFromCivil({ year: from, month: 1, day: 1 }),
    max: to === undefined ? Infinity : daysFromCivil({ year: to, month: 1, day: 1 }) - 1,
  };
}

function overlap(a: DayRange, b: DayRange): DayRange | undefined {
  const range = { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) };
  return range.min <= range.max ? range : undefined;
}
