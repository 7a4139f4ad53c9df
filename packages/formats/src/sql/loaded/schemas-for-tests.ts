import { nastyTexts } from '@populace/testkit';

/** Names and values that end statements, comments and quotes, or mean something to a database, its client or a terminal. */
export const NASTY: readonly string[] = [
  'select',
  'order by',
  'say "hi"',
  "it's",
  'back`tick',
  'ends with \\',
  '$$ body $$',
  '-- comment',
  '/* open',
  '100% sure_ly',
  '; drop table x',
  '{brace} [bracket]',
  'größe, in cm',
  'שם العمود',
  '日本語',
  '?1 :name @var #hash',
  "''); --",
];

/** Texts that statements, copies and clients may take for something else. */
export const TEXTS: readonly string[] = [
  ...NASTY,
  '',
  ' ',
  'NULL',
  '\\N',
  '\\.',
  '\\',
  "\\'",
  'back\\slash\\',
  'two\nlines',
  'three\r\nlines\r',
  'tab\there',
  '\u001a\b\f\v',
  '😀👩‍👩‍👧‍👦',
  '\u202eoverride\u202c',
  "';\n\\.\nBEGIN;\n--",
];

/** Every table and column has a name that would break out of careless quotes; so has every value. */
export const nastyNames: object = {
  populace: 1,
  tables: Object.fromEntries(
    NASTY.map((name, place) => [
      name,
      {
        rows: 40,
        columns: {
          ...Object.fromEntries(NASTY.map((column) => [column, { generator: 'choice', values: TEXTS, nulls: '10%' }])),
          id: 'sequence',
          next: { references: { table: NASTY[(place + 1) % NASTY.length], column: 'id' }, nulls: '20%' },
        },
      },
    ]),
  ),
};

/** A column of every type and the values at its edges, with and without nulls. */
export const everyType = `
populace: 1
now: 2024-02-29T12:34:56.789Z
tables:
  types:
    rows: 300
    columns:
      id: sequence
      low: { generator: sequence, start: -9_007_199_254_740_992 }
      int: { generator: number.integer, min: -2147483648, max: 2147483647, type: int32, nulls: 10% }
      big: { generator: choice, values: [-9223372036854775808, 9223372036854775807, 0] }
      wide: { generator: number.integer, min: -9223372036854775808, max: 9223372036854775807 }
      money: { generator: number.decimal, min: -9999999.99, max: 9999999.99, scale: 2, nulls: 10% }
      exact: { generator: number.decimal, min: -99999999999999.9999, max: 99999999999999.9999, scale: 4 }
      whole: { generator: number.float, min: -1e300, max: 1e300, nulls: 10% }
      edges: { generator: choice, type: float64, values: [0.1, 1e21, 1e-7, 1.7976931348623157e308, 2.2250738585072014e-308, -0.5, 123456.789] }
      flag: { generator: boolean, nulls: 10% }
      int8: { generator: choice, values: [-128, 127, 0], type: int8 }
      int16: { generator: choice, values: [-32768, 32767, 0], type: int16 }
      uint8: { generator: choice, values: [0, 255, 1], type: uint8, nulls: 10% }
      uint16: { generator: number.integer, min: 0, max: 65535, type: uint16 }
      uint32: { generator: choice, values: [0, 4294967295, 1], type: uint32 }
      uint64: { generator: number.integer, min: 0, max: 9223372036854775807, type: uint64, nulls: 10% }
      day: { generator: date.between, from: 0001-01-01, to: 9999-12-31, nulls: 10% }
      second: { generator: date.between, from: 1900-01-01, to: 2100-01-01 }
      ms: { generator: date.between, from: 1900-01-01, to: 2100-01-01, precision: ms, nulls: 10% }
      zoned: { generator: date.between, from: 1900-01-01, to: 2100-01-01, precision: us, type: timestamptz }
      time: { generator: date.time, precision: us, nulls: 10% }
      uuid: { generator: uuid, nulls: 10% }
      text: { generator: lorem.sentence, nulls: 10% }
      key: { generator: string.bytes, length: 7, unique: true }
      blob: { generator: string.bytes, max: 40, nulls: 10% }
      number_text: { generator: number.integer, min: 0, max: 99, type: string }
      nothing: { generator: constant, value: null }
    fixed:
      7: { int: 5, money: 1.50, zoned: 2020-02-02T02:02:02.000001Z, flag: true, text: "it's", whole: 1.5 }
`;

/** Two tables that refer to each other and to themselves, three more in a ring, and one in which given cells refer to later rows. */
export const circles = `
populace: 1
tables:
  people:
    rows: 400
    columns:
      id: sequence
      team_id: { references: teams.code }
      boss: { references: people.id }
      email: { generator: string.pattern, pattern: "[a-z]{8}@example[.]com", unique: true }
  teams:
    rows: 30
    columns:
      code: { generator: nanoid, length: 8, unique: true }
      chief: { references: people.id, nulls: 30% }
  ring_c: { rows: 5, columns: { id: uuid, to: { references: ring_b.id } } }
  ring_b: { rows: 5, columns: { id: uuid, to: { references: ring_a.id } } }
  ring_a: { rows: 5, columns: { id: uuid, to: { references: ring_c.id, nulls: 50% } } }
  pages:
    rows: [{ id: 1, next: 3 }, { id: 2, next: 1 }, { id: 3 }, { id: 4, next: 4 }]
    columns: { id: {}, next: { references: pages.id, nulls: 100% } }
  empty: { rows: 0, columns: { id: sequence, name: color.human } }
  unseen: { rows: 3, hidden: true, columns: { id: sequence } }
  notes: { rows: 7, columns: { about: { references: unseen.id }, colour: { references: shades.colour } } }
  shades: { rows: 9, columns: { colour: color.human } }
`;

/** A row for each of the nasty texts, beside nulls, and a table without rows. */
export function nastyRows(withZeros: boolean): object {
  const texts = nastyTexts.filter((text) => withZeros || !text.includes('\0'));
  return {
    populace: 1,
    tables: {
      texts: {
        rows: texts.map((text, at) => ({ id: at + 1, text, sometimes: at % 3 === 0 ? null : text, never: null })),
        columns: {
          id: { type: 'int64' },
          text: { type: 'string' },
          sometimes: { type: 'string' },
          never: { type: 'date' },
        },
      },
      nothing: { rows: 0, columns: { id: 'sequence', text: 'lorem.word', owner: { references: 'texts.id' } } },
    },
  };
}
