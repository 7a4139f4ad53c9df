import type { NameHit } from '../names/name-index.ts';
import type { PersonalKind } from '../personal/personal-words.ts';
import type { KnownLocale, KnownNames } from '../proposal/known.ts';
import type { ColumnSample } from '../values/column-sample.ts';
import type { FoundNames } from '../values/people-names.ts';

/** What a column is judged by, beside its values. */
export interface ColumnContext {
  readonly name: string;
  /** What the name says. */
  readonly hit: NameHit | undefined;
  readonly sample: ColumnSample;
  /** The rows that the table will have. */
  readonly rows: number;
  /** The countries of the rows (ISO 3166-1). */
  readonly countries: readonly string[];
  readonly mainLocale: KnownLocale | undefined;
  /** What stands before decimals where the values of the column do not tell. */
  readonly decimalSign: '.' | ',';
  /** What `now` means, as a date. */
  readonly now: string;
  /** What the values are, where they are names of people. */
  readonly names: FoundNames | undefined;
  /** Absent where names of people are not known. */
  readonly knownNames: KnownNames | undefined;
  /** What the column may tell of people; values of such a column are never copied. */
  readonly personal: PersonalKind | undefined;
  /** Whether the name alone says so. */
  readonly isPersonalName: boolean;
  /** Whether a formula may be proposed: not beside columns that are called as what it consists of. */
  readonly mayCompute: boolean;
  /** A value is copied only where so many rows have it. */
  readonly minCategoryRows: number;
}
