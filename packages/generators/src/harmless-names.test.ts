import { checkSchema, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
];

/** As text, since an object literal in code would set its own prototype. */
const columns = NAMES.map((name) => `${JSON.stringify(name)}: {"generator":"sequence"}`).join(',');
const text = `{"populace":1,"tables":{"__proto__":{"rows":2,"columns":{${columns}}},"constructor":{"rows":1,"columns":{"then":{"references":{"table":"__proto__","column":"__proto__"}}}}}}`;

describe('names that objects have by nature', () => {
  const before = Object.getOwnPropertyDescriptors(Object.prototype);

  it('are ordinary names of tables and columns', async () => {
    for (const source of [text, JSON.parse(text) as object]) {
      const schema = await openSchema(source); // What JSON holds here is an object.
      const table = schema.table('__proto__');

      expect(Object.entries(table.rowAt(1))).toEqual(NAMES.map((name) => [name, 2]));
      expect(table.text('csv')).toBe(
        `${NAMES.join(',')}\n${NAMES.map(() => 1).join(',')}\n${NAMES.map(() => 2).join(',')}\n`,
      );
      expect(Object.entries(JSON.parse(table.text('json'))[0])).toEqual(NAMES.map((name) => [name, 1]));
      expect([1, 2]).toContain(schema.table('constructor').rowAt(0)['then']);
      expect(Object.getPrototypeOf(table.rowAt(0))).toBe(Object.prototype);
    }
  });

  it('name no generator, option, format or format option', async () => {
    const table = (await openSchema(text)).table('__proto__');
    const uses = NAMES.map((name) => `${JSON.stringify(`c ${name}`)}: ${JSON.stringify(name)}`).join(',');
    const problems = await checkSchema(`{"populace":1,"tables":{"t":{"rows":1,"columns":{${uses}}}}}`);
    const options = NAMES.map((name) => `${JSON.stringify(name)}:1`).join(',');
    const others = await checkSchema(
      `{"populace":1,"tables":{"t":{"rows":1,"columns":{"v":{"generator":"uuid",${options}}}}}}`,
    );

    expect(problems.map(({ code }) => code)).toEqual(NAMES.map(() => 'schema/unknown-generator'));
    expect(others.map(({ code }) => code)).toEqual(NAMES.map(() => 'schema/unknown-option'));
    for (const name of NAMES) {
      expect(() => table.text(name)).toThrow('There is no format');
      expect(() => table.text('csv', { options: JSON.parse(`{${JSON.stringify(name)}:1}`) })).toThrow('no option');
      expect(() => table.rows({ columns: [`${name} `] })).toThrow('has no column');
    }
  });

  it('leave the prototype of all objects as it was', () => {
    expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(before);
  });
});
