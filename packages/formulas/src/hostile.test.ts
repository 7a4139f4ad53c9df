import { CodedError } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { check, valuesOf, type World } from './frame-for-tests.ts';
import { functions } from './functions/index.gen.ts';

const int = { kind: 'int32' } as const;

const shop: World = {
  orders: {
    per: 'group',
    columns: {
      id: { type: int, values: ['1', '2'] },
      group: { type: int, values: ['1', '1'] },
      title: { type: { kind: 'string' }, values: ['a'.repeat(40), 'b'] },
    },
  },
  lines: {
    per: 'order_id',
    columns: {
      order_id: { type: int, values: ['1', '2'], refersTo: { table: 'orders', as: 'order' } },
      quantity: { type: int, values: ['3', '4'] },
    },
  },
};

/** Names by which engines of formulas were left. */
// biome-ignore format: such lists read better in lines.
const NAMES = [
  'constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__defineSetter__',
  '__lookupGetter__', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'then', 'call', 'apply', 'bind', 'arguments',
  'caller', 'callee', 'eval', 'Function', 'globalThis', 'process', 'require', 'window', 'self', 'this', 'module', 'exports',
  'Symbol', 'Reflect', 'Proxy', 'Object', 'Array', 'console', 'fetch', 'setTimeout', 'WebAssembly', 'Buffer', '__dirname', 'length',
];

