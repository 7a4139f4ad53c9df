import { createTextReader } from '@populace/cells';
import type { Column } from '@populace/core';
import { averagesOf, histogramOf } from './averages.ts';
import type { CollectorOptions, ColumnCollector } from './collector.ts';
import { type CountedNumbers, createNumberCounter } from './counted-numbers.ts';
import { numberEdges } from './number-edges.ts';
import type { ColumnProfile, ValuesProfile } from './table-profile.ts';
import { createTally } from './tally.ts';

/** Creates what gathers texts, and booleans by their texts. */
export function createTextCollector(
  column: Column,
  named: Pick<ColumnProfile, 'name' | 'type'>,
  { room, bins }: CollectorOptions,
): ColumnCollector {
  const textAt = createTextReader(column);
  const tally = createTally(room);
  const lengths = createNumberCounter();
  let present = 0;
  let nulls = 0;
  let trues = 0;
  const valuesOf = (): ValuesProfile => {
    if (present === 0) return { kind: 'none' };
    if (column.type.kind === 'boolean') return { kind: 'booleans', true: trues, false: present - trues };
    return lengthsProfile(lengths.counted(), bins);
  };
  return {
    collect(n) {
      for (let i = 0; i < n; i++) {
        const text = textAt(i);
        if (text === null) {
          nulls++;
          continue;
        }
        present++;
        if (text === 'true') trues++;
        tally.add(text);
        lengths.add(characterCount(text));
      }
    },
    profile: () => ({
      ...named,
      nulls,
      distinct: tally.distinct,
      isDistinct: tally.distinct === present,
      top: tally.top(),
      values: valuesOf(),
    }),
  };
}

function lengthsProfile(counted: CountedNumbers, bins: number): ValuesProfile {
  const shortest = counted.numbers[0];
  const longest = counted.numbers[counted.numbers.length - 1];
  const edges = numberEdges(shortest, longest, { bins, whole: true });
  return { kind: 'texts', shortest, longest, ...averagesOf(counted), histogram: histogramOf(counted, edges) };
}

/** The number of code points. */
function characterCount(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // The second half of a pair.
    if (unit >= 0xdc00 && unit < 0xe000) count--;
  }
  return count;
}
