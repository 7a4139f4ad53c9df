import { compareMoments, formatMoment, type Moment, type RhythmWeights } from '@populace/calendar';
import { enumOption, type Option, type OptionPlaces } from '@populace/core';
import { date, pointsBetween, type Recipe, type RecipeScope, rhythm, rhythmCount, timestamp } from '@populace/recipes';

/** How finely the times of a date generator are made. */
export const precisionOption: Option<'s' | 'ms' | 'us'> = enumOption(['s', 'ms', 'us'], {
  default: 's',
  summary: 'How fine times are: seconds, milliseconds or microseconds.',
});

/** The last millisecond of a day. */
const DAY_END_MS = 86_399_999;

/** How the values of a range are made: how fine they are, and how often each hour and weekday comes. */
export interface RangeWays extends RhythmWeights {
  readonly precision: 's' | 'ms' | 'us';
}

/**
 * The recipe of a day or a point in time from `from` to `to`, both included: days where the column asks for dates, or both ends
 * are bare dates and hours have no weights, else points in time. A bare date as the end of a range of points in time means its whole day.
 */
export function between(from: Moment, to: Moment, ways: RangeWays, scope: RecipeScope): Recipe {
  const asked = scope.type?.kind;
  const bare = !from.hasTime && !to.hasTime && ways.hours === undefined;
  if (asked === 'date' || (bare && asked !== 'timestamp' && asked !== 'timestamptz')) {
    return rhythm(date(from.days, to.days), { weekdays: ways.weekdays });
  }
  return rhythm(timestamp(from, endOf(to), ways.precision, asked === 'timestamptz'), ways);
}

/** The end of a range of points in time: a bare date means its whole day. */
function endOf(to: Moment): Moment {
  return to.hasTime ? to : { ...to, ms: DAY_END_MS, us: 999 };
}

/** What a range of time has besides its ends. */
interface RangeCheck extends RangeWays {
  /** The option to name where there is nothing between the ends. */
  readonly option: string;
}

/** Adds a problem where no unit of the precision lies between two points in time, such as a whole second, or none with a weight. */
export function checkUnits(from: Moment, to: Moment, { option, ...ways }: RangeCheck, at: OptionPlaces): void {
  const { precision } = ways;
  const range = `from ${formatMoment(from)} to ${formatMoment(to)}`;
  const count = pointsBetween(from, endOf(to), precision);
  if (count === 0n) {
    const unit = { s: 'second', ms: 'millisecond', us: 'microsecond' }[precision];
    const message = `there is no whole ${unit} ${range}; widen the range, or take a finer precision`;
    at.problems.add('schema/invalid-option', at.option(option), message);
    return;
  }
  const named = weightedOption(ways);
  if (named === undefined) return;
  if (count > MOST_POINTS) {
    const message = `${named} can weigh 285 years of microseconds, but not all ${range}; take precision: ms, or a shorter range`;
    at.problems.add('schema/invalid-option', at.option(named), message);
  } else if (rhythmCount(timestamp(from, endOf(to), precision, false), ways) === 0n) {
    const message = `${named} leaves nothing ${range}; widen the range, or give a weight to what is in it`;
    at.problems.add('schema/invalid-option', at.option(named), message);
  }
}

/** Points in time that doubles count exactly. */
const MOST_POINTS = 2n ** 53n - 2n ** 37n;

/** The option to name where weights are the trouble. */
function weightedOption({ hours, weekdays }: RhythmWeights): 'hours' | 'weekdays' | undefined {
  if (hours !== undefined) return 'hours';
  return weekdays === undefined ? undefined : 'weekdays';
}

/** Adds a problem where a range of time ends before it begins, or has nothing in it. */
export function checkOrder(from: Moment, to: Moment, ways: RangeWays, at: OptionPlaces): void {
  if (compareMoments(from, endOf(to)) <= 0) {
    checkUnits(from, to, { ...ways, option: 'from' }, at);
    return;
  }
  const message = `from (${formatMoment(from)}) is later than to (${formatMoment(to)}); swap them or drop one`;
  at.problems.add('schema/invalid-option', at.option('from'), message);
}
