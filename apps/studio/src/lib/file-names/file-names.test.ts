import { describe, expect, it } from 'vitest';
import { distinctNames, schemaFileName, tableBaseName } from './file-names.ts';

describe('names of files', () => {
  it.each([
    ['Corner shop', false, 'corner-shop.yaml'],
    ['  Ärzte & Kliniken / 2026 ', false, 'ärzte-kliniken-2026.yaml'],
    ['../../etc', true, 'etc.json'],
    ['商店', false, '商店.yaml'],
    ['दुकान', false, 'दुकान.yaml'],
    ['CON', false, 'schema-con.yaml'],
    ['…', false, 'schema.yaml'],
    [undefined, true, 'schema.json'],
  ])('are those of schemas: %j', (name, isJson, file) => {
    expect(schemaFileName(name, isJson)).toBe(file);
  });

  it.each([
    ['Order_Lines', 'Order_Lines'],
    ['../secret', 'secret'],
    ['a:b*c', 'a-b-c'],
    ['nul', 'table-nul'],
    ['x'.repeat(100), 'x'.repeat(80)],
    ['...', 'table'],
  ])('are those of tables: %j', (table, name) => {
    expect(tableBaseName(table)).toBe(name);
  });

  it('differ, whatever the case', () => {
    expect(distinctNames(['shop', 'Shop', 'shop', 'shop-2'])).toEqual(['shop', 'Shop-2', 'shop-3', 'shop-2-2']);
  });
});
