import { vectorTextReader } from '@populace/cells';
import { CodedError, type Column, mostCharacters, type RowSet, rowNumber, type Vector } from '@populace/core';

/** The most characters of a cell, counted as UTF-16 does: Excel's limit, which other programs have too, or a higher one. */
const MOST_UNITS = 32_767;

/**
 * Looks for texts that are too long for a cell: those that are known beforehand here, those that are made row by row by what is
 * returned.
 * @throws CodedError `format/cannot-hold`.
 */
export function planTextLimit(columns: readonly Column[], rows: RowSet): (n: number) => void {
  const checks = columns.flatMap((column) => planCheck(column, rows));
  return (n) => {
    for (const check of checks) check(n);
  };
}

function planCheck({ name, vector }: Column, rows: RowSet): ((n: number) => void)[] {
  checkKnown(vector, name);
  // A character has two units at most.
  if (mostCharacters(vector) * 2 <= MOST_UNITS) return [];
  if (vector.kind === 'codes' || vector.kind === 'constant') return [];
  const read = vectorTextReader(vector);
  const bound = lengthBound(vector);
  return [
    (n) => {
      for (let row = 0; row < n; row++) {
        if (bound(row) <= MOST_UNITS || (read(row)?.length ?? 0) <= MOST_UNITS) continue;
        throw tooLong(name, ` in row ${rowNumber(rows, row) + 1}`);
      }
    },
  ];
}

function checkKnown(vector: Vector, column: string): void {
  if (vector.kind === 'mixed') for (const option of vector.options) checkKnown(option.vector, column);
  if (vector.kind === 'parts') for (const part of vector.parts) checkKnown(part, column);
  if (vector.kind === 'constant' && vector.text.length > MOST_UNITS) throw tooLong(column, '');
  if (vector.kind !== 'codes' || vector.dictionary.maxBytes <= MOST_UNITS) return;
  for (let code = 0; code < vector.dictionary.size; code++) {
    if (vector.dictionary.text(code).length > MOST_UNITS) throw tooLong(column, '');
  }
}

/** Returns a bound on the units of a row's text, which takes no text to find: that of all rows but where free text has its own. */
function lengthBound(vector: Vector): (row: number) => number {
  if (vector.kind === 'bytes') {
    const { offsets } = vector;
    return (row) => offsets[row + 1] - offsets[row];
  }
  if (vector.kind === 'parts') {
    const bounds = vector.parts.map(lengthBound);
    return (row) => bounds.reduce((sum, bound) => sum + bound(row), 0);
  }
  const most = mostCharacters(vector) * 2;
  return () => most;
}

function tooLong(column: string, where: string): CodedError {
  const message = `Column ${JSON.stringify(column)} has a text of more than 32,767 characters${where}, which is the most that a spreadsheet's cell holds; shorten it, or take another format.`;
  return new CodedError('format/cannot-hold', message);
}
