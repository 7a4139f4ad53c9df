import { defineEncoder, type Encoder, planText } from '@populace/cells';
import { byteOrderMark, lineEndOf } from '../shared/text-encoding/text-file-options.ts';
import { transcodeRun } from '../shared/text-encoding/transcode-run.ts';
import { fixedWidthCells } from './fixed-width-cells.ts';
import { checkFixedWidth, fixedWidthOptions } from './fixed-width-options.ts';

/**
 * A line a row, in which each column has the same width in all of them: texts on the left, numbers on the right. A blank at the end of a
 * text cannot be told from what fills the cell, and an empty text not from a null, unless `nullText` says so.
 */
export const fixedWidthEncoder: Encoder = defineEncoder({
  id: 'fixed-width',
  summary: 'Columns of fixed width, one line a row.',
  contentType: 'text/x-fixed-width',
  extensions: ['fwf', 'prn'],
  options: { ...fixedWidthOptions },
  plan(columns, options, { facts, rows }) {
    checkFixedWidth(options);
    const { encoding, gap, header, nullText } = options;
    const cells = fixedWidthCells(columns, facts, options);
    const between = ' '.repeat(gap);
    const lineEnd = lineEndOf(options);
    const layout = {
      head: byteOrderMark(options) + (header ? cells.names.join(between) + lineEnd : ''),
      cellBetween: between,
      rowClose: lineEnd,
      cell: cells.of,
    };
    return transcodeRun(planText(columns, layout, rows), { encoding, columns, rows, header, spelled: { nullText } });
  },
});
