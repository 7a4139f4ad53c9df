import { vectorTextReader } from '@populace/cells';
import type { LogicalType, Vector } from '@populace/core';
import { durationText } from '../columns/duration-text.ts';
import { fillTexts } from '../columns/fill.ts';
import type { FormulaColumn } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { longestText } from '../columns/longest-text.ts';
import { columnTypeOf } from '../types/formula-type.ts';
import { writeNumbers } from '../vectors/write-numbers.ts';
import { writeTimes } from '../vectors/write-times.ts';

/** Any value as the text that a column of its type has: by way of the vector that would be written. */
export const textKernel: Kernel = ([column], frame, { args }) => {
  const type = args[0] && columnTypeOf(args[0].type);
  if (column === undefined || column.kind === 'text') return asText(column);
  if (column.kind === 'span' && type?.kind === 'string') {
    return fillTexts([column], 40, frame, (i) => durationText(column.micros[i]));
  }
  const vector = vectorOf(column, type ?? { kind: 'string' }, frame);
  const read = vectorTextReader(vector);
  return fillTexts([column], longestText(vector), frame, (i) => read(i) ?? '');
};

function asText(column: FormulaColumn | undefined): FormulaColumn {
  if (column === undefined) throw new TypeError('There is a value to write.');
  return column;
}

function vectorOf(column: FormulaColumn, type: LogicalType, frame: Parameters<Kernel>[1]): Vector {
  const written = writeNumbers(column, type, frame) ?? writeTimes(column, type, frame);
  if (written === undefined) throw new TypeError(`A column of ${column.kind} has no texts.`);
  return written.vector;
}
