import type { ColumnProfile } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { numberLabel, timeLabel } from './edge-labels.ts';

/** A figure about the values of a column, and what it is called. */
export interface Fact {
  readonly name: FactName;
  readonly value: string;
}

export type FactName = 'distinct' | 'nulls' | 'median' | 'least' | 'mean' | 'greatest' | 'shortest' | 'longest';

/** The figures of a column. */
export function factsOf({ distinct, nulls, values }: ColumnProfile): readonly Fact[] {
  const counted: readonly Fact[] = [
    { name: 'distinct', value: formatCount(distinct) },
    { name: 'nulls', value: formatCount(nulls) },
  ];
  return [...counted, ...factsOfValues(values)];
}

function factsOfValues(values: ColumnProfile['values']): readonly Fact[] {
  switch (values.kind) {
    case 'numbers':
      return [
        { name: 'mean', value: averageLabel(values.mean) },
        { name: 'least', value: exactLabel(values.min) },
        { name: 'median', value: averageLabel(values.median) },
        { name: 'greatest', value: exactLabel(values.max) },
      ];
    case 'times':
      return [
        { name: 'least', value: timeLabel(values.min) },
        { name: 'greatest', value: timeLabel(values.max) },
        { name: 'mean', value: timeLabel(values.mean) },
        { name: 'median', value: timeLabel(values.median) },
      ];
    case 'texts':
      return [
        { name: 'mean', value: averageLabel(values.mean) },
        { name: 'shortest', value: formatCount(values.shortest) },
        { name: 'median', value: averageLabel(values.median) },
        { name: 'longest', value: formatCount(values.longest) },
      ];
    default:
      return [];
  }
}

/** A mean or a median, to as many digits as say something. */
export function averageLabel(number: number): string {
  return Math.abs(number) >= 1000 ? large.format(number) : numberLabel(Number(number.toPrecision(4)));
}

const large = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** A number as it was made, to its last digit, with groups. */
function exactLabel(digits: string): string {
  const fraction = /^-?\d+\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;
  if (!/^-?[\d.]+$/.test(digits) || fraction > 20) return digits;
  // Digits as text are formatted as they are, however many.
  return new Intl.NumberFormat(undefined, { minimumFractionDigits: fraction, maximumFractionDigits: 20 }).format(
    digits as `${number}`,
  );
}
