import { isBeyondDoubles, isNumeric, type LogicalType, type NamedVector } from '@populace/core';
import { jsonEscapes } from './json-escapes.ts';
import type { CellLayout } from './layout/text-layout.ts';

/** How values of JSON are written where there is a choice. */
export interface JsonValueStyle {
  /** Whether int64 stands as digits or as text. */
  readonly bigints: 'digits' | 'text';
  /** Whether decimals stand as numbers or as text; as numbers where absent. */
  readonly decimals?: 'number' | 'text';
}

/**
 * Returns the layout of values of JSON (RFC 8259): numbers and booleans by their type; JSON as it is, on one line; lists and structures as
 * arrays and objects; all else as strings.
 */
export function jsonValueCell({ type, vector }: NamedVector, style: JsonValueStyle): CellLayout {
  const cell = { null: 'null' };
  // White space is all that a line end can be in JSON text.
  if (type.kind === 'json') return { ...cell, escapes: { '\n': ' ', '\r': ' ' } };
  if (vector.kind === 'list') {
    const parts = [jsonValueCell(vector.item, style)];
    return { ...cell, nested: { open: '[', between: ',', close: ']', parts } };
  }
  if (vector.kind === 'struct') {
    const parts = vector.members.map((member) => ({
      ...jsonValueCell(member, style),
      before: `${JSON.stringify(member.name)}:`,
    }));
    return { ...cell, nested: { open: '{', between: ',', close: '}', parts } };
  }
  if (isDigits(type, style)) return cell;
  return { ...cell, open: '"', close: '"', escapes: jsonEscapes() };
}

function isDigits(type: LogicalType, { bigints, decimals }: JsonValueStyle): boolean {
  if (isBeyondDoubles(type)) return bigints === 'digits';
  if (type.kind === 'decimal') return decimals !== 'text';
  return type.kind === 'boolean' || isNumeric(type);
}
