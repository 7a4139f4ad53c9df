import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../document/apply-edit.ts';
import { changes } from './answer-changes.ts';

const text = readFileSync(new URL('../../../../../examples/shop.yaml', import.meta.url), 'utf8');

async function changedBy(edit: Parameters<typeof applyEdit>[1]): Promise<readonly string[]> {
  const found = await changes({ text, other: applyEdit(text, edit), rows: 100 });
  return found.map(({ table, column }) => `${table}.${column}`);
}

const rename = (column: string) => changedBy({ kind: 'rename-column', table: 'customers', column, name: 'something' });

describe('what changes with a name', () => {
  it('is the column that has draws of its own', async () => {
    expect(await rename('account')).toEqual(['customers.account']);
  });

  it('is nothing where the values are of the row’s person or place, or only count', async () => {
    expect(await rename('first_name')).toEqual([]);
    expect(await rename('city')).toEqual([]);
    expect(await rename('id')).toEqual([]);
  });

  it('is what is drawn in a table, and what of other tables follows from that', async () => {
    const found = await changedBy({ kind: 'rename-table', table: 'customers', name: 'clients' });

    expect(found).toContain('customers.account');
    expect(found).toContain('customers.first_name');
    expect(found).not.toContain('customers.id');
    expect(found).not.toContain('products.name');
  });
});
