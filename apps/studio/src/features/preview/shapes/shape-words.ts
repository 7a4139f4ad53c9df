import type { ColumnProfile, TableProfile } from '@populace/library';
import { formatCount, formatShare } from '../../../lib/messages/numbers.ts';
import type { PreviewText } from '../messages.ts';

/** What the shape of a column says to those who do not see it. */
export function shapeWords({ sample }: TableProfile, column: ColumnProfile, text: PreviewText): string {
  const { nulls, distinct } = column;
  const range = rangeWords(column, sample.rows, text);
  const parts = [
    text('distinct', { count: distinct, values: formatCount(distinct) }),
    ...(nulls === 0 ? [] : [text('nullShare', { share: formatShare(nulls / sample.rows) })]),
    ...(range === undefined ? [] : [range]),
  ].join(', ');
  const of = sample.isWhole ? 'inAllRows' : 'inSomeRows';
  return text(of, { count: sample.rows, rows: formatCount(sample.rows), parts });
}

function rangeWords({ values, nulls }: ColumnProfile, rows: number, text: PreviewText): string | undefined {
  switch (values.kind) {
    case 'none':
      return undefined;
    case 'booleans':
      return text('trueShare', { share: formatShare(values.true / (rows - nulls)) });
    case 'texts':
      return text('lengths', { least: formatCount(values.shortest), greatest: formatCount(values.longest) });
    default:
      return text('range', { least: values.min, greatest: values.max });
  }
}
