import { type Column, isNumeric } from '@populace/core';

/** What `JSON.parse` makes of a cell with this text: numbers, booleans and JSON by the column's type. */
export function expectedJson(text: string | null, { type }: Column): unknown {
  if (text === null) return null;
  if (isNumeric(type)) return Number(text);
  if (type.kind === 'json') return JSON.parse(text);
  return type.kind === 'boolean' ? text === 'true' : text;
}
