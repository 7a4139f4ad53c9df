import { utf8Length } from '@populace/core';
import type { Literal } from '../syntax/expression.ts';
import { textsOf, widesOf } from './buffers.ts';
import { type FormulaColumn, NULL } from './formula-column.ts';
import type { Room } from './frame.ts';
import { EXACT } from './number-columns.ts';

/** A column that has the same value in every row; a null has the kind of `instead`. Filled once, while planning. */
export function constantColumn(value: Literal, frame: Room): FormulaColumn {
  switch (value.kind) {
    case 'null':
      return { kind: 'bool', values: frame.arena.uint8(), states: frame.arena.uint8().fill(NULL) };
    case 'bool':
      return { kind: 'bool', values: frame.arena.uint8().fill(value.value ? 1 : 0) };
    case 'int':
      return exactConstant(value.value, 0, frame);
    case 'decimal':
      return exactConstant(value.digits, value.scale, frame);
    case 'float':
      return { kind: 'float', values: frame.arena.float64().fill(value.value) };
    case 'text':
      return { kind: 'text', values: textsOf(frame).fill(value.value), maxBytes: utf8Length(value.value) };
  }
}

function exactConstant(digits: bigint, scale: number, frame: Room): FormulaColumn {
  if (digits > BigInt(EXACT) || digits < -BigInt(EXACT)) {
    return { kind: 'wide', values: widesOf(frame).fill(digits), scale };
  }
  const number = Number(digits);
  return { kind: 'number', values: frame.arena.float64().fill(number), scale, min: number, max: number };
}
