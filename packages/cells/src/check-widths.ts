import { CodedError, type Column, type Vector } from '@populace/core';
import { lengthOf } from './fill-text.ts';
import type { CellWidth, TextLayout } from './layout/text-layout.ts';

/**
 * Checks that texts which are known before the first row are not wider than their cells, where those are not cut.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkWidths(columns: readonly Column[], layout: TextLayout): void {
  for (const column of columns) {
    const { width } = layout.cell(column);
    if (width?.wider !== 'refuse') continue;
    const text = longestKnown(column.vector, width);
    const needed = lengthOf(text, width);
    if (needed > width.size) throw tooWide(column.name, width, `the text ${shown(text)} needs ${needed}`);
  }
}

/** Returns the error of a cell that is wider than its column. */
export function tooWide(column: string, { size, unit }: CellWidth, why: string): CodedError {
  const message = `Column ${JSON.stringify(column)} has a width of ${size} ${unit}, but ${why}; widen it, or let texts be cut where the format offers that.`;
  return new CodedError('format/cannot-hold', message);
}

const TIMES = { s: '00:00:00', ms: '00:00:00.000', us: '00:00:00.000000' };

/** Returns a text of a vector all of whose texts have the same length, or undefined for others. */
export function sampleOf(vector: Vector): string | undefined {
  switch (vector.kind) {
    case 'digits':
      return '0'.repeat(vector.widths.reduce((sum, digits) => sum + digits, 0));
    case 'date':
      return '2000-01-01';
    case 'time':
      return TIMES[vector.precision];
    case 'timestamp':
      return `2000-01-01T${TIMES[vector.precision]}${vector.zoned ? 'Z' : ''}`;
    case 'uuid':
      return '00000000-0000-0000-0000-000000000000';
    default:
      return undefined;
  }
}

/** The longest text that a vector can have for all that is known of its texts; empty where rows must be looked at. */
function longestKnown(vector: Vector, width: CellWidth): string {
  switch (vector.kind) {
    case 'constant':
      return vector.text;
    case 'codes':
      return longest(
        Array.from({ length: vector.dictionary.size }, (_, code) => vector.dictionary.text(code)),
        width,
      );
    case 'mixed':
      return longest(
        vector.options.map((option) => longestKnown(option.vector, width)),
        width,
      );
    default:
      return sampleOf(vector) ?? '';
  }
}

function longest(texts: readonly string[], width: CellWidth): string {
  return texts.reduce((most, text) => (lengthOf(text, width) > lengthOf(most, width) ? text : most), '');
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
