import type { DocumentNode } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColumnsText } from './parse-columns-text.ts';

/** Columns as plain pairs, each scalar as `value@column`. */
function shown(node: DocumentNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === 'scalar') return `${node.value}@${node.place.column}`;
  if (node.kind === 'list') return node.items.map(shown);
  return node.entries.map(({ key, keyPlace, value }) => [`${key}@${keyPlace.column}`, shown(value)]);
}

function complaints(text: string): string[] {
  const { node, problems } = parseColumnsText(text);
  expect(node).toBeUndefined();
  return problems.map(({ place, message }) => `${place.column} ${message}`);
}

describe('columns on a line', () => {
  it('are names with generators and options, each with its column in the text', () => {
    const { node } = parseColumnsText('id:sequence,tier:choice{values: [a, b]},age:number.integer{min: 18, max: 90}');

    expect(shown(node)).toEqual([
      ['id@1', 'sequence@4'],
      [
        'tier@13',
        [
          ['generator@18', 'choice@18'],
          ['values@25', ['a@34', 'b@37']],
        ],
      ],
      [
        'age@41',
        [
          ['generator@45', 'number.integer@45'],
          ['min@60', '18@65'],
          ['max@69', '90@74'],
        ],
      ],
    ]);
  });

  it('may have spaces, quoted names, quoted braces, and references', () => {
    const { node } = parseColumnsText(' "a:b, c" : constant{value: "}, x"} , it\'s : uuid, r:{references: t.id}');

    expect(shown(node)).toEqual([
      [
        'a:b, c@2',
        [
          ['generator@13', 'constant@13'],
          ['value@22', '}, x@29'],
        ],
      ],
      ["it's@39", 'uuid@46'],
      ['r@52', [['references@55', 't.id@67']]],
    ]);
  });

  it('have pointers of the document that they are put into', () => {
    const { node } = parseColumnsText('a/b:uuid{version: 4}', '/tables/rows/columns');
    const column = node?.entries[0];
    const version = column?.value.kind === 'map' ? column.value.entries[1] : undefined;

    expect(node?.place).toEqual({ pointer: '/tables/rows/columns', line: 1, column: 1 });
    expect(column?.keyPlace.pointer).toBe('/tables/rows/columns/a~1b');
    expect(version?.value.place).toEqual({ pointer: '/tables/rows/columns/a~1b/version', line: 1, column: 19 });
  });

  it.each([
    ['', ['1 A column needs a name, a colon and a generator: name:generator']],
    ['id', ['1 The column "id" needs a name, a colon and a generator: name:generator']],
    ['id:sequence,', ['13 A column needs a name, a colon and a generator: name:generator']],
    ['id:sequence,id:uuid', ['13 The column "id" stands here a second time']],
    ['a:choice{values: [a, b}', ['23 } closes nothing here; the bracket that is open needs ]']],
    ['a:choice{values: [a, b]', ['9 This { is never closed by }']],
    ['a:choice{} b:uuid', ['12 A comma or the end of the columns was expected here']],
    ['"a:uuid', ['1 The quotation mark that opens here is never closed']],
    ['a:choice{x: 1, x: 2}', ['16 The key "x" stands here a second time; the first is in line 1']],
  ])('are refused with the column: %j', (text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  it('are never a reason to throw', () => {
    const pieces = ['a', ':', ',', '{', '}', '[', ']', '"', "'", '\\', ' ', 'b: 1', '\n'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const { node, problems } = parseColumnsText(parts.join(''));
        expect(node === undefined).toBe(problems.length > 0);
      }),
      { numRuns: 2000 },
    );
  });
});
