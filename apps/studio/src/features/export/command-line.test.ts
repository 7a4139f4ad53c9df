import { describe, expect, it } from 'vitest';
import { schemaFileName } from '../../lib/file-names/file-names.ts';
import { type CommandNames, codeOf, commandOf } from './command-line.ts';
import { type ExportChoice, exportFileName } from './export-choice.ts';

const tables = [
  { table: 'customers', take: 1000 },
  { table: "o'orders", take: 3 },
];

const choice: ExportChoice = {
  text: '',
  tables,
  from: 0,
  format: 'csv',
  options: { header: false, delimiter: ';', quote: "'" },
  compression: 'gzip',
  packing: 'zip',
};

function named(own: ExportChoice, extension: string): CommandNames {
  const offered = tables.map(({ table, take }) => ({ table, rowCount: take }));
  const file = exportFileName(own, 'Corner shop', extension);
  return { schemaFile: schemaFileName('Corner shop', false), file, extension, offered };
}

const of = (own: ExportChoice, extension = 'csv') => [own, named(own, extension)] as const;

describe('the copied command', () => {
  it('names the file that Download writes', () => {
    expect(commandOf(...of(choice))).toBe(
      "npx populace generate corner-shop.yaml --out 'out/{table}.csv.gz' --set header=false --set 'delimiter=;' --set 'quote='\\'''",
    );
  });

  it('writes one file under the name that the Studio gives it', () => {
    const script: ExportChoice = { ...choice, format: 'xlsx', options: {}, compression: 'none', packing: 'script' };

    expect(commandOf(...of(script, 'xlsx'))).toBe('npx populace generate corner-shop.yaml --out corner-shop.xlsx');
  });

  it('has a line for each table where not all rows are taken', () => {
    const some: ExportChoice = { ...choice, from: 1, options: {}, compression: 'none' };

    expect(commandOf(...of(some)).split('\n')).toEqual([
      'npx populace generate corner-shop.yaml --table customers --from 1 --take 1000 --out customers.csv',
      "npx populace generate corner-shop.yaml --table 'o'\\''orders' --from 1 --take 3 --out 'o'\\''orders.csv'",
    ]);
  });
});

describe('the copied code', () => {
  it('names the same file, and has each option on a line of its own', () => {
    expect(codeOf(...of(choice))).toBe(`import { openSchemaFile, writeTables } from 'populace/node';

const schema = await openSchemaFile('corner-shop.yaml');
await writeTables(schema, {
  out: 'out/',
  tables: ['customers', 'o\\'orders'],
  format: 'csv.gz',
  options: {
    header: false,
    delimiter: ';',
    quote: '\\'',
  },
});
`);
  });
});
