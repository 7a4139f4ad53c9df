import { CodedError, type Column, isNumeric, type LogicalType, typeName, type Vector } from '@populace/core';
import { innerColumns } from '../nested/inner-columns.ts';

/** Whether the values of a type stand as numbers and booleans, without quotes, in formats that tell these from text. */
export function isBare(type: LogicalType): boolean {
  return type.kind === 'boolean' || isNumeric(type);
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const BOOLEAN = /^(?:true|false)$/;
const NUMBER_KINDS: readonly Vector['kind'][] = ['int32', 'decimal', 'wide', 'float64'];

/**
 * Checks that all values of a column of numbers or booleans are such, so that nothing else can come to stand without quotes.
 * @throws CodedError `format/cannot-hold` where it is made of something else.
 */
export function checkBare({ name, type, vector }: Column, format: string): void {
  const pattern = type.kind === 'boolean' ? BOOLEAN : NUMBER;
  const kinds: readonly Vector['kind'][] = type.kind === 'boolean' ? ['bool'] : NUMBER_KINDS;
  if (kinds.includes(vector.kind)) return;
  if (isNumeric(type) && (vector.kind === 'bytes' || vector.kind === 'parts') && vector.isNumber === true) return;
  if (vector.kind === 'mixed') {
    for (const option of vector.options) checkBare({ name, type, vector: option.vector }, format);
    return;
  }
  const wrong = findText(vector, (text) => !pattern.test(text));
  if (wrong === undefined) return;
  throw new CodedError(
    'format/cannot-hold',
    `Column ${JSON.stringify(name)} is ${typeName(type)}, but ${wrong} is not written so in ${format}; give the column \`type: string\`.`,
  );
}

/**
 * Checks the same of what lists and structures are made of.
 * @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else.
 */
export function checkBareWithin(column: Column, format: string): void {
  for (const inner of innerColumns(column)) checkBareWithin(inner, format);
  if (isBare(column.type)) checkBare(column, format);
}

/** Returns the first text of a vector that passes, quoted, or what the vector is made of where texts cannot be looked through. */
function findText(vector: Vector, passes: (text: string) => boolean): string | undefined {
  if (vector.kind === 'constant') {
    // The empty text is no number and no boolean: where it may be null, it is null in every row.
    const isNull = vector.valid !== undefined && vector.text === '';
    return !isNull && passes(vector.text) ? JSON.stringify(vector.text) : undefined;
  }
  if (vector.kind !== 'codes') return 'free text';
  for (let code = 0; code < vector.dictionary.size; code++) {
    const text = vector.dictionary.text(code);
    if (passes(text)) return JSON.stringify(text);
  }
  return undefined;
}
