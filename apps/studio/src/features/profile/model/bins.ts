import type { ColumnProfile, Histogram } from '@populace/library';
import { edgeLabels, timeLabel } from './edge-labels.ts';
import { averageLabel } from './facts.ts';

/** Values between two edges. */
export interface Bin {
  /** The first value that belongs to it. */
  readonly from: string;
  /** The first that belongs to the next. */
  readonly to: string;
  readonly count: number;
  /** Whether the middle value is here. */
  readonly isMiddle: boolean;
}

/** How values are spread: bins from the least to the greatest, and what stands at their edges. */
export interface Spread {
  readonly of: 'numbers' | 'times' | 'lengths';
  readonly bins: readonly Bin[];
  /** One more than there are bins. */
  readonly edges: readonly string[];
  readonly median: string;
}

/** Texts of fewer different values have no lengths worth drawing. */
const FEW_TEXTS = 12;

/** How the values of a column are spread, or the lengths of its texts; undefined where a picture would tell nothing. */
export function spreadOf({ values, distinct }: ColumnProfile): Spread | undefined {
  switch (values.kind) {
    case 'numbers':
      return spread('numbers', values.histogram, values.median);
    case 'times':
      return spread('times', values.histogram, values.median);
    case 'texts':
      return distinct < FEW_TEXTS || values.shortest === values.longest
        ? undefined
        : spread('lengths', values.histogram, values.median);
    default:
      return undefined;
  }
}

function spread<E extends number | string>(of: Spread['of'], { edges, counts }: Histogram<E>, median: E): Spread {
  const labels = edgeLabels(edges);
  const after = edges.findIndex((edge) => edge > median);
  // The last edge belongs to the last bin.
  const middle = after === -1 ? counts.length - 1 : after - 1;
  const bins = counts.map((count, at) => ({
    from: labels[at] ?? '',
    to: labels[at + 1] ?? '',
    count,
    isMiddle: at === middle,
  }));
  return { of, bins, edges: labels, median: typeof median === 'string' ? timeLabel(median) : averageLabel(median) };
}