/** Where such a name may stand. */
const PLACES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}()`,
  (name) => `${name}("return 1")()`,
  (name) => `row.${name}`,
  (name) => `row["${name}"]`,
  (name) => `row.${name}.${name}("x")`,
  (name) => `id.${name}`,
  (name) => `title.${name}()`,
  (name) => `"".${name}.${name}("return process")()`,
  (name) => `[1].${name}()`,
  (name) => `[1]["${name}"]`,
  (name) => `random.${name}(1)`,
  (name) => `running.${name}(id)`,
  (name) => `lines.${name}()`,
  (name) => `lines.map(l, l.${name}).sum()`,
  (name) => `lines.filter(l, l["${name}"] == 1).count()`,
  (name) => `parent("${name}").id`,
  (name) => `children("${name}").count()`,
  (name) => `previous.${name}`,
];

const nested = (open: string, close: string, times: number): string => `${open.repeat(times)}1${close.repeat(times)}`;

/** What is refused for its form, its size, or what it asks for. */
// biome-ignore format: such lists read better in lines.
const TEXTS: readonly string[] = [
  '', ' ', '(', ')', '[', '{', '}', '"', "'", '"""', '1 +', '+ 1', '1 ++ 2', '= 1', 'id = 1', 'id := 1', 'f() = 1', 'f(x) = x',
  'x => x', '(x) => x', 'function(){}', 'import("fs")', 'new Date()', 'delete id', 'typeof id', 'void 0', 'id; id', 'id, id', 'id id',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of a formula.
  '`id`', '${id}', '#{id}', '{{id}}', '%{id}', '<%= id %>', '/* 1 */ 1 /*', '# 1', '\\u0069d', 'id\\u0000', '\u0000id',
  '\ufeffid', 'i\u200bd', '\u202eid', 'ｉｄ', 'іd', '１ + １', '٣ + 1', 'id\u00a0+ 1', '🙂', '"\ud800"', '"\\ud800"', '"\\x"', '"\\400"',
  '"\\u{1F600}"', '"\\U00110000"', "'\n'", 'b"\\u0041"', 'b"abc"', '1u', '0x', '0xg', '1e', '1e+', '1e400', '-1e400', '1_000', '.5', '5.',
  '1.2.3', '9223372036854775808', '-9223372036854775809', '-(-9223372036854775808)', '99999999999999999999999999', '0.1234567890123456789', '12345678901234567.89',
  '1234567890123456789.5', 'null', '[]', '[1]', '[1, "a"]', '{}', '{"a": 1}', '{"a": 1}.a', 'row', 'lines', 'order', 'random', 'running',
  'random()', 'row()', 'row[id]', 'row[0]', 'row[""]', 'row["id" + ""]', 'lines[0]', 'lines.quantity', 'lines["quantity"]', 'title[0]',
  'id[0]', '1[0]', 'id.x', '1.x()', 'id()', 'id(1)', 'id.id', 'lines.lines.count()', 'lines.map(1, 1)', 'lines.map(l.l, 1)', 'lines.map()',
  'lines.map(l)', 'lines.map(l, l)', 'lines.map(l, l, l).sum()', 'lines.filter(l, l.quantity)', 'lines.sum()', 'lines.map(l, lines).sum()',
  'lines.map(l, lines.count()).sum()', 'lines.map(l, running.count()).sum()',
  'lines.map(l, random.uniform(0, 1)).sum()', '[1, 2].map(x, random.integer(1, 2)).sum()', 'running.sum(random.normal(0, 1))',
  'running.sum(running.count())', 'previous', 'next.next.next.nothing', 'has(id)', 'has(row.id)', 'cel.bind(x, 1, x)', 'dyn(1)', 'type(1)',
  'uint(1)', 'bytes("a")', 'getFullYear(now)', 'optional.of(1)', 'a.?b', 'a[?0]', 'math.greatest(1, 2)', 'google.protobuf.Timestamp{}',
  'if(true, 1)', 'if(1, 2, 3)', 'if(true, 1, "a")', 'true ? 1', '1 ? 2 : 3', '!1', '-"a"', '-true', '1 + "a"', '1 + true', 'id + null == "a"',
  '"a" * 1000000000', '"a" * 10', '2 ** 10', '2 ^ 10', '9 ^ 9 ^ 9', '1 & 2', '1 | 2', '~1', '1 << 2', '1 >>> 2', 'id in id', '1 in 1',
  '1 in "1"', '1 === 1', '1 !== 1', '1 <> 1', '"a" < 1', 'now < 1', 'now + 1', 'now + now', 'days("a")', 'date("2024-01-01") * 2',
  '0.000001 * 0.000001 * 0.000001 * 0.1', 'round(1.5, id)', 'round(1.5, 99)', 'decimal(1, -1)', 'decimal(1, 19)', 'title.matches(title)',
  'random.pick([])', 'random.pick(1)', 'random.pick([1, "a"])', 'random.weighted([1], [1, 2])', 'random.weighted([1], [-1])',
  'random.weighted([1], [id])', 'random.poisson(id)', 'random.poisson(-1)', 'random.poisson(1e300)', 'random.zipf(1, 0)', 'random.zipf(-1, 5)',
  'random.beta(0, 0)', 'random.normal(0, -1)', 'random.exponential(0)', 'random.integer(2, 1)', 'formatDate(now, "YYYY")',
  'formatDate(now, title)', "formatDate(now, \"'\")", 'parent(title)', 'parent()', 'children()', 'children(1)', 'children("lines", "x").count()',
  'parent("group").id', 'order_lines.count()', 'ID', 'Id', 'iD', 'ids', ' id.', '.id', 'id..id', 'id.(id)', 'id[', 'id]', '(id', 'id)',
];

// biome-ignore format: such lists read better in lines.
const PATTERNS: readonly string[] = [
  '(', ')', '[', '[a', '[]', '*', '+', '?', 'a**', 'a+*', 'a{2,1}', 'a{1001}', 'a{5000}', '(a{1000}){1000}', '((a{100}){100}){100}',
  '(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '(?<n>a)', '(?P<n>a)', '(?i)a', '(?#c)', '\\\\1', '(a)\\\\1', '\\\\b', '\\\\B', '\\\\p{L}', '\\\\k<n>',
  '\\\\u0041', '\\\\c', '[z-a]', '[\\\\d-z', '[a-\\\\d]', '[[:nothing:]]', '\\\\xZZ', '\\\\x{110000}', '^*', '$+', '(?:a', 'a|*', '(((((',
  'a'.repeat(2001), '('.repeat(65) + ')'.repeat(65), '\\\\',
];

/** What is refused before the first row. */
const REFUSED: readonly string[] = [
  ...NAMES.flatMap((name) => PLACES.map((place) => place(name))),
  ...TEXTS,
  ...PATTERNS.map((pattern) => `title.matches("${pattern}")`),
  nested('(', ')', 65),
  nested('[', ']', 65),
  nested('-', '', 65),
  nested('!', '', 65),
  nested('- ', '', 65),
  nested('abs(', ')', 65),
  nested('(-', ')', 33),
  nested('-(', ')', 33),
  '('.repeat(4096),
  '['.repeat(4096),
  '!'.repeat(4096),
  '{'.repeat(4096),
  `${'a?'.repeat(300)}a${':a'.repeat(300)}`,
  `${'true ? 1 : '.repeat(300)}1`,
  `1${'+1'.repeat(400)}`,
  `id${'.id'.repeat(1000)}`,
  `id${'[0]'.repeat(1000)}`,
  `"${'a'.repeat(4096)}"`,
  ' '.repeat(5000),
  `1${' '.repeat(5000)}`,
  `// ${'x'.repeat(5000)}`,
  `[${'1,'.repeat(1500)}1].sum()`,
  `[${'1,'.repeat(300)}1].map(x, [${'1,'.repeat(300)}1].map(y, x * y).sum()).sum()`,
  '[1,1,1,1,1,1,1,1,1,1].map(a, [1,1,1,1,1,1,1,1,1,1].map(b, [1,1,1,1,1,1,1,1,1,1].map(c, [1,1,1,1,1,1,1,1,1,1].map(d, a*b*c*d).sum()).sum()).sum()).sum()',
];

