import type { Column } from '../batch/batch.ts';
import { defineEncoder, type Encoder, type EncoderRun } from '../encoder/encoder.ts';
import type { OptionShape, OptionValues } from '../options/option.ts';
import { createAtoms } from './atoms.ts';
import { checkRanges } from './check-ranges.ts';
import { rowPieces } from './pieces.ts';
import { createRowWriter } from './row-writer.ts';
import type { TextLayout } from './text-layout.ts';
import { encodeUtf8 } from './utf8.ts';

/** What the author of a text format writes: its layout. */
export interface TextEncoderDefinition<S extends OptionShape> {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly extensions: readonly string[];
  readonly options: S;
  /** @throws CodedError `format/cannot-hold` where the columns do not fit the format. */
  layout(columns: readonly Column[], options: OptionValues<S>): TextLayout;
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
    plan: (columns, values) => planText(columns, definition.layout(columns, values)),
  });
}

function planText(columns: readonly Column[], layout: TextLayout): EncoderRun {
  checkRanges(columns);
  const { head = '', tail = '', emptyTail = tail, rowBetween = '' } = layout;
  const write = createRowWriter(createAtoms(rowPieces(columns, layout)));
  const between = encodeUtf8(rowBetween);
  return {
    between,
    begin: () => encodeUtf8(head),
    encode(n, first) {
      const rows = write(n);
      // Every row is written with its separator before it; the window's first row goes without.
      return first && n > 0 ? rows.subarray(between.length) : rows;
    },
    end: (empty) => encodeUtf8(empty ? emptyTail : tail),
  };
}
