import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DuckDBBlobValue,
  type DuckDBConnection,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTimeValue,
  DuckDBUUIDValue,
  type DuckDBValue,
} from '@duckdb/node-api';
import { DAY_US, dateText, decimalText, momentText, timeText } from '../columnar/value-texts-for-tests.ts';

let connection: Promise<DuckDBConnection> | undefined;

function connect(): Promise<DuckDBConnection> {
  connection ??= DuckDBInstance.create().then((instance) => instance.connect());
  return connection;
}

/** What DuckDB answers to questions about a file, for which `$file` stands. */
export async function askDuckdb(bytes: Uint8Array, sql: string): Promise<DuckDBValue[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-parquet-'));
  try {
    const file = join(folder, 'table.parquet');
    writeFileSync(file, bytes);
    const reader = await (await connect()).runAndReadAll(sql.replaceAll('$file', `'${file}'`));
    return reader.getRows();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The rows of a file as DuckDB reads them, of Parquet if not said otherwise: each value as the text that stands for it in every format, times
 * to the microsecond.
 */
export async function readWithDuckdb(bytes: Uint8Array, from = 'read_parquet($file)'): Promise<unknown[][]> {
  const described = await askDuckdb(bytes, `DESCRIBE SELECT * FROM ${from}`);
  // Texts come as their bytes: the package that asks DuckDB drops a byte order mark at their beginning.
  const isText = described.map(([, type]) => type === 'VARCHAR' || type === 'JSON');
  const columns = described.map(([name], place) =>
    isText[place] ? `encode("${String(name)}"::VARCHAR)` : `"${String(name)}"`,
  );
  const rows = await askDuckdb(bytes, `SELECT ${columns.join(', ')} FROM ${from}`);
  return rows.map((row) => row.map((value, place) => (isText[place] ? utf8Of(value) : textOf(value))));
}

function utf8Of(value: DuckDBValue): unknown {
  if (!(value instanceof DuckDBBlobValue)) return value;
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value.bytes);
}

function textOf(value: DuckDBValue): unknown {
  if (value === null) return null;
  if (value instanceof DuckDBDateValue) return dateText(BigInt(value.days) * DAY_US);
  if (value instanceof DuckDBDecimalValue) return decimalText(value.value, value.scale);
  if (value instanceof DuckDBTimeValue) return timeText(value.micros);
  if (value instanceof DuckDBTimestampValue) return momentText(value.micros);
  if (value instanceof DuckDBTimestampTZValue) return `${momentText(value.micros)}Z`;
  if (value instanceof DuckDBTimestampMillisecondsValue) return momentText(value.millis * 1000n);
  if (value instanceof DuckDBUUIDValue) return value.toString();
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes).toString('base64');
  return String(value);
}
