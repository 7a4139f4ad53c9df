import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { isNumeric, type LogicalType } from '@populace/core';
import { type OpenedTable, openSchema } from '@populace/library';
import { nestedSchema } from '@populace/testkit/schemas';
import { tableFromIPC as readByFlechette } from '@uwdata/flechette';
import { type DataType, tableFromIPC } from 'apache-arrow';
import avro from 'avsc';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';

const WINDOW = { take: 1500 };
const SMALL = { rowsPerGroup: 600 };

async function open(): Promise<OpenedTable> {
  return (await openSchema(nestedSchema)).table('t');
}

async function bytesOf(table: OpenedTable, format: string, options: object = {}): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of table.bytes(format, { ...WINDOW, options: options as Record<string, string> }))
    pieces.push(piece.slice());
  return Buffer.concat(pieces);
}

function rowsOf(table: OpenedTable): unknown[] {
  return [...table.rows(WINDOW)].map((row) =>
    Object.fromEntries(table.columns.map(({ name, logicalType }) => [name, plain(row[name], logicalType)])),
  );
}

/** A value as JSON has it, numbers as doubles. */
function plain(value: unknown, type: LogicalType): unknown {
  if (value === null || value === undefined) return null;
  if (type.kind === 'array') return [...(value as Iterable<unknown>)].map((item) => plain(item, type.items));
  if (type.kind === 'object') {
    const members = value as Record<string, unknown>;
    return Object.fromEntries(type.members.map((member) => [member.name, plain(members[member.name], member.type)]));
  }
  // What Avro has for decimals: whole numbers of some digits after the point.
  if (type.kind === 'decimal' && Buffer.isBuffer(value)) {
    const whole = BigInt.asIntN(value.length * 8, BigInt(`0x${value.toString('hex')}`));
    return Number(whole) / 10 ** type.scale;
  }
  // Readers that have no decimals divide, and so are off in the last bit.
  if (isNumeric(type)) return Number(Number(value).toFixed(6));
  if (type.kind === 'date' && typeof value !== 'string') return dayText(value);
  return value;
}

function dayText(value: unknown): string {
  const ms = typeof value === 'number' && Math.abs(value) < 1e6 ? value * 86_400_000 : Number(value);
  return new Date(ms).toISOString().slice(0, 10);
}

describe('lists and structures are read back', () => {
  it.each([{}, { values: 'delta', compression: 'none' }, SMALL])('from Parquet by DuckDB, with %j', async (options) => {
    const table = await open();
    const folder = mkdtempSync(join(tmpdir(), 'populace-nested-'));
    const file = join(folder, 't.parquet');
    writeFileSync(file, await bytesOf(table, 'parquet', options));
    const connection = await (await DuckDBInstance.create()).connect();
    const reader = await connection.runAndReadAll(`SELECT to_json(t)::VARCHAR FROM read_parquet('${file}') AS t`);
    const types = await connection.runAndReadAll(`DESCRIBE SELECT * FROM read_parquet('${file}')`);
    rmSync(folder, { recursive: true });

    const columns = new Map(table.columns.map(({ name, logicalType }) => [name, logicalType]));
    const rows = reader
      .getRows()
      .map(([json]) =>
        Object.fromEntries(
          Object.entries(JSON.parse(String(json))).map(([name, value]) => [
            name,
            plain(value, columns.get(name) ?? { kind: 'string' }),
          ]),
        ),
      );
    expect(rows).toEqual(rowsOf(table));
    const typeOf = new Map(types.getRows().map(([name, type]) => [name, type]));
    expect(typeOf.get('tags')).toBe('VARCHAR[]');
    expect(typeOf.get('friends')).toBe('STRUCT("first" VARCHAR, email VARCHAR, born DATE, scores DECIMAL(3,1)[])[]');
  });

  it('from Parquet by hyparquet', async () => {
    const table = await open();
    const bytes = await bytesOf(table, 'parquet', { ...SMALL, compression: 'none' });
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const columns = new Map(table.columns.map(({ name, logicalType }) => [name, logicalType]));
    const rows = (await parquetReadObjects({ file })).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, plain(value, columns.get(name) ?? { kind: 'string' })]),
      ),
    );

    expect(rows).toEqual(rowsOf(table));
  });

  it.each(['arrow', 'arrow-stream'])('from %s by apache-arrow', async (format) => {
    const table = await open();
    const read = tableFromIPC(await bytesOf(table, format, { rowsPerBatch: 600 }));
    const types = new Map(read.schema.fields.map((field) => [field.name, field.type]));
    const rows = read
      .toArray()
      .map((row) =>
        Object.fromEntries(
          table.columns.map(({ name, logicalType }) => [
            name,
            plain(fromArrow(row[name], types.get(name)), logicalType),
          ]),
        ),
      );

    expect(rows).toEqual(rowsOf(table));
  });

  it.each(['arrow', 'arrow-stream'])('from %s by Flechette', async (format) => {
    const table = await open();
    const read = readByFlechette(await bytesOf(table, format, { rowsPerBatch: 600 }));
    const rows = read
      .toArray()
      .map((row) =>
        Object.fromEntries(table.columns.map(({ name, logicalType }) => [name, plain(row[name], logicalType)])),
      );

    expect(rows).toEqual(rowsOf(table));
  });

  it('from Avro by avsc', async () => {
    const table = await open();
    const bytes = await bytesOf(table, 'avro', { rowsPerBlock: 300 });
    const folder = mkdtempSync(join(tmpdir(), 'populace-nested-'));
    const file = join(folder, 't.avro');
    writeFileSync(file, bytes);
    const rows: Record<string, unknown>[] = [];
    await new Promise((resolve, reject) => {
      avro
        .createFileDecoder(file)
        .on('data', (row) => rows.push(row))
        .on('end', resolve)
        .on('error', reject);
    });
    rmSync(folder, { recursive: true });

    const read = rows.map((row) =>
      Object.fromEntries(table.columns.map(({ name, logicalType }) => [name, plain(row[name], logicalType)])),
    );
    expect(read).toEqual(rowsOf(table));
  });
});

/** Arrow's own vectors and rows as plain values; decimals by their scale. */
function fromArrow(value: unknown, type: DataType | undefined): unknown {
  if (value === null || value === undefined || type === undefined) return null;
  const { children = [] } = type as unknown as { children?: { name: string; type: DataType }[] };
  if (type.typeId === 12) return [...(value as Iterable<unknown>)].map((item) => fromArrow(item, children[0]?.type));
  if (type.typeId === 13) {
    const row = value as Record<string, unknown>;
    return Object.fromEntries(children.map((child) => [child.name, fromArrow(row[child.name], child.type)]));
  }
  if (type.typeId === 7) {
    const words = [...(value as Uint32Array)];
    const whole = words.reduceRight((sum, word) => (sum << 32n) | BigInt(word >>> 0), 0n);
    return Number(BigInt.asIntN(128, whole)) / 10 ** (type as unknown as { scale: number }).scale;
  }
  return value;
}
