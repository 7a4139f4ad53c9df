import { encodeUtf8 } from '@populace/core';
import { append, type ByteBuffer, createByteBuffer, inUse, reserve } from '../bytes/byte-buffer.ts';

/** A value of a table of FlatBuffers. */
export type FlatValue = FlatNumber | FlatText | FlatTable | FlatList | FlatRecords;

/** A whole number from 0 on of so many bytes; below 2^53. */
interface FlatNumber {
  readonly kind: 'number';
  readonly size: 1 | 2 | 4 | 8;
  readonly value: number;
}

interface FlatText {
  readonly kind: 'text';
  readonly text: string;
}

/** A table: its fields in the order of their numbers, undefined for those that are left out. */
export interface FlatTable {
  readonly kind: 'table';
  readonly fields: readonly (FlatValue | undefined)[];
}

interface FlatList {
  readonly kind: 'list';
  readonly tables: readonly FlatTable[];
}

/** Structures of whole numbers of 8 bytes. */
interface FlatRecords {
  readonly kind: 'records';
  readonly records: readonly (readonly number[])[];
}

export const byteOf = (value: number): FlatValue => ({ kind: 'number', size: 1, value });
export const shortOf = (value: number): FlatValue => ({ kind: 'number', size: 2, value });
export const intOf = (value: number): FlatValue => ({ kind: 'number', size: 4, value });
export const longOf = (value: number): FlatValue => ({ kind: 'number', size: 8, value });
export const textOf = (text: string): FlatValue => ({ kind: 'text', text });
export const tableOf = (...fields: readonly (FlatValue | undefined)[]): FlatTable => ({ kind: 'table', fields });
export const listOf = (tables: readonly FlatTable[]): FlatValue => ({ kind: 'list', tables });
export const recordsOf = (records: readonly (readonly number[])[]): FlatValue => ({ kind: 'records', records });

/**
 * Writes a table and all that it refers to (FlatBuffers, "Internals"): each thing before what it refers to, so that references, which only
 * point forward, are filled in when that is written. The length is a multiple of 8.
 */
export function writeFlat(root: FlatTable): Uint8Array {
  const out = createByteBuffer(1024);
  advance(out, 4);
  writeTable(out, root, 0);
  advanceTo(out, 8, 0);
  return inUse(out);
}

/** Writes a table, and where it is into the reference at `from`. */
function writeTable(out: ByteBuffer, { fields }: FlatTable, from: number): void {
  advanceTo(out, 2, 0);
  const list = out.length;
  const listBytes = 4 + fields.length * 2;
  advance(out, listBytes);
  // Behind the four bytes that lead to the list of fields, the longest fields stand first, each at a multiple of its size.
  advanceTo(out, 8, 4);
  const begin = out.length;
  advance(out, 4);
  const places = fields.map(() => 0);
  for (const size of [8, 4, 2, 1]) {
    for (const [number, field] of fields.entries()) {
      if (field === undefined || sizeOf(field) !== size) continue;
      places[number] = out.length - begin;
      advance(out, size);
    }
  }
  const { view } = out;
  view.setUint16(list, listBytes, true);
  view.setUint16(list + 2, out.length - begin, true);
  for (const [number, place] of places.entries()) view.setUint16(list + 4 + number * 2, place, true);
  view.setInt32(begin, begin - list, true);
  refer(out, from, begin);
  for (const [number, field] of fields.entries()) {
    if (field !== undefined) writeValue(out, field, begin + places[number]);
  }
}

function sizeOf(value: FlatValue): number {
  return value.kind === 'number' ? value.size : 4;
}

/** Writes a field's value to its place, or what it refers to and where that is. */
function writeValue(out: ByteBuffer, value: FlatValue, at: number): void {
  switch (value.kind) {
    case 'number':
      writeNumber(out.view, at, value);
      return;
    case 'text':
      writeText(out, value.text, at);
      return;
    case 'table':
      writeTable(out, value, at);
      return;
    case 'list':
      writeList(out, value.tables, at);
      return;
    case 'records':
      writeRecords(out, value.records, at);
  }
}

function writeNumber(view: DataView, at: number, { size, value }: FlatNumber): void {
  if (size === 1) view.setUint8(at, value);
  else if (size === 2) view.setUint16(at, value, true);
  else if (size === 4) view.setUint32(at, value, true);
  else writeLong(view, at, value);
}

function writeLong(view: DataView, at: number, value: number): void {
  view.setUint32(at, value % 2 ** 32, true);
  view.setUint32(at + 4, Math.floor(value / 2 ** 32), true);
}

function writeText(out: ByteBuffer, text: string, from: number): void {
  const bytes = encodeUtf8(text);
  beginList(out, { from, count: bytes.length, align: 4 });
  append(out, bytes);
  // Texts end with a NUL that is not counted.
  advance(out, 1);
}

function writeList(out: ByteBuffer, tables: readonly FlatTable[], from: number): void {
  beginList(out, { from, count: tables.length, align: 4 });
  const first = out.length;
  advance(out, tables.length * 4);
  for (const [place, table] of tables.entries()) writeTable(out, table, first + place * 4);
}

function writeRecords(out: ByteBuffer, records: readonly (readonly number[])[], from: number): void {
  beginList(out, { from, count: records.length, align: 8 });
  for (const value of records.flat()) {
    advance(out, 8);
    writeLong(out.view, out.length - 8, value);
  }
}

/** Writes how many members follow, which begin at a multiple of `align`. */
function beginList(
  out: ByteBuffer,
  { from, count, align }: { readonly from: number; readonly count: number; readonly align: 4 | 8 },
): void {
  advanceTo(out, align, align - 4);
  refer(out, from, out.length);
  advance(out, 4);
  out.view.setUint32(out.length - 4, count, true);
}

/** References count from where they stand. */
function refer({ view }: ByteBuffer, from: number, to: number): void {
  view.setUint32(from, to - from, true);
}

/** Goes on over bytes that are 0: the buffer is new, and nothing was cut off from it. */
function advance(out: ByteBuffer, bytes: number): void {
  reserve(out, bytes);
  out.length += bytes;
}

/** Goes on to the next place that is `rest` more than a multiple of `unit`. */
function advanceTo(out: ByteBuffer, unit: number, rest: number): void {
  advance(out, (((rest - out.length) % unit) + unit) % unit);
}
