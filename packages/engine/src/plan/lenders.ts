import type { Locale, Pack } from '@populace/core';
import type { Registry } from './registry.ts';

/** Whose a table is: the locale's own, that of its country's places, or another locale's. */
export type TableOrigin = 'own' | 'places' | 'borrowed';

/** A pack that a locale takes tables from. */
export interface Lender {
  /** The locale, or the country. */
  readonly from: string;
  readonly origin: TableOrigin;
  readonly pack: Pack;
}

/** What belongs to a country is never borrowed. */
const COUNTRY_BOUND = /^(?:place\.|company\.legalForm$|location\.streetName$)/;

/** Opens the packs that a locale's tables are looked for in: its own, its country's, those of its language, `base`. */
export async function lendersOf(
  { locales, places }: Pick<Registry, 'locales' | 'places'>,
  locale: Locale,
): Promise<readonly Lender[]> {
  const ofCountry = locale.country === undefined ? undefined : places.get(locale.country);
  const relatives = [...locales.values()].filter(
    ({ id, language }) => id !== locale.id && id !== 'base' && language === locale.language,
  );
  const base = locale.id === 'base' ? undefined : locales.get('base');
  return Promise.all([
    lend(locale, locale.id, 'own'),
    ...(ofCountry === undefined ? [] : [lend(ofCountry, ofCountry.country, 'places')]),
    ...relatives.map((relative) => lend(relative, relative.id, 'borrowed')),
    ...(base === undefined ? [] : [lend(base, base.id, 'borrowed')]),
  ]);
}

/** The first of them that has a table, and may lend it. */
export function lenderOf(lenders: readonly Lender[], table: string): Lender | undefined {
  return lenders.find(
    ({ origin, pack }) => pack.tables.includes(table) && !(origin === 'borrowed' && COUNTRY_BOUND.test(table)),
  );
}

async function lend(owner: { open(): Promise<Pack> }, from: string, origin: TableOrigin): Promise<Lender> {
  return { from, origin, pack: await owner.open() };
}
