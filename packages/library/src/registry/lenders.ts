import { CodedError } from '@populace/core';
import type { Lender, LocaleSources, TableOrigin } from '@populace/engine';
import { type Locale, type Pack, type Places, townsIn } from '@populace/recipes';

/** What belongs to a country is never borrowed. */
const COUNTRY_BOUND = /^(?:place\.|company\.legalForm$|location\.streetName$|finance\.ownCurrency$)/;

/** The locales that there are, by id, and the places, by country. */
export interface KnownLocales {
  readonly locales: ReadonlyMap<string, Locale>;
  readonly places: ReadonlyMap<string, Places>;
}

/** Returns what opens a locale with all that it draws on: its country's places, locales of the same language, and `base`. */
export function createLocaleOpener(known: KnownLocales): (id: string) => Promise<LocaleSources> {
  return async (id) => {
    const locale = known.locales.get(id);
    if (locale === undefined) throw new CodedError('internal', `There is no locale ${id}.`);
    const lenders = await lendersOf(known, locale);
    return {
      id,
      country: locale.country,
      own: lenders.flatMap(({ from, pack }) => (from === locale.id || from === locale.country ? [pack] : [])),
      lender: (table) => lenderOf(lenders, table),
    };
  };
}

/** Opens the packs that a locale's tables are looked for in: its own, its country's, those of its language, `base`. */
export async function lendersOf({ locales, places }: KnownLocales, locale: Locale): Promise<readonly Lender[]> {
  const ofCountry = locale.country === undefined ? undefined : places.get(locale.country);
  const relatives = [...locales.values()]
    .filter((other) => other.id !== 'base' && isRelative(other, locale))
    // What the language alone means comes before its varieties.
    .sort((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false));
  const base = locale.id === 'base' ? undefined : locales.get('base');
  return Promise.all([
    lend(locale, locale.id, 'own'),
    ...(ofCountry === undefined ? [] : [lendPlaces(ofCountry, locale)]),
    ...relatives.map((relative) => lend(relative, relative.id, 'borrowed')),
    ...(base === undefined ? [] : [lendBase(base, locale.language)]),
  ]);
}

/** Whether another locale may lend its words: it is of the language, written in the same script or in Chinese of either, and not in jest. */
function isRelative(other: Locale, locale: Locale): boolean {
  const isOfLanguage = other.id !== locale.id && other.language === locale.language;
  return isOfLanguage && other.isPlayful !== true && scriptOf(other) === scriptOf(locale);
}

/** Who reads characters of the one kind reads most of the other. */
function scriptOf({ script }: Locale): string {
  return script.startsWith('Han') ? 'Hani' : script;
}

/** The first of them that has a table, and may lend it. */
export function lenderOf(lenders: readonly Lender[], table: string): Lender | undefined {
  return lenders.find(
    ({ originOf, pack }) =>
      pack.tables.includes(table) && !(COUNTRY_BOUND.test(table) && ['borrowed', 'common'].includes(originOf(table))),
  );
}

async function lend(owner: { open(): Promise<Pack> }, from: string, origin: TableOrigin): Promise<Lender> {
  return { from, pack: await owner.open(), originOf: () => origin };
}

/** The places of the locale's country; of the towns those of one language, where the locale's fact `towns` names it. */
async function lendPlaces({ country, open }: Places, locale: Locale): Promise<Lender> {
  const language = (await locale.open()).facts.get('towns');
  const pack = await open();
  return { from: country, pack: language === undefined ? pack : townsIn(pack, language), originOf: () => 'places' };
}

/** `base` says of its tables of words which language they are in; the others belong to none. */
async function lendBase(base: Locale, language: string): Promise<Lender> {
  const pack = await base.open();
  const isCommon = (table: string): boolean => [undefined, language].includes(pack.facts.get(`languages.${table}`));
  return { from: base.id, pack, originOf: (table) => (isCommon(table) ? 'common' : 'borrowed') };
}
