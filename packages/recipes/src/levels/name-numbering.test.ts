import { createRowSet, setList, streamKeys } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemberDraw } from './member-draw.ts';
import { createNameBatch } from './name-batch.ts';
import { buildNameEdges, type NameEdges } from './name-edges.ts';
import { createNameLevels } from './name-levels.ts';
import { createNumberedRows, createNumbering, numberedRows } from './name-numbering.ts';
import { bitCount, type NameSharing } from './name-sharing.ts';
import { givenShown, joinShown, type NameStyle, surnameShown } from './name-style.ts';
import { shownNames, shownNamesOf } from './shown-names.ts';

const keys = streamKeys(['1', '0', 't', 's:person.name']);

const full: NameStyle = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };
const initial: NameStyle = { ...full, given: 'initial', between: '' };
const first: NameStyle = { ...full, surname: 'none' };

function edgesOf(given: readonly string[], surnames: readonly string[]): NameEdges {
  return buildNameEdges(
    [
      {
        locale: '',
        weight: 1,
        contexts: [{ weight: 1, form: 0 }],
        given: given.map((text, at) => ({ text, weights: [at + 1] })),
        surnames: surnames.map((text, at) => ({ forms: [text], weight: at + 1 })),
      },
    ],
    (text) => text,
  );
}

/** Names of women and of men, surnames as `masculine feminine`; Anna is a woman, Karl a man, Kim either. */
function gendered(given: readonly string[], surnames: readonly string[]): NameEdges {
  const weights: Readonly<Record<string, readonly number[]>> = { anna: [1, 0], karl: [0, 1] };
  return buildNameEdges(
    [
      {
        locale: '',
        weight: 1,
        contexts: [
          { weight: 1, form: 1 },
          { weight: 1, form: 0 },
        ],
        given: given.map((text) => ({ text, weights: weights[text] ?? [1, 1] })),
        surnames: surnames.map((pair, at) => {
          const [masculine = '', feminine = ''] = pair.split(' ');
          return { forms: [masculine, feminine], weight: at + 1 };
        }),
      },
    ],
    (text) => text,
  );
}

const german = edgesOf(['anna', 'bel', 'karl'], ['el', 'maier', 'weber']);
const english = edgesOf(['anna', 'abel', 'john'], ['bel', 'smith', 'weber']);
const egyptian = edgesOf(['karl', 'omar'], ['hassan', 'weber']);
const locales = [german, english, egyptian];

/** The texts of rows, with what they are made of. */
function textsOf(rows: readonly number[], style: NameStyle, sharing: NameSharing) {
  const edges = sharing.locales[sharing.place] ?? german;
  const set = createRowSet(rows.length);
  const batch = createNameBatch(rows.length);
  const numbers = new Float64Array(rows.length);
  setList(set, rows, rows.length);
  createNameLevels(edges, keys).fill(set, batch);
  createNumbering(edges, style, sharing)(rows.length, batch, numbers);
  return rows.map((row, at) => {
    const given = givenShown(style, edges.renderings.given[batch.given[at] ?? 0]?.[0] ?? '');
    const surname = surnameShown(style, edges.renderings.surnames[batch.surnames[at] ?? 0]?.[0] ?? '');
    return { row, given, surname, number: numbers[at] ?? 0, text: `${joinShown(style, given, surname)}${numbers[at]}` };
  });
}

describe('the numbers of a column with several locales and styles', () => {
  const styles = [full, initial, first];
  const sharings = locales.flatMap((_, place) =>
    styles.map((style): [NameStyle, NameSharing] => [
      style,
      { locales, place, styles: style === full ? 1 : 2, style: style === first ? 1 : 0 },
    ]),
  );
  /** Each row is in one locale and in one style. */
  const rowsOf = (count: number, at: number, from = 0): number[] =>
    Array.from({ length: count }, (_, row) => from + row * sharings.length + at);

  it.each([[0], [2 ** 20 - 9000], [2 ** 40]])('make all texts different, from row %d', (from) => {
    const texts = sharings.flatMap(([style, sharing], at) => textsOf(rowsOf(2000, at, from), style, sharing));

    expect(new Set(texts.map(({ text }) => text)).size).toBe(2000 * sharings.length);
  });

  it('lead back to the row', () => {
    for (const [at, [style, sharing]] of sharings.entries()) {
      const rowOf = createNumberedRows(locales[sharing.place] ?? german, keys, style, sharing);
      const rows = [...rowsOf(100, at), ...rowsOf(100, at, 2 ** 31), ...rowsOf(100, at, 2 ** 47)];

      expect(textsOf(rows, style, sharing).filter((text) => rowOf(text) !== text.row)).toEqual([]);
    }
  });

  it('are as short where no other locale has the name as if there were none', () => {
    const alone = textsOf(rowsOf(500, 0), full, { locales: [german], place: 0, styles: 1, style: 0 });
    const beside = textsOf(rowsOf(500, 0), full, { locales, place: 0, styles: 1, style: 0 });

    const own = beside.filter(({ surname }) => surname === 'maier');
    expect(own.length).toBeGreaterThan(50);
    expect(own).toEqual(alone.filter(({ surname }) => surname === 'maier'));
  });
});

