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

/** What a locale draws on. Who lends to whom is not the engine's to know: it is given to it. */
export interface LocaleSources {
  readonly id: string;
  readonly country: string | undefined;
  /** The packs whose facts and patterns are the locale's: its own, then its country's. */
  readonly own: readonly Pack[];
  /** Who has a table for it; undefined where nobody has. */
  lender(table: string): Lender | undefined;
}
