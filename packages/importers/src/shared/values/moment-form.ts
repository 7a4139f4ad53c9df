/** Days, points in time or times of day as a column writes them. */
export interface MomentForm {
  readonly kind: 'date' | 'timestamp' | 'timestamptz' | 'time';
  /** How the column writes them, such as `31.12.2024`; undefined where Populace writes them so, too. */
  readonly writtenAs: string | undefined;
  /** Whether the day could be the month in all of them. */
  readonly ambiguous: boolean;
  /** Whether years have two digits. */
  readonly shortYears: boolean;
  readonly precision: 's' | 'ms' | 'us';
  readonly least: string;
  readonly greatest: string;
  /** Values that are none; they count as missing. */
  readonly unread: number;
  /** Days among points in time; they are read as midnight. */
  readonly atMidnight: number;
}
