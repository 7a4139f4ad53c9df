import {
  compareMoments,
  date,
  enumOption,
  formatMoment,
  type Moment,
  type Option,
  type OptionPlaces,
  pointsBetween,
  type Recipe,
  type RecipeScope,
  timestamp,
} from '@populace/core';

/** How finely the times of a date generator are made. */
export const precisionOption: Option<'s' | 'ms' | 'us'> = enumOption(['s', 'ms', 'us'], {
  default: 's',
  summary: 'How fine times are: seconds, milliseconds or microseconds.',
});

/** The last millisecond of a day. */
const DAY_END_MS = 86_399_999;

/**
 * The recipe of a day or a point in time from `from` to `to`, both included: days where the column asks for dates or both ends
 * are bare dates, else points in time. A bare date as the end of a range of points in time means its whole day.
 */
export function between(from: Moment, to: Moment, precision: 's' | 'ms' | 'us', scope: RecipeScope): Recipe {
  const asked = scope.type?.kind;
  const bare = !from.hasTime && !to.hasTime;
  if (asked === 'date' || (bare && asked !== 'timestamp' && asked !== 'timestamptz')) return date(from.days, to.days);
  return timestamp(from, endOf(to), precision, asked === 'timestamptz');
}

/** The end of a range of points in time: a bare date means its whole day. */
function endOf(to: Moment): Moment {
  return to.hasTime ? to : { ...to, ms: DAY_END_MS, us: 999 };
}

/** What a range of time has beside its ends. */
interface RangeCheck {
  readonly precision: 's' | 'ms' | 'us';
  /** The option to name where there is nothing between the ends. */
  readonly option: string;
}

/** Adds a problem where no unit of the precision lies between two points in time, such as a whole second. */
export function checkUnits(from: Moment, to: Moment, { precision, option }: RangeCheck, at: OptionPlaces): void {
  if (pointsBetween(from, endOf(to), precision) > 0n) return;
  const unit = { s: 'second', ms: 'millisecond', us: 'microsecond' }[precision];
  const message = `there is no whole ${unit} from ${formatMoment(from)} to ${formatMoment(to)}; widen the range, or take a finer precision`;
  at.problems.add('schema/invalid-option', at.option(option), message);
}

/** Adds a problem where a range of time ends before it begins, or has nothing in it. */
export function checkOrder(from: Moment, to: Moment, precision: 's' | 'ms' | 'us', at: OptionPlaces): void {
  if (compareMoments(from, endOf(to)) <= 0) {
    checkUnits(from, to, { precision, option: 'from' }, at);
    return;
  }
  const message = `from (${formatMoment(from)}) is later than to (${formatMoment(to)}); swap them or drop one`;
  at.problems.add('schema/invalid-option', at.option('from'), message);
}
