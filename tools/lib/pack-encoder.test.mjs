import { decodeTables } from '@populace/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeTables } from './pack-encoder.mjs';

const texts = (name, values) => ({ kind: 'texts', name, values });
const numbers = (name, values) => ({ kind: 'numbers', name, values });

/** A table as plain data, read through the decoder. */
function readBack(group) {
  return [...decodeTables(group)].map(([name, table]) => ({ name, size: table.size, columns: table.columns, table }));
}

/** Texts of any characters but line feeds and halves of surrogate pairs. */
const oddText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\ufeff', '\0', '\u2028', '😀', 'e\u0301', 'م\u200fح', '\r'),
  )
  .map((text) => text.replaceAll('\n', ' '))
  .filter((text) => text.isWellFormed());
const wholeNumber = fc.oneof(
  fc.integer(),
  fc.integer({ min: -5, max: 300 }),
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, 65535, 65536, 0),
);

describe('tables of a pack', () => {
  it('come back as they were', () => {
    const column = fc.integer({ min: 0, max: 40 }).chain((size) =>
      fc.record({
        odd: fc.array(oddText, { minLength: size, maxLength: size }),
        // Few different texts, so that the list with places is taken.
        same: fc.array(fc.constantFrom('the first of them', 'the second', ''), { minLength: size, maxLength: size }),
        whole: fc.array(wholeNumber, { minLength: size, maxLength: size }),
      }),
    );

    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 3 }), (tables) => {
        const bytes = encodeTables(
          tables.map(({ odd, same, whole }, at) => ({
            name: `table.${at}`,
            columns: [texts('odd', odd), numbers('whole', whole), texts('same', same)],
          })),
        );

        const read = decodeTables(bytes);

        tables.forEach(({ odd, same, whole }, at) => {
          const table = read.get(`table.${at}`);
          expect(table.size).toBe(odd.length);
          expect(table.columns).toEqual(['odd', 'whole', 'same']);
          expect(table.texts('odd')).toEqual(odd);
          expect(table.texts('same')).toEqual(same);
          expect([...table.numbers('whole')]).toEqual(whole);
          expect(table.starts).toBeUndefined();
        });
      }),
      { numRuns: 300 },
    );
  });

  it('come back as they were where texts follow from others', () => {
    const name = fc.string({ unit: fc.constantFrom('A', 'b', 'é', 'Ж', 'ł', ' ', '-', '😀', 'ü'), maxLength: 8 });
    const column = fc.array(fc.record({ name, odd: oddText, isOdd: fc.nat({ max: 9 }) }), {
      minLength: 1,
      maxLength: 60,
    });
    const spelling = { é: 'e', Ж: 'zh', ł: 'l', ü: 'ue' };
    const shownOf = (text) =>
      [...text].map((letter) => spelling[letter] ?? letter.toLowerCase().replace(/[^a-z]/gu, '')).join('');

    fc.assert(
      fc.property(column, (rows) => {
        const shown = rows.map(({ name: text, odd, isOdd }) => (isOdd === 0 ? odd : shownOf(text)));
        const feminine = rows.map(({ name: text }) => (text.endsWith('b') ? `${text.slice(0, -1)}éva` : text));
        const names = rows.map(({ name: text }) => text);
        const columns = [texts('text', names), texts('shown', shown), texts('feminine', feminine)];
        const table = decodeTables(encodeTables([{ name: 't', columns }])).get('t');

        expect(table.texts('feminine')).toEqual(feminine);
        expect(table.texts('shown')).toEqual(shown);
        expect(table.texts('text')).toEqual(names);
      }),
    );
  });

  it('are stored once where texts follow from others', () => {
    const letters = [...'abcdefghij'];
    const names = letters.flatMap((one) =>
      letters.flatMap((two) => letters.map((three) => `Żów${one}${two}${three}ski`)),
    );
    const group = encodeTables([
      {
        name: 't',
        columns: [
          texts('text', names),
          texts(
            'shown',
            names.map((text) => text.replace('Żów', 'zow')),
          ),
          texts(
            'feminine',
            names.map((text) => text.replace('ski', 'ska')),
          ),
        ],
      },
    ]);

    expect(group.tables[0].columns.map(({ kind }) => kind)).toEqual(['texts', 'spelled', 'endings']);
    expect(group.texts.length).toBeLessThan(names.join().length + 10);
  });

  it('know where the rows of each parent begin, and of which parent a row is', () => {
    const bytes = encodeTables([
      {
        name: 'a.child',
        columns: [{ kind: 'parent', name: 'city' }, texts('text', ['x', 'y', 'z'])],
        children: [2, 0, 1],
      },
    ]);

    const [{ table }] = readBack(bytes);

    expect([...table.starts]).toEqual([0, 2, 2, 3]);
    expect([...table.numbers('city')]).toEqual([0, 0, 2]);
    expect(table.texts('text')).toEqual(['x', 'y', 'z']);
  });

  it('are decoded once', () => {
    const [{ table }] = readBack(encodeTables([{ name: 't', columns: [texts('text', ['a']), numbers('n', [7])] }]));

    expect(table.texts('text')).toBe(table.texts('text'));
    expect(table.numbers('n')).toBe(table.numbers('n'));
  });

  it('take few bytes for numbers close to each other and for few different texts', () => {
    const rows = Array.from({ length: 1000 }, (_, row) => row);
    const size = (column) => {
      const { texts: all, numbers: base64 } = encodeTables([{ name: 't', columns: [column] }]);
      return all.length + (base64.length * 3) / 4;
    };

    expect(
      size(
        numbers(
          'n',
          rows.map((row) => 1_000_000 + (row % 200)),
        ),
      ),
    ).toBeLessThan(1200);
    expect(
      size(
        numbers(
          'n',
          rows.map((row) => -500_000 + row * 60),
        ),
      ),
    ).toBeLessThan(2200);
    expect(
      size(
        texts(
          'zone',
          rows.map((row) => `America/${row % 2 ? 'New_York' : 'Chicago'}`),
        ),
      ),
    ).toBeLessThan(1300);
  });

  it('refuse a column that is not there or of the other kind', () => {
    const [{ table }] = readBack(encodeTables([{ name: 't', columns: [texts('text', ['a']), numbers('n', [7])] }]));

    expect(() => table.texts('txt')).toThrow('The table t has no column "txt".');
    expect(() => table.texts('n')).toThrow('The column n of t has numbers, not texts.');
    expect(() => table.numbers('text')).toThrow('The column text of t has texts, not numbers.');
  });

  it.each([
    ['texts', (group) => ({ ...group, texts: group.texts.slice(0, -1) })],
    ['numbers', (group) => ({ ...group, numbers: '' })],
  ])('are refused when their %s are cut', (_, change) => {
    const group = encodeTables([{ name: 't', columns: [texts('text', ['abc', 'def']), numbers('n', [1, 2])] }]);

    expect(() => decodeTables(change(group))).toThrow('The table t of a pack is cut short.');
  });

  it.each(['a\nb', '\ud800', 'a\udc00'])('cannot hold %j', (text) => {
    expect(() => encodeTables([{ name: 't', columns: [texts('text', [text])] }])).toThrow(TypeError);
  });

  it.each([2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN])('cannot hold %d', (number) => {
    expect(() => encodeTables([{ name: 't', columns: [numbers('n', [number])] }])).toThrow(TypeError);
  });
});
