import { commonFileTypes } from '@populace/media-types';
import type { WeightedPattern } from '@populace/recipes';
import { type LocaleSketch, type PackSketch, packTable } from '../engine/sketched-packs.ts';
import type { WorldSettings } from '../engine/world-of.ts';

/** The id of the made-up locale. */
export const TINY = 'xx_XX';

const patterns = (...texts: readonly string[]): readonly WeightedPattern[] =>
  texts.map((text, at) => ({ text, weight: at + 1 }));

/** The made-up language: a few rows of all that subjects ask of a locale. Names are sorted by what is shown, as builders do. */
export const tinyLocale: LocaleSketch = {
  country: 'XX',
  facts: {
    countryName: 'Xanthia',
    'buildingNumber.min': '1',
    'buildingNumber.max': '30',
    'text.wordSpace': ' ',
    'text.sentenceEnd': '!',
    'text.sentenceSpace': ' ',
  },
  patterns: {
    'person.fullName': patterns('{surname}, {given}', '{given} {surname}'),
    'person.formalName': patterns('{title} {given} {surname}'),
    'location.street': patterns('{streetName}', '{surname} Path', '{town}'),
    'location.streetAddress': patterns(
      '{number} {street}',
      '{street} {number}{letter}',
      '{chome}-{block}-{house} {street}',
    ),
    'location.fullAddress': patterns('{streetAddress}; {postcode} {city}; {region} ({regionCode}); {country}'),
    'company.name': patterns('{surname} & {partner} {legalForm}', '{city} {trade} {legalForm}'),
    'commerce.productName': patterns('{adjective} {product}', '{product} of {material}'),
  },
  tables: {
    'person.given': {
      text: ['Ada', 'Bo', 'Élin', 'Elin', 'Nuru'],
      shown: ['ada', 'bo', 'elin', 'elin', 'nuru'],
      f0: [5, 0, 0, 3, 1],
      f1: [2, 0, 3, 1, 1],
      f2: [4, 0, 1, 0, 2],
      f3: [1, 0, 2, 2, 3],
      m0: [0, 4, 0, 0, 1],
      m1: [0, 6, 0, 0, 2],
      m2: [0, 3, 1, 0, 2],
      m3: [0, 2, 0, 0, 5],
    },
    'person.surname': {
      text: ["D'Arn", 'Kesh', 'Ørm', 'Orm', 'Tal Vé'],
      shown: ['darn', 'kesh', 'orm', 'orm', 'talve'],
      weight: [3, 9, 1, 2, 4],
    },
    'person.sex': { text: ['fema', 'masu'] },
    'person.title': packTable({ text: ['Dama', 'Doktora', 'Domo'], weight: [8, 2, 5] }, [2, 1]),
    'location.streetName': { text: ['High Row', 'Low Row', 'Mill “Bend”'], weight: [5, 2, 1] },
    'company.trade': { text: ['Bäkin', 'Ship, Sail', 'Wool'], shown: ['bakin', 'shipsail', 'wool'], weight: [3, 2, 1] },
    'company.legalForm': { text: ['Lt.', 'Ko.', 'Gr.'], weight: [6, 3, 1] },
    'commerce.adjective': { text: ['red', 'small', 'sturdy'] },
    'commerce.material': { text: ['tin', 'wool', 'glass'] },
    'commerce.product': { text: ['cup', 'lamp', 'chair', 'bag'] },
    'color.human': { text: ['red', 'green', 'blue', 'pale blue'] },
    'lorem.word': { text: ['ka', 'leno', 'misu', 'tor', 'vela'] },
    'internet.userAgent': { text: ['Browser/1.0 (One)', 'Browser/2.0 (Two; X)', 'Reader/3.1'], weight: [7, 2, 1] },
    'file.stem': { text: ['notes', 'plan-2', 'summary'] },
    'system.commonExtension': { text: commonFileTypes.map(({ extension }) => extension) },
    'system.commonMimeType': { text: commonFileTypes.map(({ type }) => type) },
  },
};

/** The made-up country: three cities of two regions. */
const tinyPlaces: PackSketch = {
  facts: {
    country: 'XX',
    currency: 'XXC',
    currencyDigits: '2',
    priceFactor: '1',
    postcode: '##-###',
    'phone.national': '0{area} {rest}{line}',
    'phone.international': '+999 {area} {rest}{line}',
    'phone.e164': '+999{area}{rest}{line}',
    'mobile.national': '(0{area}) {rest}-{line}',
    'mobile.international': '+999 {area} {rest}-{line}',
    'mobile.e164': '+999{area}{rest}{line}',
    'lineDigits.phoneSafe': '2',
    'lineDigits.phoneValid': '4',
    'lineDigits.mobileSafe': '3',
    'lineDigits.mobileValid': '5',
  },
  tables: {
    'place.region': { text: ['North', 'South'], code: ['N', '02'] },
    'place.city': {
      text: ['Aldport', 'Brë', 'Cantle on Wey'],
      shown: ['aldport', 'bre', 'cantleonwey'],
      region: [1, 0, 1],
      latitude: [481_234, -1_000, 899_000],
      longitude: [-1_790_000, 5, 1_234_567],
      spread: [400, 100, 3],
      zone: ['Etc/GMT-1', 'Etc/GMT', 'Etc/GMT+3'],
      weight: [70, 20, 10],
    },
    'place.postcode': packTable(
      {
        code: [1001, 1002, 20_001, 20_002, 20_003, 99_999],
        town: ['Docks', 'Hill', 'Old Brë', 'New Brë', 'Quay', 'Wey'],
      },
      [2, 3, 1],
    ),
    'place.phoneSafe': packTable({ area: ['1', '20', '21', '300'], rest: ['5550', '555', '555', '55'] }, [1, 2, 1]),
    'place.phoneValid': packTable({ area: ['1', '1', '20', '300'], rest: ['22', '33', '4', '7'] }, [2, 1, 1]),
    'place.mobileSafe': { area: ['70', '71'], rest: ['555', '5550'] },
    'place.mobileValid': { area: ['70', '71', '72'], rest: ['2', '3', '40'] },
  },
};

/** A world's settings with the made-up locale, which has some more tables. */
export function tinyWorldWith(tables: LocaleSketch['tables'] = {}): typeof tinyWorld {
  return { ...tinyWorld, locales: { [TINY]: { ...tinyLocale, tables: { ...tinyLocale.tables, ...tables } } } };
}

/** A world's settings with the made-up locale, alone. */
export const tinyWorld: Required<Pick<WorldSettings, 'locale' | 'locales' | 'places'>> = {
  locale: TINY,
  locales: { [TINY]: tinyLocale },
  places: { XX: tinyPlaces },
};
