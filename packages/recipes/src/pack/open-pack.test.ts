import { describe, expect, it, vi } from 'vitest';
import type { BuiltGroup, BuiltPack } from './built-pack.ts';
import { openPack } from './open-pack.ts';

/** Tables `a.one` (texts x, y; numbers -1, 300) and `a.two` (its rows belong to those of `a.one`: none, two), by hand. */
function handMade(): BuiltGroup {
  return {
    tables: [
      {
        name: 'a.one',
        size: 2,
        columns: [
          { kind: 'texts', name: 'text', texts: { at: 0, length: 3, count: 2 } },
          { kind: 'numbers', name: 'number', numbers: { at: 0, count: 2, width: 2, from: -1 } },
          {
            kind: 'spelled',
            name: 'shown',
            of: 'text',
            letters: { ü: 'ue' },
            rows: { at: 8, count: 1, width: 1, from: 0 },
            texts: { at: 4, length: 2, count: 1 },
          },
        ],
      },
      {
        name: 'a.two',
        size: 2,
        columns: [
          { kind: 'parent', name: 'one' },
          {
            kind: 'codes',
            name: 'word',
            texts: { at: 0, length: 3, count: 2 },
            codes: { at: 4, count: 2, width: 1, from: 0 },
          },
          {
            kind: 'listed',
            name: 'weight',
            list: { at: 0, count: 2, width: 2, from: -1 },
            codes: { at: 4, count: 2, width: 1, from: 0 },
          },
          {
            kind: 'endings',
            name: 'longer',
            of: 'word',
            texts: { at: 7, length: 2, count: 1 },
            codes: { at: 6, count: 2, width: 1, from: 0 },
          },
        ],
        children: { at: 6, count: 2, width: 1, from: 0 },
      },
    ],
    // The texts of a.one, one that is spelt otherwise, an ending.
    texts: 'ü\ny\nyy\n1z',
    // 0 and 301 as distances from -1; the codes 1, 0; no row and two rows; the row that is spelt otherwise.
    numbers: btoa(String.fromCharCode(0, 0, 0x2d, 0x01, 1, 0, 0, 2, 1)),
  };
}

function builtPack(load = async () => handMade()): BuiltPack {
  return {
    facts: { id: 'xx_XX', 'phone.national': '0{area}' },
    patterns: { 'person.fullName': [{ text: '{given} {surname}', weight: 1 }] },
    tables: { 'a.one': { group: 'a', rows: 2 }, 'a.two': { group: 'a', rows: 2 }, 'b.gone': { group: 'a', rows: 1 } },
    groups: { a: load },
    credits: [{ what: 'a.one', source: 'somebody', licence: 'MIT' }],
  };
}

describe('a pack', () => {
  it('gives facts, patterns, the names of its tables and who is to be named', () => {
    const pack = openPack(builtPack());

    expect(pack.facts.get('phone.national')).toBe('0{area}');
    expect(pack.patterns.get('person.fullName')).toEqual([{ text: '{given} {surname}', weight: 1 }]);
    expect(pack.tables).toEqual(['a.one', 'a.two', 'b.gone']);
    expect(pack.credits).toEqual([{ what: 'a.one', source: 'somebody', licence: 'MIT' }]);
  });

  it('reads its tables with and without the Buffer of Node', async () => {
    const withBuffer = await openPack(builtPack()).table('a.one');
    vi.stubGlobal('Buffer', undefined);
    const without = await openPack(builtPack())
      .table('a.one')
      .finally(() => vi.unstubAllGlobals());

    for (const table of [withBuffer, without]) {
      expect(table.size).toBe(2);
      expect(table.texts('text')).toEqual(['ü', 'y']);
      expect([...table.numbers('number')]).toEqual([-1, 300]);
      expect(table.texts('shown')).toEqual(['ue', 'yy']);
    }
  });

  it('knows the rows of each parent', async () => {
    const table = await openPack(builtPack()).table('a.two');

    expect([...(table.starts ?? [])]).toEqual([0, 0, 2]);
    expect([...table.numbers('one')]).toEqual([1, 1]);
    expect(table.texts('word')).toEqual(['y', 'ü']);
  });

  it('loads a group of tables once, and only when one of them is asked for', async () => {
    const load = vi.fn(async () => handMade());
    const pack = openPack(builtPack(load));

    expect(await pack.rows('a.two')).toBe(2);
    await expect(pack.rows('c.other')).rejects.toThrow('xx_XX has no table named "c.other".');
    expect(load).not.toHaveBeenCalled();
    const [one, again] = await Promise.all([pack.table('a.one'), pack.table('a.one'), pack.table('a.two')]);

    expect(load).toHaveBeenCalledTimes(1);
    expect(one).toBe(again);
  });

  it.each([
    ['c.other', 'xx_XX has no table named "c.other".'],
    ['constructor', 'xx_XX has no table named "constructor".'],
    ['b.gone', 'The tables of xx_XX are incomplete: b.gone is missing.'],
  ])('refuses %s', async (name, sentence) => {
    const table = openPack(builtPack()).table(name);

    await expect(table).rejects.toThrow(RangeError);
    await expect(table).rejects.toThrow(sentence);
  });
});
