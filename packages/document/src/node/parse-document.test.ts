import { type DocumentNode, entryOf, type Problem } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeOfValue } from './node-of-value.ts';
import { parseDocument } from './parse-document.ts';

/** Problems as `line:column pointer sentence`. */
function complaints(text: string): string[] {
  const { node, problems } = parseDocument(text);
  expect(node).toBeUndefined();
  return problems.map(({ place, message }) => `${place.line}:${place.column} ${place.pointer} ${message}`);
}

function parsed(text: string): DocumentNode {
  const { node, problems } = parseDocument(text);
  expect(problems).toEqual([]);
  if (node === undefined) throw new Error('Nothing was parsed.');
  return node;
}

/** The document without places, with maps as lists of pairs, which can hold any key. */
function plain(node: DocumentNode): unknown {
  if (node.kind === 'scalar') return [node.value, node.text];
  if (node.kind === 'list') return node.items.map(plain);
  return { map: node.entries.map(({ key, value }) => [key, plain(value)]) };
}

function at(text: string, ...keys: readonly string[]): DocumentNode {
  let node = parsed(text);
  for (const key of keys) {
    const value = entryOf(node, key)?.value;
    if (value === undefined) throw new Error(`There is no ${key}.`);
    node = value;
  }
  return node;
}

describe('a document', () => {
  it('keeps keys in order, and where keys and values stand', () => {
    const node = parsed('b: 1\na/~:\n  - x\n  - {"k": [true]}\n');

    expect(node).toEqual({
      kind: 'map',
      place: { pointer: '', line: 1, column: 1 },
      entries: [
        {
          key: 'b',
          keyPlace: { pointer: '/b', line: 1, column: 1 },
          value: { kind: 'scalar', value: 1, text: '1', place: { pointer: '/b', line: 1, column: 4 } },
        },
        {
          key: 'a/~',
          keyPlace: { pointer: '/a~1~0', line: 2, column: 1 },
          value: {
            kind: 'list',
            place: { pointer: '/a~1~0', line: 3, column: 3 },
            items: [
              { kind: 'scalar', value: 'x', text: 'x', place: { pointer: '/a~1~0/0', line: 3, column: 5 } },
              {
                kind: 'map',
                place: { pointer: '/a~1~0/1', line: 4, column: 5 },
                entries: [
                  {
                    key: 'k',
                    keyPlace: { pointer: '/a~1~0/1/k', line: 4, column: 6 },
                    value: {
                      kind: 'list',
                      place: { pointer: '/a~1~0/1/k', line: 4, column: 11 },
                      items: [
                        {
                          kind: 'scalar',
                          value: true,
                          text: 'true',
                          place: { pointer: '/a~1~0/1/k/0', line: 4, column: 12 },
                        },
                      ],
                    },
                  },
                ],
              },
            ],
          },
        },
      ],
    });
  });

  it('keeps the spelling of numbers, and all digits of long ones', () => {
    expect(at('seed: 12345678901234567890', 'seed')).toMatchObject({
      value: 12_345_678_901_234_567_890n,
      text: '12345678901234567890',
    });
    expect(at('a: 0x1F', 'a')).toMatchObject({ value: 31, text: '0x1F' });
    expect(at('a: 1.10', 'a')).toMatchObject({ value: 1.1, text: '1.10' });
    expect(at('a: 10_000', 'a')).toMatchObject({ value: '10_000' });
    expect(at('a: 012', 'a')).toMatchObject({ value: 12, text: '012' });
  });

  it('has the words of YAML 1.2 only: yes and dates are text', () => {
    expect(plain(parsed('[yes, no, on, 2024-01-01, 1:30, ~, null, True, .inf]'))).toEqual([
      ['yes', 'yes'],
      ['no', 'no'],
      ['on', 'on'],
      ['2024-01-01', '2024-01-01'],
      ['1:30', '1:30'],
      [null, '~'],
      [null, 'null'],
      [true, 'True'],
      [Number.POSITIVE_INFINITY, '.inf'],
    ]);
  });

  it('takes keys by their spelling', () => {
    expect(plain(parsed('{1: a, true: b, ~: c, 1.50: d}'))).toEqual({
      map: [
        ['1', ['a', 'a']],
        ['true', ['b', 'b']],
        ['~', ['c', 'c']],
        ['1.50', ['d', 'd']],
      ],
    });
  });

  it('has names such as __proto__ as plain names', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
    const node = parsed(names.map((name) => `${name}: { ${name}: 1 }`).join('\n'));

    expect(node.kind === 'map' && node.entries.map(({ key, keyPlace }) => [key, keyPlace.pointer])).toEqual(
      names.map((name) => [name, `/${name}`]),
    );
    expect(Object.hasOwn(Object.prototype, '1')).toBe(false);
  });

  it('writes aliases out, with the place of the text that they repeat', () => {
    const node = at('a: &x {k: 1}\nb: *x\n', 'b', 'k');

    expect(node).toMatchObject({ value: 1, place: { pointer: '/b/k', line: 1, column: 11 } });
  });

  it('may be empty, have a byte order mark, line ends of Windows, and brackets in texts', () => {
    expect(plain(parsed(''))).toEqual([null, '']);
    expect(plain(parsed('# nothing\n'))).toEqual([null, '']);
    expect(plain(parsed('\uFEFFa: 1'))).toEqual({ map: [['a', [1, '1']]] });
    expect(at('a: 1\r\nb:\r\n  c: 2\r\n', 'b', 'c').place).toEqual({ pointer: '/b/c', line: 3, column: 6 });
    expect(at('a: one\n  [ two }\n', 'a')).toBeDefined();
    expect(at('a: |\n  [[{ "\n\n  x: [\nb: 1', 'b')).toMatchObject({ value: 1 });
    expect(at("a: \"[[ \\\" {\"\nb: 'it''s {'\nc: x # [", 'b')).toMatchObject({ value: "it's {" });
  });

  it('as JSON is the same as the value that it says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const { node, problems } = parseDocument(JSON.stringify(value, null, space));
        expect(problems).toEqual([]);
        expect(node && plain(node)).toEqual(plain(nodeOfValue(JSON.parse(JSON.stringify(value)))));
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is no document', () => {
  it.each([
    ['a: 1\nb: 2\na: 3\n', ['3:1 /a The key "a" stands here a second time; the first is in line 1']],
    ['{"a": 1, "\\u0061": 2}', ['1:10 /a The key "a" stands here a second time; the first is in line 1']],
    ['t:\n  x: {1: a, 01: b, "1": c}', ['2:20 /t/x/1 The key "1" stands here a second time; the first is in line 2']],
    ['a:\n\tb: 1\n', ['2:1  A tab stands here, but lines are indented with spaces; replace it with two spaces']],
    [
      'a:\n    b: 1\n   c: 2\n',
      ['3:4  The indentation of this line fits none of the lines above it; align it with the keys beside it'],
    ],
    ['a: 1\nfoo\nb: 2\n', ['2:1  A key must stand on one line, with a colon and a space after it']],
    [
      'f: a ? b : c\n',
      ['1:4  This text has a colon and a space in it, as if it were a key; put the whole text in quotation marks'],
    ],
    [
      'id: number.integer{min: 1}\n',
      ['1:5  This text has a colon and a space in it, as if it were a key; put the whole text in quotation marks'],
    ],
    ['a: [1, 2\nb: 3', ['1:4  This [ is never closed by ]']],
    ['a: [1}', ['1:6  } closes nothing here; the bracket that is open needs ]']],
    ['a: ]', ['1:4  ] stands here without a bracket that opens before it']],
    ['{a, b,, c}', ['1:7  A comma stands here with nothing before it; drop it, or write a value before it']],
    ['a: "x\nb: 1\n', ['1:4  The quotation mark that opens here is never closed']],
    [
      'a: "x" y\n',
      [
        '1:8  This does not belong here, after the end of the quoted text; is a comma missing, or should all of it be in quotation marks?',
      ],
    ],
    [
      'a: [1] 2\n',
      [
        '1:8  This does not belong here, after the end of the bracket; is a comma missing, or should all of it be in quotation marks?',
      ],
    ],
    ['a: "\\q"', ['1:5  This escape within quotation marks is not known; write \\\\ for a backslash']],
    ['a: @b', ['1:4  A value cannot begin with @; put it in quotation marks']],
    [
      'a: !!js/function x',
      ['1:4  Tags such as !!str are not used in a schema; drop it, and put text in quotation marks'],
    ],
    ['[!!js/regexp x]', ['1:2  Tags such as !!str are not used in a schema; drop it, and put text in quotation marks']],
    ['%YAML 1.1\n---\na: yes', ['1:1  Directives such as %YAML are not used in a schema; drop this line']],
    [
      'a: 1\n---\nb: 2\n',
      ['2:1  A second document begins here, but a file holds one; drop it, or put it into a file of its own'],
    ],
    [
      'a: 1\n...\nb: 2\n',
      ['3:1  A second document begins here, but a file holds one; drop it, or put it into a file of its own'],
    ],
    ['a: &a {x: 1}\nb:\n  <<: *a\n', ['3:3 /b/<< Merge keys (<<) are not used in a schema; write the keys out']],
    ['a: &a [*a]', ['1:8 /a/0 The alias *a stands within what it repeats']],
    ['a: &a {<<: *a}', ['1:8 /a/<< Merge keys (<<) are not used in a schema; write the keys out']],
    ['a: *b', ['1:4 /a The alias *b has no anchor of that name before it']],
    ['? a\n: b\n', ['1:1  Keys with a question mark are not used in a schema; write key: value']],
    ['[a]: b\n', ['1:4  A map or list cannot be a key; a key is plain text, on one line']],
    ['{[a]: b}\n', ['1:2  A key must be plain text; put it in quotation marks']],
    [
      'a: \u0007',
      ['1:4  A control character (U+0007) stands here; drop it, or write "\\u0007" within quotation marks'],
    ],
    [
      'a:\n  - 1\n  b: 2\n',
      ['3:3  The indentation of this line fits none of the lines above it; align it with the keys beside it'],
    ],
  ])('is refused with its place: %j', (text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  it('is refused with schema/syntax', () => {
    expect(parseDocument('a: [').problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['schema/syntax', 'error'],
    ]);
  });

  it('is never a reason to throw, whatever the text is', () => {
    const pieces = [
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '? ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|',
      '>',
      '#',
      '&a ',
      '*a',
      '!',
      '%',
      '@',
      '`',
      '---',
      '...',
      '\t',
      '\r',
      '\\',
      '<<',
      '1',
      '\uFEFF',
      '\uD800',
      ':',
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { node, problems } = parseDocument(text);
        expect(node === undefined).toBe(problems.some(({ severity }: Problem) => severity === 'error'));
        for (const { place } of problems) {
          expect(place.line).toBeGreaterThan(0);
          expect(place.column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
