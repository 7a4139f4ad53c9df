import { describe, expect, it } from 'vitest';
import { applyEdit } from '../apply-edit.ts';
import type { SchemaEdit } from './schema-edit.ts';

const schema = (column: string): string =>
  `tables:\n  t:\n    rows: 2\n    columns:\n      id: sequence\n      x: ${column}\n`;
const at = { table: 't', column: 'x' } as const;

describe('what says the values of a column', () => {
  it('becomes a formula, and a generator again; what every column has stays', () => {
    const formula: SchemaEdit = { kind: 'set-source', ...at, source: 'formula', value: 'id * 2' };

    expect(applyEdit(schema('{ generator: number.integer, min: 1, nulls: 4% }  # why'), formula)).toBe(
      schema('{ formula: id * 2, nulls: 4% }  # why'),
    );
    expect(applyEdit(schema('uuid'), formula)).toBe(schema('{ formula: id * 2 }'));
    expect(applyEdit(schema('{ references: t.id }'), formula)).toBe(schema('{ formula: id * 2 }'));
    expect(
      applyEdit(schema('{ formula: id * 2 }'), { kind: 'set-generator', ...at, generator: 'uuid', keep: [] }),
    ).toBe(schema('uuid'));
    expect(
      applyEdit(schema('{ formula: id * 2 }'), { kind: 'make-reference', ...at, to: { table: 't', column: 'id' } }),
    ).toBe(schema('{ references: t.id }'));
  });
});

describe('the branches of a case', () => {
  const pointer = '/tables/t/columns/x/case';
  const lines = schema('\n        case:\n          - { when: id > 1, then: uuid }\n          - { then: null }').replace(
    'x: \n',
    'x:\n',
  );
  const branch = new Map([
    ['when', 'id > 2'],
    ['then', null],
  ]);

  it('are put in, moved and taken out, in brackets and in lines', () => {
    const flow = schema('{ case: [{ when: id > 1, then: uuid }, { then: null }] }');

    expect(applyEdit(flow, { kind: 'insert-item', pointer, at: 1, value: branch })).toBe(
      schema('{ case: [{ when: id > 1, then: uuid }, { when: id > 2, then: null }, { then: null }] }'),
    );
    const added = applyEdit(lines, { kind: 'insert-item', pointer, at: 1, value: branch });
    expect(added).toContain('uuid }\n          - { when: id > 2, then: null }\n          - { then: null }\n');
    const moved = applyEdit(added, { kind: 'move-item', pointer, from: 1, at: 0 });
    expect(moved).toContain('- { when: id > 2, then: null }\n          - { when: id > 1, then: uuid }\n');
    expect(applyEdit(added, { kind: 'remove-value', pointer: `${pointer}/1` })).toBe(lines);
  });
});
