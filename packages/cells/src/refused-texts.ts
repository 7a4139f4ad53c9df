import { type BytesVector, CodedError, type Column, encodeUtf8, isNested, type Vector } from '@populace/core';
import { jsonTextCell } from './json-text-cell.ts';
import type { CellLayout, TextLayout } from './layout/text-layout.ts';

/** Checks the first `n` rows of the vectors as they stand. */
type TextCheck = (n: number) => void;

/**
 * Looks for characters that a layout refuses. Texts that are known beforehand are looked through here; those that are made row by row,
 * by what is returned.
 * @throws CodedError `format/cannot-hold`.
 */
export function planRefusals(columns: readonly Column[], layout: TextLayout): TextCheck {
  const checks = columns.flatMap((column) => {
    const cell = layout.cell(column);
    const { refuses = '' } = cell;
    if (refuses === '') return [];
    if (isNested(column.type) && cell.nested === undefined) checkJsonText(column, cell, refuses);
    return planChecks(column.vector, refusedBy(refuses, column.name));
  });
  return (n) => {
    for (const check of checks) check(n);
  };
}

/** JSON text has commas, quotation marks and brackets, whatever its values are. */
function checkJsonText(column: Column, cell: CellLayout, refuses: string): void {
  const syntax = syntaxOf(jsonTextCell(column, cell));
  const found = [...refuses].find((character) => syntax.includes(character));
  if (found !== undefined) throw refusal(found, column.name);
}

function syntaxOf({ before = '', open = '', close = '', nested }: CellLayout): string {
  const own = before + open + close;
  if (nested === undefined) return own;
  return own + nested.open + nested.between + nested.close + nested.parts.map(syntaxOf).join('');
}

interface Refused {
  readonly characters: readonly RefusedCharacter[];
  /** By byte, whether one of the characters begins with it. */
  readonly leads: Uint8Array;
  readonly column: string;
}

interface RefusedCharacter {
  readonly character: string;
  readonly bytes: Uint8Array;
}

function refusedBy(refuses: string, column: string): Refused {
  const characters = [...refuses].map((character) => ({ character, bytes: encodeUtf8(character) }));
  const leads = new Uint8Array(256);
  for (const { bytes } of characters) leads[bytes[0]] = 1;
  return { characters, leads, column };
}

function planChecks(vector: Vector, refused: Refused): TextCheck[] {
  switch (vector.kind) {
    case 'constant':
      checkTexts((character) => vector.text.includes(character), refused);
      return [];
    case 'codes':
      checkTexts((character) => vector.dictionary.hasCharacter(character), refused);
      return [];
    case 'parts':
      return vector.parts.flatMap((part) => planChecks(part, refused));
    case 'mixed':
      return vector.options.flatMap(({ vector: option, filled }) =>
        planChecks(option, refused).map((check) => (n: number) => check(filled === undefined ? n : filled.n)),
      );
    case 'bytes':
      return [(n) => checkBytes(vector, n, refused)];
    case 'list': {
      const checks = planChecks(vector.item.vector, refused);
      return checks.map((check) => (n: number) => check(vector.offsets[n]));
    }
    case 'struct':
      return vector.members.flatMap((member) => planChecks(member.vector, refused));
    default:
      return [];
  }
}

function checkTexts(has: (character: string) => boolean, { characters, column }: Refused): void {
  const found = characters.find(({ character }) => has(character));
  if (found !== undefined) throw refusal(found.character, column);
}

/** One look at each byte of all rows; only where it finds something are rows and characters looked at. */
function checkBytes(vector: BytesVector, n: number, refused: Refused): void {
  const { offsets, valid } = vector;
  const { characters, column } = refused;
  const bytes = vector.bytes.subarray(0, offsets[n]);
  let row = 0;
  for (let at = nextLead(bytes, offsets[0], refused); at < bytes.length; at = nextLead(bytes, at + 1, refused)) {
    const found = characters.find((one) => one.bytes.every((byte, place) => bytes[at + place] === byte));
    if (found === undefined) continue;
    while (at >= offsets[row + 1]) row++;
    // What stands under a null is nobody's.
    if (valid?.[row] !== 0) throw refusal(found.character, column);
  }
}

/** Returns the next place where one of the characters may begin, else the end. The engine's own search is ten times as fast. */
function nextLead(bytes: Uint8Array, from: number, { leads, characters }: Refused): number {
  if (characters.length === 1) {
    const place = bytes.indexOf(characters[0].bytes[0], from);
    return place < 0 ? bytes.length : place;
  }
  let at = from;
  while (at < bytes.length && leads[bytes[at]] === 0) at++;
  return at;
}

function refusal(character: string, column: string): CodedError {
  const name = `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const message = `Column ${JSON.stringify(column)} has text with the character ${name}, which this format has no spelling for; leave it out of the values, or take another format.`;
  return new CodedError('format/cannot-hold', message);
}
