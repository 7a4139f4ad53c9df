import type { Output } from '@populace/cells';
import { CodedError, type Column, encodeUtf8, quote } from '@populace/core';
import { copyTo, HEAD, writeHead } from './heads.ts';
import { writeDouble, writeWhole } from './numbers.ts';

/** The most bytes that stand for a byte of JSON: those of a number of one digit, which is never more than 9. */
export const MOST_BYTES_BY_BYTE = 9;

/**
 * Writes what a JSON text says; returns where it ends. Numbers are those of JavaScript.
 * @throws CodedError `format/cannot-hold` where the text is no JSON.
 */
export function writeJson(out: Output, text: string, at: number, column: string): number {
  return writeValue(out, parse(text, column), at);
}

/**
 * Checks what is known of a column of JSON before its first row: the words of its lists.
 * @throws CodedError `format/cannot-hold` where one is no JSON.
 */
export function checkJson({ name, vector }: Pick<Column, 'name' | 'vector'>): void {
  if (vector.kind === 'mixed') for (const option of vector.options) checkJson({ name, vector: option.vector });
  // The empty text is no JSON: where it may be null, it is null in every row.
  if (vector.kind === 'constant' && !(vector.valid !== undefined && vector.text === '')) parse(vector.text, name);
  if (vector.kind !== 'codes') return;
  for (let code = 0; code < vector.dictionary.size; code++) parse(vector.dictionary.text(code), name);
}

function parse(text: string, column: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `Column ${quote(column)} is json, but ${quote(text)} is none; say json: text, or give the column \`type: string\`.`;
    throw new CodedError('format/cannot-hold', message, { cause });
  }
}

function writeValue(out: Output, value: unknown, at: number): number {
  if (typeof value === 'string') return writeText(out, value, at);
  if (typeof value === 'number') return writeNumber(out, value, at);
  if (Array.isArray(value)) {
    let end = writeHead(out, HEAD.list, value.length, at);
    for (const member of value) end = writeValue(out, member, end);
    return end;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value);
    let end = writeHead(out, HEAD.map, members.length, at);
    for (const [name, member] of members) end = writeValue(out, member, writeText(out, name, end));
    return end;
  }
  out.bytes[at] = constantOf(value);
  return at + 1;
}

/** JSON has nothing else than null and the booleans. */
function constantOf(value: unknown): number {
  if (value === null) return 0xc0;
  return value === true ? 0xc3 : 0xc2;
}

function writeText(out: Output, text: string, at: number): number {
  const bytes = encodeUtf8(text);
  return copyTo(out, writeHead(out, HEAD.text, bytes.length, at), bytes, [0, bytes.length]);
}

function writeNumber(out: Output, value: number, at: number): number {
  if (!Number.isSafeInteger(value)) return writeDouble(out, value, at);
  return writeWhole(out, Math.floor(value / 2 ** 32), value | 0, at);
}
