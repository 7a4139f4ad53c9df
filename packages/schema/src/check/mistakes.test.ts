import { describe, expect, it } from 'vitest';
import { check, column, complaints, one, shown } from './documents-for-tests.ts';

describe('a mistake', () => {
  it.each([
    ['5', 'schema/structure 1:1  The document must be a map that begins with populace: 1, but is 5'],
    ['', 'schema/structure 1:1  The document must be a map that begins with populace: 1, but is nothing'],
    [one, 'schema/version 1:1  The document does not say its grammar; begin it with populace: 1'],
    [
      `populace: 2\n${one}`,
      'schema/version 1:11 /populace populace must be 1, the grammar of this release, but is 2 [1]',
    ],
    [
      `populace: 1\nvalues: 1\n${one}`,
      'schema/version 2:9 /values values must be 0, the only set of this release, but is 1 [0]',
    ],
    [`populace: 1\nsed: 1\n${one}`, 'schema/unknown-option 2:1 /sed The document has no option "sed" [seed]'],
    [`populace: 1\nname: [a]\n${one}`, 'schema/invalid-option 2:7 /name name must be text, but is a list'],
    [
      `populace: 1\nseed: 12345678901234567890\n${one}`,
      'schema/invalid-option 2:7 /seed seed must be a whole number up to 9007199254740991, or text, but is 12345678901234567890; put it in quotation marks',
    ],
    [
      `populace: 1\nseed: 1.5\n${one}`,
      'schema/invalid-option 2:7 /seed seed must be text or a whole number, but is 1.5; put it in quotation marks',
    ],
    [
      `populace: 1\nseed: true\n${one}`,
      'schema/invalid-option 2:7 /seed seed must be text or a whole number, but is true',
    ],
    [`populace: 1\nlocale: de_DD\n${one}`, 'schema/unknown-locale 2:9 /locale There is no locale "de_DD" [de_DE]'],
    [
      `populace: 1\nlocale: { de_DE: 1, de_FF: 2 }\n${one}`,
      'schema/unknown-locale 2:21 /locale/de_FF There is no locale "de_FF" [de_DE]',
    ],
    [
      `populace: 1\nlocale: { de_DE: 1, de-de: 2 }\n${one}`,
      'schema/invalid-option 2:9 /locale locale names de_DE twice; name it once, with the sum of its weights',
    ],
    [
      `populace: 1\nlocale: { de_DE: 0 }\n${one}`,
      'schema/invalid-option 2:9 /locale locale has only weights of 0; give one value a weight above 0',
    ],
    [
      `populace: 1\nnow: yesterday\n${one}`,
      'schema/invalid-option 2:6 /now now must be a date or a timestamp, such as 2026-01-01T00:00:00Z, but is the text "yesterday"',
    ],
    [
      `populace: 1\nnow: now-1d\n${one}`,
      'schema/invalid-option 2:6 /now now must be a date or a timestamp, such as 2026-01-01T00:00:00Z, but is the text "now-1d"',
    ],
    [
      'populace: 1',
      'schema/structure 1:1  The document needs tables, such as tables: { people: { rows: 10, columns: … } }',
    ],
    [
      'populace: 1\ntables: []',
      'schema/structure 2:9 /tables tables must be a map from names to tables, but is a list',
    ],
    [
      'populace: 1\ntables: { t: { rows: 100.000, columns: { a: sequence } } }',
      'schema/invalid-option 2:22 /tables/t/rows rows of "t" must be a whole number, but is 100.000; a point does not group digits: write 100_000 or 100',
    ],
    ['populace: 1\ntables: {}', 'schema/no-tables 2:9 /tables tables needs one table at least'],
    [
      'populace: 1\ntables: { t: 1 }',
      'schema/structure 2:14 /tables/t The table "t" must be a map with rows and columns, but is 1',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1 } }',
      'schema/structure 2:11 /tables/t The table "t" needs columns, such as columns: { id: sequence }',
    ],
    [
      'populace: 1\ntables: { t: { columns: { id: uuid } } }',
      'schema/structure 2:11 /tables/t The table "t" needs rows, such as rows: 100',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, columns: {} } }',
      'schema/structure 2:34 /tables/t/columns The table "t" needs one column at least',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, columns: [id] } }',
      'schema/structure 2:34 /tables/t/columns columns of "t" must be a map from names to generators, but is a list',
    ],
    [
      'populace: 1\ntables: { t: { rows: -1, columns: { id: uuid } } }',
      'schema/invalid-option 2:22 /tables/t/rows rows of "t" must be a whole number from 0 to 2^48, but is -1',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1.5, columns: { id: uuid } } }',
      'schema/invalid-option 2:22 /tables/t/rows rows of "t" must be a whole number from 0 to 2^48, but is 1.5',
    ],
    [
      'populace: 1\ntables: { t: { rows: 281474976710657, columns: { id: uuid } } }',
      'limit/rows 2:22 /tables/t/rows "t" asks for 281474976710657 rows, but a table has at most 281474976710656 (2^48)',
    ],
    [
      'populace: 1\ntables: { t: { row: 1, rows: 1, columns: { id: uuid } } }',
      'schema/unknown-option 2:16 /tables/t/row The table "t" has no option "row" [rows]',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, id: uuid, columns: { a: uuid } } }',
      'schema/unknown-option 2:25 /tables/t/id The table "t" has no option "id"; if it is a column, put it under columns',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, hidden: yes, columns: { a: uuid } } }',
      'schema/invalid-option 2:33 /tables/t/hidden hidden must be true or false, but is the text "yes"',
    ],
    [
      'populace: 1\ntables: { "": { rows: 1, columns: { a: uuid } } }',
      'schema/name 2:11 /tables/ The name of a table, "", is empty; give it 1 to 128 characters',
    ],
    [
      'populace: 1\ntables: { "a\\tb": { rows: 1, columns: { a: uuid } } }',
      'schema/name 2:11 /tables/a\tb The name of a table, "a\\tb", has a control character in it; drop it',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, columns: { "e\\u0301": uuid } } }',
      'schema/name 2:36 /tables/t/columns/e\u0301 The name of a column, "e\u0301", is not in Unicode form NFC; write its accented letters as single characters [\u00e9]',
    ],
    [
      'populace: 1\ntables: { t: { rows: 1, columns: { "\\ud800": uuid } } }',
      'schema/name 2:36 /tables/t/columns/\ud800 The name of a column, "\\ud800", has half of a surrogate pair in it; drop it',
    ],
  ])('in a document is shown with its place: %j', (text, expected) => {
    expect(complaints(text)).toEqual([expected]);
  });

  it.each([
    ['uid', 'schema/unknown-generator 5:10 /tables/t/columns/c There is no generator "uid" [uuid]'],
    [
      'given_name',
      'schema/unknown-generator 5:10 /tables/t/columns/c There is no generator "given_name" [person.firstName]',
    ],
    [
      '{ generator: number.integr }',
      'schema/unknown-generator 5:23 /tables/t/columns/c/generator There is no generator "number.integr" [number.integer]',
    ],
    [
      '{ generator: 5 }',
      'schema/structure 5:23 /tables/t/columns/c/generator generator must be the name of a generator, but is 5',
    ],
    [
      '',
      'schema/structure 5:7 /tables/t/columns/c The column "c" must be a generator or a map with one, but is nothing',
    ],
    ['5', 'schema/structure 5:10 /tables/t/columns/c The column "c" must be a generator or a map with one, but is 5'],
    [
      '{ nulls: 4% }',
      'schema/structure 5:7 /tables/t/columns/c The column "c" needs generator: …, references: …, formula: …, case: …, array: … or object: …',
    ],
    [
      '{ formula: "1 +" }',
      'formula/syntax 5:24 /tables/t/columns/c/formula The formula of "c" cannot be read: The formula ends where something else is expected.',
    ],
    [
      '{ generator: uuid, references: t.c }',
      'schema/structure 5:29 /tables/t/columns/c/references A column has one of generator, references, formula, case, array and object; drop the others',
    ],
    [
      '{ generator: uuid, versio: 4 }',
      'schema/unknown-option 5:29 /tables/t/columns/c/versio uuid has no option "versio"',
    ],
    [
      '{ generator: number.integer, mni: 4 }',
      'schema/unknown-option 5:39 /tables/t/columns/c/mni number.integer has no option "mni" [min, max]',
    ],
    [
      '{ generator: number.integer, min: x }',
      'schema/invalid-option 5:44 /tables/t/columns/c/min min must be a whole number, but is the text "x"',
    ],
    [
      '{ generator: number.integer, max: 5, min: 10 }',
      'schema/invalid-option 5:52 /tables/t/columns/c/min min (10) is greater than max (5); swap them or drop one',
    ],
    [
      '{ generator: number.integer, max: -1 }',
      'schema/invalid-option 5:23 /tables/t/columns/c/generator min (0) is greater than max (-1); swap them or drop one',
    ],
    ['choice', 'schema/invalid-option 5:10 /tables/t/columns/c choice needs the option values: for the test'],
    ['{ generator: uuid, of: other }', 'schema/unknown-option 5:29 /tables/t/columns/c/of uuid has no option "of"'],
    [
      '{ generator: uuid, nulls: 4 }',
      'schema/invalid-option 5:36 /tables/t/columns/c/nulls nulls must be a share such as 4% or a number from 0 to 1, but is 4; did you mean 4%? [4%]',
    ],
    [
      '{ generator: uuid, nulls: { exact: true } }',
      'schema/invalid-option 5:36 /tables/t/columns/c/nulls nulls needs share, such as { share: 4%, exact: true }',
    ],
    [
      '{ generator: uuid, nulls: { share: 4%, exat: true } }',
      'schema/unknown-option 5:49 /tables/t/columns/c/nulls/exat nulls has no option "exat" [exact]',
    ],
    [
      '{ generator: uuid, unique: 1 }',
      'schema/invalid-option 5:37 /tables/t/columns/c/unique unique must be true or false, but is 1',
    ],
    [
      '{ generator: uuid, type: int46 }',
      'schema/invalid-option 5:35 /tables/t/columns/c/type type must be one of string, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float64, boolean, date, uuid, bytes, json, time, timestamp, timestamptz, decimal(10,2), string(40) (1 to 38 digits, 1 to 2^20 characters), but is the text "int46" [int16, int64, int32]',
    ],
    [
      '{ generator: string.template, template: pad(a, b) }',
      'schema/unknown-option 5:57 /tables/t/columns/c/b) string.template has no option "b)"; if it belongs to the text before it, put all of that in quotation marks, since it has a comma in it',
    ],
  ])('in a column is shown with its place: %s', (text, expected) => {
    expect(complaints(column(text))).toEqual([expected]);
  });

  it('in the numbers of rows of a call has the flag as its place', () => {
    const text = `populace: 1\n${one}`;

    expect(complaints(text, { rows: { tables: new Map([['tt', 5]]) } })).toEqual([
      'schema/unknown-table --rows There is no table "tt" [t]',
    ]);
    expect(complaints(text, { rows: { all: -1, tables: new Map() } })).toEqual([
      'schema/invalid-option --rows The number of rows of every table must be a whole number from 0 to 2^48, but is -1',
    ]);
    expect(complaints(text, { rows: { tables: new Map([['t', 2 ** 48 + 1]]) } })).toEqual([
      'limit/rows --rows "t" asks for 281474976710657 rows, but a table has at most 281474976710656 (2^48)',
    ]);
    expect(complaints(text, { locale: 'xx', now: 'now' })).toEqual([
      'schema/invalid-option --now --now must be a date or a timestamp, such as 2026-01-01T00:00:00Z, but is "now"',
      'schema/unknown-locale --locale There is no locale "xx"; there are base, de_DE, sr_Latn_RS, tr_TR',
    ]);
  });

  it('does not hide the others: all are shown, in the order of the text', () => {
    const text = `populace: 3
sed: 1
locale: xx_YY
tables:
  t:
    rows: many
    columns:
      a: uid
      b: { generator: number.integer, min: x, max: y, nulls: 4, uniqe: true }
      c: { references: t.z }
`;

    expect(complaints(text).map((complaint) => complaint.split(' ').slice(0, 2).join(' '))).toEqual([
      'schema/version 1:11',
      'schema/unknown-option 2:1',
      'schema/unknown-locale 3:9',
      'schema/invalid-option 6:11',
      'schema/unknown-generator 8:10',
      'schema/invalid-option 9:44',
      'schema/invalid-option 9:52',
      'schema/invalid-option 9:62',
      'schema/unknown-option 9:65',
      'schema/unknown-column 10:24',
    ]);
  });

  it('that is none is a note', () => {
    const checked = check('populace: 1\ntables: { t: { rows: 1, columns: { rows: uuid } } }');

    expect(checked.model).toBeDefined();
    expect(checked.problems.map((problem) => [problem.severity, shown(problem)])).toEqual([
      [
        'note',
        'schema/structure 2:36 /tables/t/columns/rows The column "rows" is called like an option of tables; if the option is meant, indent it less',
      ],
    ]);
  });

  it('names every option of the larger product that is not there yet', () => {
    const text = `populace: 1
tables:
  t:
    rows: 9
    dirt: []
    columns:
      a: { formula: "1 + 1", drt: 4% }
      b: { references: t.b, as: other }
      c: { generator: uuid, drt: 1% }
`;

    expect(complaints(text).map((complaint) => complaint.split(' ').slice(0, 3).join(' '))).toEqual([
      'schema/unknown-option 5:5 /tables/t/dirt',
      'schema/unknown-option 7:30 /tables/t/columns/a/drt',
      'schema/reference-cycle 8:24 /tables/t/columns/b/references',
      'schema/unknown-option 9:29 /tables/t/columns/c/drt',
    ]);
  });
});
