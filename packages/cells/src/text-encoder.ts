import { type Column, encodeUtf8, type OptionShape, type OptionValues, type RowSet } from '@populace/core';
import { createAtoms } from './atoms.ts';
import { checkRanges } from './check-ranges.ts';
import { checkWidths } from './check-widths.ts';
import { defineEncoder, type Encoder, type EncoderRun } from './encoder/encoder.ts';
import type { TableFacts } from './encoder/table-facts.ts';
import type { TextLayout } from './layout/text-layout.ts';
import { rowPieces } from './pieces.ts';
import { planRefusals } from './refused-texts.ts';
import { planRowStarts } from './row-starts.ts';
import { createRowWriter } from './row-writer.ts';

/** What the author of a text format writes: its layout. */
export interface TextEncoderDefinition<S extends OptionShape> {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly extensions: readonly string[];
  readonly options: S;
  /** @throws CodedError `format/cannot-hold` where the columns do not fit the format. */
  layout(columns: readonly Column[], options: OptionValues<S>, facts: TableFacts): TextLayout;
}

/** Defines the encoder of a text format: a layout over cells that all text formats share. */
export function defineTextEncoder<const S extends OptionShape>(definition: TextEncoderDefinition<S>): Encoder {
  const { id, summary, contentType, extensions, options } = definition;
  return defineEncoder({
    id,
    summary,
    contentType,
    extensions,
    options,
    plan: (columns, values, { facts, rows }) => planText(columns, definition.layout(columns, values, facts), rows),
  });
}

/**
 * Plans the encoding of columns in a layout. `rows` has their numbers, where the layout asks for them.
 * @throws CodedError `format/cannot-hold` for texts and dates that the layout refuses, or has no room for.
 */
export function planText(columns: readonly Column[], layout: TextLayout, rows: RowSet): EncoderRun {
  checkRanges(columns);
  checkWidths(columns, layout);
  const { head = '', tail = '', emptyTail = tail } = layout;
  const starts = planRowStarts(layout, rows);
  const checkTexts = planRefusals(columns, layout);
  const write = createRowWriter(createAtoms([starts.piece, ...rowPieces(columns, layout, rows)]));
  // Where rows stand in groups, a window begins a group of its own, so that files cannot be joined to the bytes of one.
  const between = layout.groups === undefined ? encodeUtf8(layout.rowBetween ?? '') : undefined;
  return {
    ...(between === undefined ? {} : { between }),
    begin: () => encodeUtf8(head),
    encode(n, first) {
      checkTexts(n);
      starts.prepare(n, first);
      const written = write(n);
      return first && n > 0 ? written.subarray(starts.surplus) : written;
    },
    end: (empty) => encodeUtf8(empty ? emptyTail : tail),
  };
}
