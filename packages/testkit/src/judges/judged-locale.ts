import { countrySpecs } from 'ibantools';

/** What judges know of some countries by themselves, not from their tables; of others they judge less. */
interface JudgedCountry {
  readonly currency?: string;
  /** Latitudes and longitudes, in whole and half degrees around its land and islands. */
  readonly bounds?: { readonly south: number; readonly north: number; readonly west: number; readonly east: number };
}

const countries: { readonly [country: string]: JudgedCountry } = {
  DE: { currency: 'EUR', bounds: { south: 47, north: 55.5, west: 5.5, east: 15.5 } },
  EG: { currency: 'EGP', bounds: { south: 21.5, north: 32, west: 24.5, east: 37 } },
  JP: { currency: 'JPY', bounds: { south: 20, north: 46, west: 122.5, east: 154 } },
  // The Aleutian islands beyond 180 degrees are left out: no city is there.
  US: { currency: 'USD', bounds: { south: 18.5, north: 71.5, west: -180, east: -66.5 } },
};

/** The name of the towns whatever is spoken there. */
const EVERY_TOWN = 'place.city in any language';

/** Stands in for countries without account numbers of this kind. */
const IBAN_COUNTRY = 'DE';

/** A row of a committed table, by the names of its columns. */
export type TableRow = Readonly<Record<string, string>>;

/** A locale under judgement: what is known of it, and the committed tables that its rows must come from. */
export interface JudgedLocale extends JudgedCountry {
  readonly id: string;
  readonly language: string;
  /** ISO 15924 code. */
  readonly script: string;
  readonly country: string;
  /** The country whose account numbers are asked for: its own, where it has such. */
  readonly ibanCountry: string;
  /** How its postcodes are written: a `#` a digit; `{code}` where the table has a beginning as text; empty where it has none. */
  readonly postcode: string;
  /** Whether companies have names of their own there, `company.brand`. */
  readonly hasBrands: boolean;
  /** `place.…` of the country, all others of the locale; towns of its languages alone, but for the name `place.city in any language`. */
  readonly table: (name: string) => readonly TableRow[];
}

/**
 * Puts together what judges must know of a locale such as `de_DE`. `readText` returns a file of the project by its path from
 * the root.
 */
export function judgedLocale(id: string, readText: (path: string) => string): JudgedLocale {
  const own = readText(`packages/locales/src/${id}/locale.yaml`);
  const factOf = (name: string): string => new RegExp(`^${name}: '?([^'\\s]+)'?$`, 'm').exec(own)?.[1] ?? '';
  const [language, country, towns] = [factOf('language'), factOf('country'), factOf('towns')];
  const facts = readText(`packages/places/src/${country.toLowerCase()}/places.yaml`);
  const folderOf = (name: string): string =>
    name.startsWith('place.') ? `packages/places/src/${country.toLowerCase()}` : `packages/locales/src/${id}`;
  const read = new Map<string, readonly TableRow[]>();
  return {
    ...countries[country],
    ibanCountry: Object.hasOwn(countrySpecs, country) && countrySpecs[country]?.IBANRegistry ? country : IBAN_COUNTRY,
    id,
    language,
    script: factOf('script'),
    country,
    hasBrands: own.includes('{brand}'),
    postcode: /^postcode: '?([^'\n]*)'?$/m.exec(facts)?.[1] ?? '',
    table(asked) {
      const name = asked === EVERY_TOWN ? 'place.city' : asked;
      const rows = read.get(name) ?? parseTable(readText(`${folderOf(name)}/tables/${name}.tsv`));
      read.set(name, rows);
      // Its people live where its language is spoken, if the locale says so.
      return asked === 'place.city' ? rows.filter(({ language }) => towns === '' || language === towns) : rows;
    },
  };
}

/** Reads a committed table. What stands behind `:` or `>` in its header is no part of a column's name. */
function parseTable(text: string): readonly TableRow[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t').map((cell) => cell.split(/[:>]/)[0] ?? '');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}
