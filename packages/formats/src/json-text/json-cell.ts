import { type CellLayout, CodedError, type Column, isNumeric, typeName, type Vector } from '@populace/core';

export interface JsonCellOptions {
  /** Between a key and its value. */
  readonly colon: string;
  /** Whether int64 stands as digits or as text. */
  readonly bigints: 'digits' | 'text';
}

/**
 * Returns the layout of a column's members of a JSON object (RFC 8259): numbers and booleans by the column's type, whatever they
 * are made of; JSON as it is, on one line; all else as strings.
 * @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else.
 */
export function jsonCell(column: Column, { colon, bigints }: JsonCellOptions): CellLayout {
  const { name, type } = column;
  const cell = { before: jsonString(name) + colon, null: 'null' };
  // White space is all that a line end can be in JSON text.
  if (type.kind === 'json') return { ...cell, escapes: { '\n': ' ', '\r': ' ' } };
  const isBare = type.kind === 'boolean' || isNumeric(type);
  if (isBare) checkBare(column);
  if (isBare && (type.kind !== 'int64' || bigints === 'digits')) return cell;
  return { ...cell, open: '"', close: '"', escapes: jsonEscapes() };
}

/** Returns a text as a JSON string. */
function jsonString(text: string): string {
  return JSON.stringify(text);
}

/** What stands for the characters that a JSON string cannot have (RFC 8259, section 7). */
function jsonEscapes(): Readonly<Record<string, string>> {
  const characters = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));
  return Object.fromEntries(
    [...characters, '"', '\\'].map((character) => [character, jsonString(character).slice(1, -1)]),
  );
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const BOOLEAN = /^(?:true|false)$/;
const NUMBER_KINDS: readonly Vector['kind'][] = ['int32', 'decimal', 'wide', 'float64'];

function checkBare({ name, type, vector }: Column): void {
  const pattern = type.kind === 'boolean' ? BOOLEAN : NUMBER;
  const kinds: readonly Vector['kind'][] = type.kind === 'boolean' ? ['bool'] : NUMBER_KINDS;
  if (kinds.includes(vector.kind)) return;
  if (vector.kind === 'mixed') {
    for (const option of vector.options) checkBare({ name, type, vector: option.vector });
    return;
  }
  const wrong = findText(vector, (text) => !pattern.test(text));
  if (wrong === undefined) return;
  throw new CodedError(
    'format/cannot-hold',
    `Column ${jsonString(name)} is ${typeName(type)}, but ${wrong} is not written so in JSON; give the column \`type: string\`.`,
  );
}

/** Returns the first text of a vector that passes, quoted, or what the vector is made of where texts cannot be looked through. */
function findText(vector: Vector, passes: (text: string) => boolean): string | undefined {
  if (vector.kind === 'constant') {
    // The empty text is no number and no boolean: where it may be null, it is null in every row.
    const isNull = vector.valid !== undefined && vector.text === '';
    return !isNull && passes(vector.text) ? jsonString(vector.text) : undefined;
  }
  if (vector.kind !== 'codes') return 'text made of parts';
  for (let code = 0; code < vector.dictionary.size; code++) {
    const text = vector.dictionary.text(code);
    if (passes(text)) return jsonString(text);
  }
  return undefined;
}
