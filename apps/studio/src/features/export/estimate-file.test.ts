import { makeZip } from 'client-zip';
import { describe, expect, it } from 'vitest';
import { estimateFile } from './estimate-file.ts';
import { archiveNames, type ExportChoice } from './export-choice.ts';

const choice: ExportChoice = {
  text: '',
  tables: [
    { table: 'customers', take: 10 },
    { table: 'größen', take: 20 },
  ],
  from: 0,
  format: 'csv',
  options: {},
  compression: 'none',
  packing: 'zip',
};
const tables = [
  { rows: 10, bytes: 1000, ms: 30, packed: undefined },
  { rows: 20, bytes: 500, ms: 50, packed: undefined },
];

describe('the size of an exported file', () => {
  it('is what an archive of the tables has', async () => {
    const names = archiveNames(choice, 'csv');

    const { rows, bytes, seconds } = estimateFile(choice, { tables, names, threads: 4, startMs: 0 });

    const files = tables.map((table, place) => ({ name: names[place] ?? '', input: new Uint8Array(table.bytes) }));
    const archive = await new Response(makeZip(files)).arrayBuffer();
    expect({ rows, bytes, seconds }).toEqual({ rows: 30, bytes: archive.byteLength, seconds: 0.02 });
  });

  it('is that of the packed tables, which go through one thread', () => {
    const packed = tables.map((table) => ({ ...table, packed: { bytes: table.bytes / 4, ms: 100 } }));
    const one = { ...choice, tables: choice.tables.slice(0, 1), compression: 'gzip', packing: 'table' } as const;

    const estimate = estimateFile(one, {
      tables: packed.slice(0, 1),
      names: ['customers.csv.gz'],
      threads: 4,
      startMs: 0,
    });

    expect(estimate).toEqual({ rows: 10, bytes: 250, seconds: 0.1 });
  });

  it('is that of one script, whose tables are made one after the other', () => {
    const estimate = estimateFile(
      { ...choice, format: 'sql', packing: 'script' },
      { tables, names: [], threads: 4, startMs: 0 },
    );

    expect(estimate).toEqual({ rows: 30, bytes: 1500, seconds: 0.08 });
  });

  it('counts the start of the threads, which is most of a small one', () => {
    const one = { ...choice, tables: choice.tables.slice(0, 1), packing: 'table' } as const;

    const parts = { tables: tables.slice(0, 1), names: ['customers.csv'], threads: 1, startMs: 2000 };

    expect(estimateFile(one, parts).seconds).toBe(2.03);
  });
});
