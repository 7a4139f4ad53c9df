import type { Pack } from '@populace/recipes';

/**
 * Whose a table is: the locale's own, that of its country's places, one of `base` that belongs to no language or is in the locale's,
 * or another locale's.
 */
export type TableOrigin = 'own' | 'places' | 'common' | 'borrowed';

/** A pack that a locale takes tables from. */
export interface Lender {
  /** The locale, or the country. */
  readonly from: string;
  readonly pack: Pack;
  /** What its tables are to the locale. */
  originOf(table: string): TableOrigin;
}
