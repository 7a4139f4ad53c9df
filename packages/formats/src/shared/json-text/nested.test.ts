import { batchOf, type Cells, codesCells, encodeToText, int32Cells } from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEncoder } from '../../json/json-encoder.ts';
import { ndjsonEncoder } from '../../ndjson/ndjson-encoder.ts';

const nested = { options: { nested: true } };

describe('nested objects of JSON', () => {
  const batch = batchOf({
    id: int32Cells([1, 2]),
    'address.city': codesCells(['Ulm', null]),
    'address.geo.lat': int32Cells([48, null]),
    name: ['Ann', 'Bo'],
    'address.zip': ['89073', ''],
  });

  it('come from points in names, each where its first member stands', () => {
    expect(encodeToText(ndjsonEncoder, batch, nested)).toBe(
      '{"id":1,"address":{"city":"Ulm","geo":{"lat":48},"zip":"89073"},"name":"Ann"}\n' +
        '{"id":2,"address":{"city":null,"geo":{"lat":null},"zip":""},"name":"Bo"}\n',
    );
  });

  it('are indented as JSON.stringify does', () => {
    const text = encodeToText(jsonEncoder, batch, { options: { nested: true, pretty: true } });

    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  it('are not made unless asked for', () => {
    expect(encodeToText(ndjsonEncoder, batchOf({ 'a.b': ['x'] }))).toBe('{"a.b":"x"}\n');
  });

  it('have names that mean something to JavaScript as any other', () => {
    const text = encodeToText(ndjsonEncoder, batchOf({ '__proto__.constructor': ['x'], 'a.__proto__': ['y'] }), nested);

    expect(text).toBe('{"__proto__":{"constructor":"x"},"a":{"__proto__":"y"}}\n');
  });

  it.each([
    [['a', 'a.b'], /"a.b".*"a" would be/],
    [['a.b', 'a'], /"a" would be/],
    [['a.b.c', 'a.b'], /"a.b" would be/],
    [['a.b', 'x', 'a.b.c.d'], /"a.b.c.d".*"a.b" would be/],
    [['a.'], /"a\."/],
    [['.a'], /"\.a"/],
    [['a..b'], /"a\.\.b"/],
    [['.'], /"\."/],
  ])('are refused for %j', (names, message) => {
    const columns: Record<string, Cells> = Object.fromEntries(names.map((name) => [name, codesCells(['x'])]));

    expect(() => encodeToText(ndjsonEncoder, batchOf(columns), nested)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }),
    );
  });

  it('have each value at the end of its path, whatever the paths are', () => {
    const part = fc.constantFrom('a', 'b', 'c', 'd "e"', '日本');
    const path = fc.array(part, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { selector: (names) => names.join('.'), minLength: 1, maxLength: 8 }),
        (paths) => {
          const names = paths.map((names) => names.join('.'));
          fc.pre(!names.some((name) => names.some((other) => other.startsWith(`${name}.`))));
          const columns = Object.fromEntries(names.map((name, at) => [name, int32Cells([at])]));

          for (const pretty of [false, true]) {
            const [row] = JSON.parse(
              encodeToText(jsonEncoder, batchOf(columns), { options: { nested: true, pretty } }),
            );
            for (const [at, names] of paths.entries()) {
              expect(names.reduce((object, name) => object[name], row)).toBe(at);
            }
          }
        },
      ),
    );
  });
});
