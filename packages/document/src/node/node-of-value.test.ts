import { CodedError } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { nodeOfValue } from './node-of-value.ts';

function complaints(value: unknown): string[] {
  try {
    nodeOfValue(value);
  } catch (error) {
    if (error instanceof CodedError)
      return error.problems.map(({ code, place, message }) => `${code} ${place.pointer} ${message}`);
    throw error;
  }
  return [];
}

describe('a document from values', () => {
  it('has pointers as places', () => {
    expect(nodeOfValue({ 'a/b': [1, 'x'] })).toEqual({
      kind: 'map',
      place: { pointer: '' },
      entries: [
        {
          key: 'a/b',
          keyPlace: { pointer: '/a~1b' },
          value: {
            kind: 'list',
            place: { pointer: '/a~1b' },
            items: [
              { kind: 'scalar', value: 1, text: '1', place: { pointer: '/a~1b/0' } },
              { kind: 'scalar', value: 'x', text: 'x', place: { pointer: '/a~1b/1' } },
            ],
          },
        },
      ],
    });
  });

  it('reads dates, bigints and maps, and leaves out what is undefined', () => {
    const when = new Date(Date.UTC(2024, 0, 31, 8, 30));

    expect(nodeOfValue(when)).toMatchObject({ value: '2024-01-31T08:30:00.000Z' });
    expect(nodeOfValue(12_345_678_901_234_567_890n)).toMatchObject({
      value: 12_345_678_901_234_567_890n,
      text: '12345678901234567890',
    });
    expect(
      nodeOfValue(
        new Map<unknown, unknown>([
          [1, 'a'],
          ['b', undefined],
        ]),
      ),
    ).toMatchObject({ entries: [{ key: '1' }] });
    expect(nodeOfValue({ a: undefined, b: null })).toMatchObject({ entries: [{ key: 'b', value: { value: null } }] });
  });

  it('keeps __proto__ as a name', () => {
    const node = nodeOfValue(JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}'));

    expect(node.kind === 'map' && node.entries.map(({ key }) => key)).toEqual(['__proto__', 'constructor']);
    expect('polluted' in {}).toBe(false);
  });

  it('may hold the same object twice, side by side', () => {
    const shared = { a: 1 };

    expect(complaints([shared, shared])).toEqual([]);
  });

  it('says all that a document cannot hold, and where', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = [cycle];

    expect(
      complaints({ f: () => 1, s: Symbol('x'), u: [undefined], c: cycle, r: /x/, d: new Date(Number.NaN) }),
    ).toEqual([
      'schema/structure /f A document cannot hold a function; give text, a number, a list or a map',
      'schema/structure /s A document cannot hold a symbol; give text, a number, a list or a map',
      'schema/structure /u/0 A document cannot hold nothing (undefined); give text, a number, a list or a map',
      'schema/structure /c/self/0 A document cannot hold an object that is within itself; give text, a number, a list or a map',
      'schema/structure /r A document cannot hold an object of a class; give text, a number, a list or a map',
      'schema/structure /d A document cannot hold a date that does not exist; give text, a number, a list or a map',
    ]);
    expect(
      complaints(
        new Map<unknown, unknown>([
          [1, 'a'],
          ['1', 'b'],
          [{}, 'c'],
        ]),
      ),
    ).toHaveLength(2);
  });

  it('has the limits of texts', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 65; depth++) deep = [deep];

    expect(complaints(deep)[0]).toContain('more than 64 levels');
    expect(complaints(Array.from({ length: 100_001 }, () => 1))[0]).toContain('limit/schema-size');
    expect(complaints(Array.from({ length: 100_000 }, () => 1))).toEqual([]);
  });
});
