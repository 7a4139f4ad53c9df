import { textsOf, type WorldSettings, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { nameOf } from './name.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const GIVEN = ['Anna', 'Ännä', 'Kim', 'Otto'];
const SURNAMES = ['Gross', 'Groß', 'Li', 'Maß', 'Nobody'];
/** By context, the weight of each given name. */
const BORNE: { readonly [context: string]: readonly number[] } = { f: [6, 2, 2, 0], m: [0, 0, 1, 3], x: [0, 0, 0, 0] };
const SURNAME_WEIGHTS = [1, 3, 4, 2, 0];
const contexts = [
  { column: 'f', weight: 2 },
  { column: 'm', weight: 2 },
  { column: 'x', weight: 0 },
];

const settings: WorldSettings = {
  locales: {
    base: {
      tables: {
        'person.given': { text: GIVEN, shown: ['anna', 'anna', 'kim', 'otto'], ...BORNE },
        'person.surname': {
          text: SURNAMES,
          shown: ['gross', 'gross', 'li', 'mass', 'nobody'],
          weight: SURNAME_WEIGHTS,
        },
      },
    },
  },
  subjects: [
    subjectOf('person', {
      given: nameOf('person', 'given', contexts),
      surname: nameOf('person', 'surname', contexts),
      context: nameOf('person', 'context', contexts),
    }),
  ],
};
const columns = {
  given: view('person', 'given'),
  surname: view('person', 'surname'),
  context: view('person', 'context'),
};
const ROWS = 60_000;

async function people() {
  const world = await worldOf({ t: { rows: ROWS, columns } }, settings);
  return ['given', 'surname', 'context'].map((column) => textsOf(world, ['t', column], ROWS));
}

describe('a person’s name', () => {
  it('is borne in its context', async () => {
    const [givens = [], , inContext = []] = await people();

    const wrong = givens.filter((text, row) => (BORNE[inContext[row] ?? '']?.[GIVEN.indexOf(text ?? '')] ?? 0) === 0);

    expect(wrong).toEqual([]);
  });

  it('keeps the weights of contexts, of given names within them, and of surnames, each apart from the others', async () => {
    const [givens = [], surnames = [], inContext = []] = await people();
    const cells = ['f', 'm']
      .flatMap((at) =>
        GIVEN.flatMap((first, code) =>
          SURNAMES.slice(0, 4).map((last, place) => {
            const ofContext = BORNE[at] ?? [];
            const sum = ofContext.reduce((total, one) => total + one, 0);
            const share = (((ofContext[code] ?? 0) / sum) * (SURNAME_WEIGHTS[place] ?? 0)) / 10 / 2;
            return { text: `${at} ${first} ${last}`, share };
          }),
        ),
      )
      .filter(({ share }) => share > 0);

    const texts = givens.map((text, row) => `${inContext[row]} ${text} ${surnames[row]}`);
    const counts = countsOf(
      texts,
      cells.map(({ text }) => text),
    );

    expect(Math.abs(chiSquareScore(counts, (cell) => ROWS * (cells[cell]?.share ?? 0)))).toBeLessThan(LIMIT);
  });

  it('has as many values as its list, and says so', async () => {
    const world = await worldOf({ t: { rows: 1, columns } }, settings);
    const scope = scopeOf(world, 'given');
    const part = (of: 'given' | 'surname' | 'context') => nameOf('person', of, contexts);

    expect(scope.capacity(columns.given)).toBe(4n);
    expect(scope.capacity(columns.surname)).toBe(5n);
    expect(scope.capacity(columns.context)).toBe(3n);
    expect(scope.explain(part('surname'))).toBe('one of 5 names of the list person.surname, by weight');
    expect(scope.explain(part('context'))).toBe('one of 3 contexts of names, by weight');
  });
});
