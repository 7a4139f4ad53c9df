/**
 * A point in time, in UTC: `days` from 1970-01-01, and within the day `ms` (0 to 86,399,999) and `us` (0 to 999 microseconds).
 * Not milliseconds since 1970: cells print days and times apart, without a 64-bit division.
 */
export interface Moment {
  readonly days: number;
  readonly ms: number;
  readonly us: number;
  /** Whether a time of day was given; a bare date is the day's begin and has none. */
  readonly hasTime: boolean;
}

/** A length of time: whole months, which differ in length, apart from milliseconds. */
export interface Duration {
  readonly months: number;
  readonly ms: number;
}