describe('the numbers of names with a form for each sex', () => {
  const czech = gendered(['anna', 'kim', 'karl'], ['novak novakova', 'weber weberova', 'hora horova', 'jan jan']);
  const slovak = gendered(['anna', 'kim'], ['novak novakova', 'weberova weberova', 'lang langova']);
  const mixed = [german, czech, slovak, edgesOf(['anna', 'kim'], ['novak', 'horova', 'langova', 'jan'])];
  const styles: readonly NameStyle[] = [full, initial, first, { ...full, surnameLength: 4 }];

  it.each(styles.map((style) => [`${style.given} ${style.surname} ${style.surnameLength ?? ''}`, style] as const))(
    'make all texts different, and lead back: %s',
    (_, style) => {
      const texts = mixed.flatMap((edges, place) => {
        const sharing: NameSharing = { locales: mixed, place, styles: 1, style: 0 };
        const rows = Array.from({ length: 3000 }, (_row, at) => at * mixed.length + place);
        const set = createRowSet(rows.length);
        const batch = createNameBatch(rows.length);
        const numbers = new Float64Array(rows.length);
        const drawn = { given: new Int32Array(4000), surname: new Int32Array(4000), context: new Int32Array(4000) };
        setList(set, rows, rows.length);
        createNameLevels(edges, keys).fill(set, batch);
        createMemberDraw(edges, keys, rows.length).fill(set, batch, drawn);
        createNumbering(edges, style, sharing)(rows.length, batch, numbers);
        const rowOf = createNumberedRows(edges, keys, style, sharing);
        return rows.map((row, at) => {
          const given = givenShown(style, edges.texts.givenShown[drawn.given[at] ?? 0] ?? '');
          const surname = surnameShown(style, edges.texts.surnamesShown[drawn.surname[at] ?? 0] ?? '');
          const number = numbers[at] ?? 0;
          expect(rowOf({ given, surname, number })).toBe(row);
          return `${joinShown(style, given, surname)}${number}`;
        });
      });

      expect(new Set(texts).size).toBe(3000 * mixed.length);
    },
  );
});

describe('how many rows can be numbered', () => {
  it('is all of them where no name is everybody’s', () => {
    expect(numberedRows(german, initial, { locales, place: 0, styles: 2, style: 0 })).toBeGreaterThanOrEqual(2 ** 48);
  });

  it('is fewer where numbers would pass 2^53', () => {
    const everybody = edgesOf(['ann'], ['lee']);
    const sharing = { locales: [everybody, everybody, everybody, everybody, everybody], place: 4, styles: 2, style: 1 };
    const last = numberedRows(everybody, full, sharing) - 1;

    expect(last).toBe(2 ** 47 - 1);
    const numbers = textsOf([last, last - 1, 2 ** 46, 2 ** 46 - 1], full, sharing).map(({ number }) => number);
    expect(numbers.filter((number) => !Number.isSafeInteger(number))).toEqual([]);
    // The next level's would be four times as long.
    expect(Math.max(...numbers) * 4).toBeGreaterThan(2 ** 53);
  });
});

it('counts bits', () => {
  expect([0, 1, 2, 3, 0b1011, 2 ** 31 - 1].map(bitCount)).toEqual([0, 1, 1, 2, 3, 31]);
});

it('groups names of one locale quickly as it does slowly', () => {
  const word = fc.stringMatching(/^[a-c]{1,3}$/);
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 12 });

  fc.assert(
    fc.property(words, words, fc.constantFrom(full, initial, first), (given, surnames, style) => {
      const edges = edgesOf(given, surnames);
      const [quick, slow] = [shownNamesOf(edges, style), shownNames(edges, style, () => '')];

      for (const side of ['given', 'surnames'] as const) {
        expect(quick[side].groupOf).toEqual(slow[side].groupOf);
        expect(quick[side].runs).toEqual(slow[side].runs);
        const shown = side === 'given' ? givenShown : surnameShown;
        const texts = edges.renderings[side].flat().map((text) => shown(style, text));
        expect(texts.map((text) => quick[side].find('', text))).toEqual(texts.map((text) => slow[side].find('', text)));
      }
    }),
  );
});
