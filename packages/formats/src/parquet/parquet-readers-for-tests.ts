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
import { civilFromDays, type LogicalType } from '@populace/core';

let connection: Promise<DuckDBConnection> | undefined;

function connect(): Promise<DuckDBConnection> {
  connection ??= DuckDBInstance.create().then((instance) => instance.connect());
  return connection;
}

/** What DuckDB says of a Parquet file: rows, and answers of questions where `$file` stands for it. */
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

/** The rows of a Parquet file as DuckDB reads them, each value as the text that stands for it in every format, times to the microsecond. */
export async function readWithDuckdb(bytes: Uint8Array): Promise<unknown[][]> {
  const rows = await askDuckdb(bytes, 'SELECT * FROM read_parquet($file)');
  return rows.map((row) => row.map(textOf));
}

/** A text of ours with its time to the microsecond. */
export function toMicroseconds(text: string | null, { type }: { readonly type: LogicalType }): string | null {
  if (text === null || (type.kind !== 'time' && type.kind !== 'timestamp' && type.kind !== 'timestamptz')) return text;
  const [, whole = '', fraction = '', zone = ''] = /^(.*?)(?:\.(\d+))?(Z?)$/.exec(text) ?? [];
  return `${whole}.${fraction.padEnd(6, '0')}${zone}`;
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

const DAY_US = 86_400_000_000n;

function floorDiv(value: bigint, by: bigint): bigint {
  return value >= 0n ? value / by : -((-value + by - 1n) / by);
}

function dateText(micros: bigint): string {
  const { year, month, day } = civilFromDays(Number(floorDiv(micros, DAY_US)));
  return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

function timeText(micros: bigint): string {
  const seconds = Number(micros / 1_000_000n);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const whole = parts.map((part) => `${part}`.padStart(2, '0')).join(':');
  return `${whole}.${`${micros % 1_000_000n}`.padStart(6, '0')}`;
}

function momentText(micros: bigint): string {
  const ofDay = micros - floorDiv(micros, DAY_US) * DAY_US;
  return `${dateText(micros)}T${timeText(ofDay)}`;
}

function decimalText(scaled: bigint, scale: number): string {
  const digits = `${scaled < 0n ? -scaled : scaled}`.padStart(scale + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
