import { listGenerators } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import { entryInUse, galleryEntries } from './gallery-entries.ts';
import { othersFound } from './others-found.ts';

const schema = `
populace: 1
tables:
  customers: { rows: 3, columns: { id: sequence, code: uuid, name: person.fullName } }
  orders: { rows: 3, columns: { id: sequence, customer: { references: customers.code }, next: { formula: id + 1 } } }
`;

const read = readSchemaView(schema);
const tables = 'view' in read ? read.view.tables : [];
const columnOf = (name: string) => {
  const column = tables[1]?.columns.find((one) => one.name === name);
  if (column === undefined) throw new Error(`There is no ${name}.`);
  return column;
};

describe('the entry of the gallery that is in use', () => {
  it.each([
    ['customer', '→ customers.code'],
    ['next', 'formula'],
    ['id', 'sequence'],
  ])('is what fills the column %s', (name, id) => {
    const column = columnOf(name);
    const entries = galleryEntries(listGenerators(), tables, column.reference);

    expect(entryInUse(entries, column)).toBe(id);
    expect(entries.some((entry) => entry.id === id)).toBe(true);
  });
});

describe('tables to refer to', () => {
  const entries = galleryEntries(listGenerators(), tables);
  const found = (words: string) => othersFound(entries, words).map(({ id }) => id);

  it.each(['ref', 'refer', 'reference', 'References', 'foreign key', 'foreign', 'fk', 'parent'])(
    'are found by %s',
    (words) => {
      expect(found(words)).toEqual(['→ customers.id', '→ orders.id']);
    },
  );

  it('are found by their names, as formulas are, and by nothing else', () => {
    expect(found('order')).toEqual(['→ orders.id']);
    expect(found('formula')).toEqual(['formula']);
    expect(found('par')).toEqual([]);
    expect(found('name')).toEqual([]);
  });
});
