import {
  concat,
  constant,
  dateBy,
  defineSubject,
  digits,
  initialOf,
  integer,
  lookup,
  made,
  masked,
  nameOf,
  near,
  oneOf,
  pick,
  prose,
  type Recipe,
  type Subject,
  uuid,
  view,
  within,
} from '@populace/recipes';
import type { RecipeSketch } from './sketched-model.ts';
import { type LocaleSketch, packTable } from './sketched-packs.ts';

/** A locale of its own words: each text begins with the locale's id, so that it can be told whose it is. */
function localeSketch(id: string, words: number): LocaleSketch {
  const texts = (what: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${id} ${what} ${at}`);
  const shown = (count: number): string[] => Array.from({ length: count }, (_, at) => 'abcdefghij'.charAt(at));
  return {
    tables: {
      'word.noun': { text: texts('noun', words), weight: Array.from({ length: words }, (_, at) => at + 1) },
      'person.given': { text: texts('given', 6), shown: shown(6), f: [1, 2, 3, 0, 0, 1], m: [0, 0, 1, 2, 3, 4] },
      'person.surname': { text: texts('surname', 8), shown: shown(8), weight: [8, 7, 6, 5, 4, 3, 2, 1] },
      'place.city': {
        text: texts('city', 3),
        weight: [5, 3, 1],
        region: [0, 1, 1],
        latitude: [words * 1000, 0, -4],
        spread: [50, 1, 0],
      },
      'place.region': { text: texts('region', 2) },
      'place.postcode': packTable({ number: [words, 20, 999, 1234, 5, 6], weight: [1, 2, 3, 4, 5, 6] }, [3, 1, 2]),
    },
    facts: { greeting: `${id} hello` },
    patterns: {
      'person.signed': [
        { text: '{given} {surname}', weight: words },
        { text: '{surname}', weight: 1 },
      ],
    },
  };
}

/** Three locales of different words, and lists of different lengths. */
export const threeLocales: { readonly [id: string]: LocaleSketch } = {
  de_DE: localeSketch('de_DE', 9),
  en_US: localeSketch('en_US', 5),
  tr_TR: localeSketch('tr_TR', 13),
};

const contexts = [
  { column: 'f', weight: 3 },
  { column: 'm', weight: 2 },
];
const names = (part: 'given' | 'surname' | 'context') => (): Recipe => nameOf('person', part, contexts);

/** A person and a place, of the locale of the row. */
export const localSubjects: readonly Subject[] = [
  defineSubject({
    id: 'person',
    summary: '',
    fields: {
      given: names('given'),
      surname: names('surname'),
      context: names('context'),
      initial: () => initialOf(view('person', 'given')),
      born: () =>
        dateBy(view('person', 'context'), [
          { min: -9000, max: -1 },
          { min: 0, max: 12_000 },
        ]),
      signed: ({ locale }) =>
        oneOf(
          locale.patterns('person.signed').map(({ text, weight }) => ({
            weight,
            recipe: text.startsWith('{given}')
              ? concat(view('person', 'given'), constant(' '), view('person', 'surname'))
              : view('person', 'surname'),
          })),
        ),
    },
  }),
  defineSubject({
    id: 'place',
    summary: '',
    fields: {
      city: ({ table }) => pick(table('place.city')),
      row: ({ table }) => within(view('place', 'city'), table('place.postcode')),
    },
  }),
];

const code = { table: 'place.postcode', column: 'number' };

/** Columns that differ by locale, of all kinds that there are; `where` is the id of the row's locale. */
export const localColumns: { readonly [column: string]: RecipeSketch } = {
  where: ({ locale }) => constant(locale.id),
  noun: ({ table }) => pick(table('word.noun')),
  hello: ({ locale }) => concat(constant(locale.fact('greeting')), constant(' '), digits(5)),
  given: view('person', 'given'),
  born: view('person', 'born'),
  signed: concat(view('person', 'initial'), constant(': '), view('person', 'signed')),
  postcode: masked(view('place', 'row'), code, '###-##'),
  region: lookup(view('place', 'city'), { table: 'place.region', by: { table: 'place.city', column: 'region' } }),
  latitude: near(view('place', 'city'), { table: 'place.city', column: 'latitude', spread: 'spread', scale: 6 }),
  text: ({ table }) =>
    prose(
      table('word.noun'),
      { wordSpace: ' ', sentenceEnd: '.', sentenceSpace: ' ' },
      {
        words: { min: 1, max: 4 },
        sentences: { min: 1, max: 2 },
      },
    ),
  account: ({ locale }) => made('an account', 12, (random) => `${locale.id}${'9'.repeat(1 + random.below(7))}`),
  amount: ({ locale }) => integer(0n, locale.id === 'de_DE' ? 100n : 10n ** 12n),
  id: ({ locale }) => (locale.id === 'tr_TR' ? digits(9) : uuid()),
};
