import { createTextReader } from '@populace/cells';
import type { Column } from '@populace/core';
import type { CollectorOptions, ColumnCollector } from './collector.ts';
import { type CountedNumbers, countSorted } from './counted-numbers.ts';
import { createFewValues } from './few-values.ts';
import { createNumberReader } from './number-reader.ts';
import type { ColumnProfile, ValuesProfile } from './table-profile.ts';

/** What is told of numbers or times; the texts are those of the least and the greatest. */
export type Told = (counted: CountedNumbers, min: string, max: string) => ValuesProfile;

/** Creates what gathers numbers, or times as numbers. */
export function createQuantityCollector(
  column: Column,
  named: Pick<ColumnProfile, 'name' | 'type'>,
  { room, told }: CollectorOptions & { readonly told: Told },
): ColumnCollector {
  const numberAt = createNumberReader(column);
  const textAt = createTextReader(column);
  const textOf = (i: number): string => textAt(i) ?? '';
  const largest = largestExact(column);
  const few = createFewValues(textAt);
  const numbers = new Float64Array(room);
  /** Those that are too long to be told apart as doubles. */
  const longTexts = new Set<string>();
  let present = 0;
  let nulls = 0;
  const min = { number: Number.POSITIVE_INFINITY, text: '' };
  const max = { number: Number.NEGATIVE_INFINITY, text: '' };
  return {
    collect(n) {
      let least = -1;
      let greatest = -1;
      for (let i = 0; i < n; i++) {
        const number = numberAt(i);
        if (Number.isNaN(number)) {
          nulls++;
          continue;
        }
        numbers[present++] = number;
        few.add(number, i);
        if (number > largest || number < -largest) longTexts.add(textOf(i));
        if (number < min.number) {
          min.number = number;
          least = i;
        }
        if (number > max.number) {
          max.number = number;
          greatest = i;
        }
      }
      if (least >= 0) min.text = textOf(least);
      if (greatest >= 0) max.text = textOf(greatest);
    },
    profile() {
      const counted = countSorted(numbers.subarray(0, present).sort());
      const distinct = counted.numbers.filter((number) => Math.abs(number) <= largest).length + longTexts.size;
      return {
        ...named,
        nulls,
        distinct,
        isDistinct: distinct === present,
        top: longTexts.size > 0 ? [] : few.top(counted),
        values: present === 0 ? { kind: 'none' } : told(counted, min.text, max.text),
      };
    },
  };
}

/** Doubles tell whole multiples of the last digit apart up to 2^53 of them. */
function largestExact({ type }: Column): number {
  if (type.kind === 'decimal') return 2 ** 53 / Number(`1e${type.scale}`);
  return type.kind === 'int64' ? 2 ** 53 : Number.POSITIVE_INFINITY;
}
