import { type CellLayout, jsonValueCell } from '@populace/cells';
import type { Column } from '@populace/core';
import { checkBareWithin } from '../bare-values/check-bare.ts';

export interface JsonCellOptions {
  /** What stands before each value: what follows the value before it, and the name. */
  readonly before: string;
  /** Whether int64 stands as digits or as text. */
  readonly bigints: 'digits' | 'text';
  /** Whether decimals stand as numbers or as text; as numbers where absent. */
  readonly decimals?: 'number' | 'text';
  /** What stands before a value that is so many levels within this one, where values have lines of their own. */
  readonly lineAt?: ((level: number) => string) | undefined;
}

/**
 * Returns the layout of a column's members of a JSON object (RFC 8259): numbers and booleans by the column's type, whatever they
 * are made of; JSON as it is, on one line; lists and structures as arrays and objects; all else as strings.
 * @throws CodedError `format/cannot-hold` where a column of numbers or booleans is made of something else.
 */
export function jsonCell(
  column: Column,
  { before, bigints, decimals = 'number', lineAt }: JsonCellOptions,
): CellLayout {
  checkBareWithin(column, 'JSON');
  const cell = jsonValueCell(column, { bigints, decimals });
  return { ...(lineAt === undefined ? cell : indented(cell, lineAt, 0)), before };
}

/** Puts what is within lists and structures on lines of its own. */
function indented(cell: CellLayout, lineAt: (level: number) => string, level: number): CellLayout {
  const { nested, before } = cell;
  const spaced = before === undefined ? {} : { before: `${before} ` };
  if (nested === undefined) return { ...cell, ...spaced };
  const { open, between, close, parts } = nested;
  const line = lineAt(level + 1);
  return {
    ...cell,
    ...spaced,
    nested: {
      open: open + line,
      between: between + line,
      close: lineAt(level) + close,
      empty: open + close,
      parts: parts.map((part) => indented(part, lineAt, level + 1)),
    },
  };
}
