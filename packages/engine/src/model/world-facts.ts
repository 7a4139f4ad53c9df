import type { Moment } from '@populace/calendar';
import type { PlannedTable } from './table.ts';

/** A schema as it is planned: all that can be known before the first row. */
export interface WorldFacts {
  /** Empty where the schema has none. */
  readonly name: string;
  readonly seed: string;
  readonly values: number;
  readonly now: Moment;
  /** The tables that another locale lent, such as `en_US: color.human from base`. */
  readonly borrowed: readonly string[];
  readonly tables: readonly PlannedTable[];
  table(name: string): PlannedTable;
}
