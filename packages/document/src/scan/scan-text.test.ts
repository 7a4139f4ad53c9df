import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Composer, Lexer, Parser } from 'yaml';
import { parseDocument } from '../node/parse-document.ts';
import { composeText } from '../tree/compose-text.ts';
import { scanText } from './scan-text.ts';

/** Every character is looked at a few times at most. */
const MOST_STEPS_A_CHARACTER = 4;

function expectLinear(text: string): void {
  expect(scanText(text).steps).toBeLessThanOrEqual(MOST_STEPS_A_CHARACTER * text.length + 10);
}

describe('a hostile document', () => {
  let lexed = 0;
  const original = Lexer.prototype.lex;
  beforeEach(() => {
    lexed = 0;
    vi.spyOn(Lexer.prototype, 'lex').mockImplementation(function (this: Lexer, ...source) {
      lexed++;
      return original.apply(this, source);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const deep = Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
  it.each([
    ['1 MB of [', '['.repeat(1e6), 'schema/syntax'],
    ['1 MB of {"a":', '{"a":'.repeat(2e5), 'schema/syntax'],
    ['lines indented more and more', deep, 'schema/syntax'],
    ['dashes on one line', '- '.repeat(1e5), 'schema/syntax'],
    ['brackets below lines', `${deep.split('\n').slice(0, 40).join('\n')}${' ['.repeat(30)}`, 'schema/syntax'],
    ['a key of 10 MB', `${'k'.repeat(1e7)}: 1`, 'limit/schema-size'],
    ['5 MiB in 3-byte characters', `a: ${'あ'.repeat(1_500_000)}`, 'limit/schema-size'],
    ['100,001 keys on lines', Array.from({ length: 100_001 }, (_, n) => `k${n}: 1`).join('\n'), 'limit/schema-size'],
    ['100,001 equal keys in brackets', `{${'"a":1,'.repeat(100_001)}"b":1}`, 'limit/schema-size'],
    ['a list of 100,001 items', `[${'1,'.repeat(100_001)}1]`, 'limit/schema-size'],
    ['101 aliases', `a: &a 1\nb: [${Array.from({ length: 101 }, () => '*a').join(',')}]`, 'schema/syntax'],
    ['a million blank lines', '\n'.repeat(1e6), 'limit/schema-size'],
    ['a million closing brackets', ']'.repeat(1e6), 'schema/syntax'],
    ['brackets after brackets', `a: ${'[] '.repeat(1e5)}`, 'schema/syntax'],
    ['a million commas', `[${','.repeat(1e6)}`, 'schema/syntax'],
    ['quoted lines without indentation', `a: "${'- b\n'.repeat(1e5)}"`, 'schema/syntax'],
    ['lines that are no keys', `a:\n  b: x\n${' c\n'.repeat(1e5)}`, 'schema/syntax'],
    ['lines after a text of lines', `- |\n  a\n${' a\n'.repeat(1e5)}`, 'schema/syntax'],
    ['anchors', `a: ${'&a '.repeat(1e5)}`, 'schema/syntax'],
    ['indentation that goes back and forth', '  a: b\n c: d\n'.repeat(1e5), 'schema/syntax'],
    ['values without commas', `["a" ${'"b" '.repeat(1e5)}]`, 'schema/syntax'],
    ['colons', `{${'a : b : '.repeat(1e5)}}`, 'schema/syntax'],
    ['tags', '!!js/function a '.repeat(1e4), 'schema/syntax'],
    ['quotation marks', '"'.repeat(1e6 + 1), 'schema/syntax'],
  ])('is refused by counting, before it is parsed: %s', (_name, text, code) => {
    const { node, problems } = parseDocument(text);

    expect(node).toBeUndefined();
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(lexed).toBe(0);
    expectLinear(text);
  });

  it('names where it went too deep', () => {
    expect(parseDocument('['.repeat(1000)).problems[0]?.place).toEqual({ pointer: '', line: 1, column: 65 });
    expect(parseDocument(deep).problems[0]?.place).toEqual({ pointer: '', line: 65, column: 66 });
  });

  it('that repeats itself nine times nine times is refused after bounded work', () => {
    const names = 'abcdefghi';
    const lines = [...names].map(
      (name, n) =>
        `${name}: &${name} [${Array.from({ length: 9 }, () => (n === 0 ? 'lol' : `*${names[n - 1]}`)).join(', ')}]`,
    );

    const { node, problems } = parseDocument(lines.join('\n'));

    expect(node).toBeUndefined();
    expect(problems.map(({ message }) => message)).toEqual([
      'With its aliases written out the document has more than 100000 keys and list items',
    ]);
  });

  it('of 100,000 equal keys is refused with the first hundred', () => {
    const { node, problems } = parseDocument('a: 1\n'.repeat(100_000));

    expect(node).toBeUndefined();
    expect(problems).toHaveLength(100);
    expect(problems[0]?.place).toEqual({ pointer: '/a', line: 2, column: 1 });
  });
});

describe('a large document', () => {
  it('may have 64 levels, 100,000 keys and 100 aliases', () => {
    const aliases = Array.from({ length: 100 }, () => '*a').join(',');
    expect(parseDocument(`${'['.repeat(64)}${']'.repeat(64)}`).problems).toEqual([]);
    expect(
      parseDocument(Array.from({ length: 64 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')).problems,
    ).toEqual([]);
    expect(scanText(Array.from({ length: 100_000 }, (_, n) => `k${n}: 1`).join('\n')).fault).toBeUndefined();
    expect(parseDocument(`[&a 1, ${aliases}]`).problems).toEqual([]);
  });

  it('may have brackets and colons in its texts', () => {
    const text = `a: |\n${'  [{: "\n'.repeat(1000)}b: "${'[{'.repeat(1000)}"\nc: x\n${'  [ {\n'.repeat(1000)}d: 1 # ${'['.repeat(1000)}\n`;

    expect(parseDocument(text).problems).toEqual([]);
  });
});

describe('the parser', () => {
  it('stops by itself where the scan should have missed something', () => {
    expect(composeText('['.repeat(1e6))).toEqual({ refused: 68, reason: 'depth' });
    expect(composeText(Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'))).toHaveProperty(
      'refused',
    );
    expect(composeText('a: 1\n---\nb: 2\n---\nc: 3\n')).toHaveProperty('refused');
  });
});

describe('the scan', () => {
  const pieces = [
    'a',
    'a: ',
    '\n',
    '  ',
    '- ',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '"b"',
    "'c'",
    '|\n',
    '# d',
    '&e ',
    '*e ',
    ': ',
    '---\n',
    'f g',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));

  it('takes time in proportion to the text', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => expectLinear(text)),
      { numRuns: 2000 },
    );
  });

  it('refuses no text that the parser reads, but for what schemas do not use', () => {
    const unused = /Tags|question mark|Directives|second document|control character|tab stands/;
    fc.assert(
      fc.property(texts, (text) => {
        const { fault } = scanText(text);
        if (fault === undefined || unused.test(fault.message)) return;
        // The parser lets an anchor behind a value pass, which is no YAML, and aliases as keys, which are not used.
        if (/\*e *:/.test(text)) return;
        if (/['"\]}a-z:] *[&*]/.test(text)) return;
        // Nor does it mind a key in quotation marks whose colon stands on the next line.
        if (/['"] *\n *:/.test(text)) return;
        const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
        const [document] = [...composer.compose(new Parser().parse(text), true, text.length)];
        const collectionAsKey = /cannot be a key/.test(fault.message);
        expect(collectionAsKey || (document?.errors.length ?? 0) > 0, `${JSON.stringify(text)}: ${fault.message}`).toBe(
          true,
        );
      }),
      { numRuns: 5000 },
    );
  });
});
