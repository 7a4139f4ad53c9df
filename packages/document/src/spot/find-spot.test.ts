import { describe, expect, it } from 'vitest';
import { findSpot, keysAt } from './find-spot.ts';
import { linesOfText } from './text-lines-for-tests.ts';

/** What stands at the `|` of a text: kind and path as `key tables.a`, and the word in brackets. */
function spotAt(marked: string): string | undefined {
  const at = marked.indexOf('|');
  const text = marked.slice(0, at) + marked.slice(at + 1);
  const spot = findSpot(linesOfText(text), at);
  if (spot === undefined) return undefined;
  return `${[spot.kind, ...spot.path].join(' ')} [${text.slice(spot.from, spot.to)}]`;
}

function siblingsAt(marked: string): Record<string, string> {
  const at = marked.indexOf('|');
  const text = marked.slice(0, at) + marked.slice(at + 1);
  return Object.fromEntries(findSpot(linesOfText(text), at)?.siblings ?? []);
}

const top = 'populace: 1\ntables:\n  shops:\n    rows: 3\n    columns:\n';

describe('in lines', () => {
  it.each([
    ['pop|', 'key [pop]'],
    ['populace: 1\n|', 'key []'],
    ['populace: 1\nse|ed: 3', 'key [seed]'],
    ['populace: 1\nlocale: de|', 'value locale [de]'],
    ['populace: 1\nlocale: |', 'value locale []'],
    ['populace: 1\nlocale:|', 'value locale []'],
    [`${top}      email: intern|`, 'value tables shops columns email [intern]'],
    [`${top}      email: inter|net.email   # theirs`, 'value tables shops columns email [internet.email]'],
    [`${top}      email:\n        gen|`, 'key tables shops columns email [gen]'],
    [`${top}      email:\n        generator: internet.email\n        |`, 'key tables shops columns email []'],
    [`${top}      id: sequence\n\n      # a note\n      email: |   # theirs`, 'value tables shops columns email []'],
    [`${top}      id: sequence\n    |`, 'key tables shops []'],
    [`${top}      "e mail": "inter|net.email"`, 'value tables shops columns e mail [internet.email]'],
    [`${top}      'it''s': |`, "value tables shops columns it''s []"],
    [`${top}      at: 10:30|`, 'value tables shops columns at [10:30]'],
  ])('%j', (text, spot) => {
    expect(spotAt(text)).toBe(spot);
  });
});

describe('in lists of lines', () => {
  it.each([
    ['tables:\n  a:\n    unique:\n      - [x, |]', 'value tables a unique 0 1 []'],
    ['tables:\n  a:\n    unique:\n    - [x|]', 'value tables a unique 0 0 [x]'],
    ['tables:\n  a:\n    keys:\n      - |', 'value tables a keys 0 []'],
    ['tables:\n  a:\n    keys:\n      - columns: [x]\n        ref|', 'key tables a keys 0 [ref]'],
    ['tables:\n  a:\n    keys:\n      - columns:\n          - x|', 'value tables a keys 0 columns 0 [x]'],
    ['tables:\n  a:\n    rows:\n      - { id: 1, na| }', 'key tables a rows 0 [na]'],
  ])('%j', (text, spot) => {
    expect(spotAt(text)).toBe(spot);
  });
});

describe('in brackets', () => {
  it.each([
    [`${top}      email: { | }`, 'key tables shops columns email []'],
    [`${top}      email: {|}`, 'key tables shops columns email []'],
    [`${top}      email: { gen| }`, 'key tables shops columns email [gen]'],
    [
      `${top}      email: { generator: inter|net.email, unique: true }`,
      'value tables shops columns email generator [internet.email]',
    ],
    [`${top}      email: { generator: internet.email, | }`, 'key tables shops columns email []'],
    [`${top}      email: { generator: internet.email, unique: | }`, 'value tables shops columns email unique []'],
    [`${top}      email: { generator: |\n      id: sequence`, 'value tables shops columns email generator []'],
    [`${top}      email: { generator: |`, 'value tables shops columns email generator []'],
    [
      `${top}      email: {\n        generator: x,\n        |\n      }\n      id: uuid`,
      'key tables shops columns email []',
    ],
    ['tables:\n  o:\n    rows: { per: shops, count: { po| } }', 'key tables o rows count [po]'],
    ['tables: { o: { rows: 1, columns: { id: se| } } }', 'value tables o columns id [se]'],
    ['{\n  "tables": {\n    "o": {\n      "ro|ws": 1\n    }\n  }\n}', 'key tables o [rows]'],
    ['{ "locale": "|" }', 'value locale []'],
    ['locale: [de_DE, |]', 'value locale 1 []'],
    [`${top}      t: { template: "{product}, {co|}" }`, 'value tables shops columns t template [{product}, {co}]'],
  ])('%j', (text, spot) => {
    expect(spotAt(text)).toBe(spot);
  });
});

describe('where nothing can stand', () => {
  it.each([
    ['# a no|te'],
    ['seed: 1   # a no|te'],
    ['description: |-\n  some te|xt'.replace('|-', '>-')],
    [`${top}      email: { generator: internet.email | }`],
    [`${top}      email: { generator: x } |`],
    [`${top}      email: { generator: x, # a no|te\n }`],
    [`${top}      email: |{ generator: x }`],
    ['a: *anch|or'],
  ])('%j', (text) => {
    expect(spotAt(text)).toBeUndefined();
  });
});

describe('the other keys of the map', () => {
  it('are those of the brackets, before and after', () => {
    expect(siblingsAt('a: { generator: choice, |, nulls: 5% }')).toEqual({ generator: 'choice', nulls: '5%' });
  });

  it('are those of the lines, before and after', () => {
    const text = `${top}      email:\n        unique: true # really\n        |\n        generator: internet.email\n      id: uuid`;

    expect(siblingsAt(text)).toEqual({ unique: 'true', generator: 'internet.email' });
  });

  it('are those of one map of a list', () => {
    const text = 'keys:\n  - columns: [a]\n    |\n    by: recency\n  - columns: [b]\n    nulls: 5%';

    expect(siblingsAt(text)).toEqual({ columns: '[a]', by: 'recency' });
  });

  it('are not those of the lines after a bracket that is not closed', () => {
    expect(siblingsAt(`${top}      email: { generator: choice, |\n      id: uuid`)).toEqual({ generator: 'choice' });
  });
});

it('finds its way up in a text of many thousand lines', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `      - { id: ${row} }`);
  const doc = linesOfText(['tables:', '  shops:', '    rows:', ...rows, '      - { i }'].join('\n'));

  expect(findSpot(doc, doc.length - 2)?.path).toEqual(['tables', 'shops', 'rows', '0']);
});

it('tells the keys that a line is in', () => {
  const text = `${top}      email: { generator: internet.email }\n      # a note\n`;
  const doc = linesOfText(text);

  expect(keysAt(doc, text.indexOf('internet'))).toEqual(['tables', 'shops', 'columns', 'email']);
  expect(keysAt(doc, text.indexOf('rows'))).toEqual(['tables', 'shops', 'rows']);
  expect(keysAt(doc, text.indexOf('note'))).toEqual(['tables', 'shops', 'columns']);
});
