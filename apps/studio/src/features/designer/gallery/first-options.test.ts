import { listGenerators } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import { firstOptions } from './first-options.ts';

const schema = (columns: string) => `populace: 1\ntables: { t: { rows: 3, columns: ${columns} } }`;

function first(generator: string, columns: string): unknown {
  const read = readSchemaView(schema(columns));
  const table = 'view' in read ? read.view.tables[0] : undefined;
  const column = table?.columns.find(({ name }) => name === 'a');
  const page = listGenerators().find(({ id }) => id === generator);
  if (table === undefined || column === undefined || page === undefined) throw new Error('There is no such column.');
  return firstOptions(page, column, table.columns);
}

describe('the first options of a column', () => {
  it('are those of the example, so that the rows are those of the sample', () => {
    expect(first('choice', '{ a: sequence }')).toEqual({ values: { free: 50, plus: 35, pro: 15 } });
    expect(first('date.between', '{ a: sequence }')).toEqual({ from: 'now-2y', to: 'now' });
  });

  it('leave alone what the column has, and what it can do without', () => {
    expect(first('choice', '{ a: { generator: choice, values: [x] } }')).toEqual({});
    expect(first('finance.iban', '{ a: sequence }')).toEqual({});
  });

  it('name columns that are there, never one that may name this one', () => {
    expect(first('string.template', '{ id: sequence, a: uuid, city: location.city }')).toEqual({
      template: '{id} {city}',
    });
    expect(first('string.template', '{ a: uuid, id: sequence }')).toEqual({ template: '{id}' });
    expect(first('string.template', '{ a: uuid, b: { generator: string.template, template: "{a}" } }')).toEqual({
      template: 'text',
    });
  });
});
