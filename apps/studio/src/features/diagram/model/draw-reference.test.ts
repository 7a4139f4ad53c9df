import { expect, it } from 'vitest';
import { applyEdit } from '../../../lib/document/apply-edit.ts';
import { diagramOf, viewOf } from './diagram-for-tests.ts';
import { type DrawnEnd, drawReference } from './draw-reference.ts';
import { removeReference } from './remove-reference.ts';

const text = `# Kept
tables:
  shops:
    rows: 3
    columns:
      id: sequence
      boss: person.fullName
  staff:
    rows: { per: shops, count: 2 }
    columns:
      id: sequence
      shop: number.integer # theirs
`;

function drawn(from: DrawnEnd, onto: DrawnEnd): string | undefined {
  const change = drawReference(diagramOf(text), from, onto);
  return change && applyEdit(text, change.edit);
}

it('makes the first column refer to the second', () => {
  const made = drawn({ table: 'staff', column: 'shop' }, { table: 'shops', column: 'id' });

  expect(made).toContain('shop: { references: shops.id } # theirs');
  expect(made).toContain('# Kept');
});

it('makes the second refer to the first where only the first is a key', () => {
  const made = drawn({ table: 'shops', column: 'id' }, { table: 'staff', column: 'shop' });

  expect(made).toContain('shop: { references: shops.id }');
});

it('adds a column to a table on whose head the line ends', () => {
  const ends = [
    { table: 'shops', column: 'id' },
    { table: 'staff', column: undefined },
  ] as const;

  expect(drawn(...ends)).toContain('shops_id: { references: shops.id }');
  expect(drawn(ends[1], ends[0])).toBe(drawn(...ends));
});

it('makes nothing of lines from heads to heads, and back to where they began', () => {
  expect(drawn({ table: 'shops', column: undefined }, { table: 'staff', column: undefined })).toBeUndefined();
  expect(drawn({ table: 'shops', column: 'id' }, { table: 'shops', column: 'id' })).toBeUndefined();
  expect(drawn({ table: 'shops', column: 'id' }, { table: 'shops', column: undefined })).toBeUndefined();
});

function withoutFirst(before: string): string | undefined {
  const [reference] = diagramOf(before).references;
  const removal = reference && removeReference(viewOf(before), reference, 6);
  return removal && applyEdit(before, removal.edit);
}

it('removes a reference with its column', () => {
  const with2 = drawn({ table: 'staff', column: 'shop' }, { table: 'shops', column: 'id' }) ?? '';

  const without = withoutFirst(with2);

  expect(without).not.toContain('references');
  expect(without).toContain('rows: { per: shops, count: 2 }');
});

it('gives rows that belonged to another table alone a number of their own', () => {
  expect(withoutFirst(text)).toContain('rows: 6');
});

it('removes a key of several columns with those of its columns that nothing else needs', () => {
  const keyed = `tables:
  a: { rows: 1, columns: { x: sequence, y: sequence } }
  b:
    rows: 1
    keys:
      - { columns: [p, q], references: { table: a, columns: [x, y] } }
      - { columns: [q, r], references: { table: a, columns: [x, y] } }
    columns: { p: {}, q: {}, r: {}, s: uuid }
`;

  expect(diagramOf(withoutFirst(keyed) ?? '').tables[1]?.columns.map(({ name }) => name)).toEqual(['q', 'r', 's']);
});
