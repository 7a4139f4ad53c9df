import { type Column, isNumeric } from '@populace/core';

/** What `JSON.parse` makes of a cell with this text: numbers and booleans by the column's type. */
export function expectedJson(text: string | null, { type }: Column): unknown {
  if (text === null) return null;
  if (isNumeric(type)) return Number(text);
  return type.kind === 'boolean' ? text === 'true' : text;
}