/** What cannot be known before, and fails in its row. */
const FAILING: readonly string[] = [
  '9223372036854775807 + id',
  '-9223372036854775808 - id',
  '9223372036854775807 * (id + 1)',
  'div(-9223372036854775808, 0 - 1)',
  'abs(-9223372036854775808)',
  '123456789012345678 * 1.5 * 100',
  '1 / (id - id)',
  '1 % (id - id)',
  'div(1, id - id)',
  '1e0 / 0e0',
  '1e308 * 1e308 * id',
  'exp(1e9)',
  'pow(10, 400)',
  'sqrt(0 - id)',
  'ln(id - id)',
  'log10(0 - id)',
  'int(1e300)',
  'round(1e300)',
  'decimal(1e300, 2)',
  '"a".repeat(1000000000)',
  '"a".repeat(9223372036854775807)',
  '"a".repeat(-1)',
  '"é".repeat(600000)',
  '"a".repeat(1000000).replace("a", "aaaaaaaa")',
  '"a".repeat(1000000).replace("", "x")',
  '"a".repeat(600000) + "a".repeat(600000)',
  '"".padStart(1000000000, "x")',
  '"".padEnd(9223372036854775807)',
  '["a".repeat(900000), "b".repeat(900000)].join("")',
  'urlEncode("é".repeat(500000))',
  'base64("a".repeat(1000000))',
  'int("1e5")',
  'int("0x10")',
  'int("9223372036854775808")',
  'int("")',
  'int("１")',
  'decimal("1.234", 2)',
  'float("Infinity")',
  'float("NaN")',
  'bool("yes")',
  'date("2024-02-30")',
  'date("now")',
  'date("2024-01-01T00:00:00")',
  'timestamp("yesterday")',
  'time("25:00:00")',
  'time("12:00Z")',
  'duration("P1M")',
  'duration("1 hour")',
  'base64Decode("a")',
  'base64Decode("////")',
  'base64Decode("<script>")',
  'urlDecode("%")',
  'urlDecode("%ff")',
  'date("9999-12-31") + days(1)',
  'date("0001-01-01") - days(1)',
  'addMonths(date("2024-01-31"), 1000000000)',
  'addYears(now, 9223372036854775807)',
  'days(9007199254740993)',
  'hours(1e300)',
  'weeks(1000000)',
  'random.integer(id, 0 - id)',
  'random.integer(0, 9223372036854775807)',
  'random.normal(0, 0 - id)',
  'random.exponential(0 - id)',
  'random.pareto(0 * id, 1)',
  'title.substring(-1)',
  'title.substring(3, 1)',
  'title.charAt(-1)',
];

describe('hostile formulas', () => {
  it('has a corpus of some size', () => {
    expect(REFUSED.length + FAILING.length).toBeGreaterThan(1000);
  });

  it('are refused with a code and a place, and touch nothing', () => {
    const before = [Object.prototype, Function.prototype, Array.prototype, String.prototype, globalThis].map((one) =>
      Object.getOwnPropertyNames(one).join(),
    );

    const wrong = REFUSED.filter((formula) => {
      const result = check(formula, shop, 'orders');
      if (!('faults' in result)) return true;
      const known = ['formula/syntax', 'formula/type', 'formula/unknown-name', 'limit/formula'];
      return !result.faults.every(
        ({ code, offset, length }) =>
          known.includes(code) && offset >= 0 && offset + length <= Math.max(formula.length, 1),
      );
    });

    expect(wrong).toEqual([]);
    const after = [Object.prototype, Function.prototype, Array.prototype, String.prototype, globalThis].map((one) =>
      Object.getOwnPropertyNames(one).join(),
    );
    expect(after).toEqual(before);
  });

  it.each(FAILING)('%s fails in its row', (formula) => {
    expect('checked' in check(formula, shop, 'orders')).toBe(true);
    let caught: unknown;
    try {
      valuesOf(formula, shop, 'orders');
    } catch (error) {
      caught = error;
    }

    expect(caught).toBeInstanceOf(CodedError);
    expect(caught).toMatchObject({ code: 'formula/failed', message: expect.stringContaining('in row 0') as string });
  });

  it.each([
    '(a+)+$',
    '^(a|a)*$',
    '(a*)*b',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)(.*)(.*)(.*)(.*)[0-9]',
    `${'a?'.repeat(30)}a{30}`,
  ])('matches %s in time that grows with the text alone', (pattern) => {
    expect(valuesOf(`("a".repeat(300000) + "!").matches("${pattern}")`)).toHaveLength(1);
  });

  it('takes columns of any name', () => {
    for (const name of [...NAMES, 'a"b', "it's", '\\', 'Größe', '{}', '1', ' ']) {
      const world: World = { odd: { columns: Object.fromEntries([[name, { type: int, values: ['7'] }]]) } };

      expect(valuesOf(`row[${JSON.stringify(name)}] + 1`, world, 'odd')).toEqual(['8']);
    }
  });

  it('names no function as objects have them', () => {
    const odd = functions.filter(({ name }) => name in {} || /^__/.test(name));

    expect(odd).toEqual([]);
  });
});
