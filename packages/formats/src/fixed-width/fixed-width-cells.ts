import { type CellLayout, type CellWidth, fillText, lengthOf, type TableFacts, tooWide } from '@populace/cells';
import { CodedError, type Column, isNumeric } from '@populace/core';
import { finestType } from '../shared/columnar/finest-type.ts';
import type { FixedWidthSettings } from './fixed-width-options.ts';
import { parseWidths } from './parse-widths.ts';
import { typeWidth } from './type-width.ts';

/** The cells of a table's columns. */
export interface FixedWidthCells {
  /** The names of the columns, each filled up to the width of its column; none without a header. */
  readonly names: readonly string[];
  /** The layout of a column's cells. */
  of(column: Column): CellLayout;
}

/**
 * Settles widths and the layout of cells.
 * @throws CodedError `format/cannot-hold` for names and null tokens that are wider than their column or have a line end;
 * `format/invalid-option` for widths of no column.
 */
export function fixedWidthCells(
  columns: readonly Column[],
  facts: TableFacts,
  settings: FixedWidthSettings,
): FixedWidthCells {
  const given = parseWidths(
    settings.widths ?? '',
    columns.map(({ name }) => name),
  );
  const cells = columns.map((column) => ({
    column,
    width: widthOf({ ...column, type: finestType(column) }, given.get(column.name), settings),
  }));
  const layouts = new Map(
    cells.map(({ column, width }) => {
      const isNullable = facts.columns.some(({ name, nullable }) => name === column.name && nullable);
      const spelled = isNullable ? settings.nullText : '';
      const padded = filled(spelled, width, { column: column.name, pad: settings.pad });
      return [column, { ...lineEnds(settings), null: padded, width }];
    }),
  );
  const nameOf = ({ column: { name }, width }: (typeof cells)[number]): string =>
    filled(checkedName(name), width, { column: name, pad: settings.pad });
  return {
    names: settings.header ? cells.map(nameOf) : [],
    of: (column) => layouts.get(column) ?? { null: '' },
  };
}

function widthOf({ name, type }: Column, given: number | undefined, settings: FixedWidthSettings): CellWidth {
  const { textWidth, unit, header, overflow, pad, zeros } = settings;
  const nameWidth = header ? lengthOf(name, { unit }) : 0;
  const isNumber = isNumeric(type);
  return {
    size: given ?? Math.max(typeWidth(type, textWidth), nameWidth),
    unit,
    align: isNumber ? 'right' : 'left',
    pad: isNumber && zeros ? '0' : pad,
    // A number or date that is cut would be another one.
    wider: type.kind === 'string' && overflow === 'cut' ? 'cut' : 'refuse',
  };
}

function lineEnds({ breaks }: FixedWidthSettings): Pick<CellLayout, 'refuses' | 'escapes'> {
  return breaks === 'refuse' ? { refuses: '\r\n' } : { escapes: { '\r': ' ', '\n': ' ' } };
}

interface FilledText {
  readonly column: string;
  /** Names and nulls are never filled with zeros, with which nulls would be numbers. */
  readonly pad: string;
}

function filled(text: string, width: CellWidth, { column, pad }: FilledText): string {
  if (lengthOf(text, width) > width.size) {
    throw tooWide(column, width, `${JSON.stringify(text)} is to be written in it`);
  }
  return fillText(text, { ...width, pad });
}

function checkedName(name: string): string {
  if (!/[\r\n]/.test(name)) return name;
  const message = `The name of column ${JSON.stringify(name)} has a line end; rename it, or leave out header.`;
  throw new CodedError('format/cannot-hold', message);
}
