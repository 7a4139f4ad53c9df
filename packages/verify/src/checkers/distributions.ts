import { type Decimal, type Distribution, formatDecimal, quote } from '@populace/core';
import { type ExpectedColumn, writtenColumns } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { type AskedSpread, createSpreadTally, spreadWords } from '../statistics/spread.ts';
import { type CellWatch, type Checker, defineChecker } from './define-checker.ts';

/** Numbers lie within their range, and spread over it as their distribution says, but for chance. */
export const distributions: Checker = defineChecker({
  id: 'distributions',
  watch(table, at) {
    const cells = new Map<string, CellWatch>();
    const ends: (() => void)[] = [];
    for (const column of writtenColumns(table)) {
      const { name } = column;
      const asked = askedSpread(column);
      if (asked === undefined) continue;
      const given = givenRows(table, name);
      const isBent = table.bent.has(name);
      const tally = isBent ? undefined : createSpreadTally(asked);
      let outside = 0;
      cells.set(name, (row, text) => {
        if (text === null || given.has(at.firstRow + row)) return;
        const value = Number(text);
        tally?.add(value);
        if (value >= (asked.min ?? -Infinity) && value <= (asked.max ?? Infinity)) return;
        outside++;
        at.notes.add(
          'verify/share',
          name,
          at.here,
          () => `${quote(name)} is ${text}, but lies between ${asked.min} and ${asked.max}`,
        );
      });
      ends.push(() => {
        const verdict = tally?.verdict() ?? { words: 'within its range', fault: undefined };
        const { fault } = verdict;
        if (fault !== undefined)
          at.notes.add(
            'verify/share',
            name,
            () => ({ ...at.here(), line: null, row: null }),
            () => `of ${quote(name)}, ${fault}`,
          );
        const isMet = fault === undefined && outside === 0;
        at.notes.compare({
          checker: 'distributions',
          what: `spread of ${name}`,
          asked: spreadWords(asked),
          found: verdict.words,
          isMet,
        });
        if (tally === undefined)
          at.notes.skip(
            name,
            isBent ? 'checks or uniques bend how it spreads' : 'the shares of its distribution are not computed',
          );
      });
    }
    if (cells.size === 0) return undefined;
    return {
      cells,
      end() {
        for (const end of ends) end();
      },
    };
  },
});

/** The range and distribution of a column of numbers, as the options of its generator are settled. */
function askedSpread({ model: { source } }: ExpectedColumn): AskedSpread | undefined {
  if (source.kind !== 'generator') return undefined;
  const { min, max, scale } = source.options;
  const distribution = (source.options['distribution'] ?? 'uniform') as Distribution; // As its option settles it.
  switch (source.generator.id) {
    case 'number.integer':
      return { distribution, min: Number(min), max: Number(max), step: 1 };
    case 'number.decimal': {
      const [low, high] = [min, max].map((bound) => Number(formatDecimal(bound as Decimal))); // As its option settles it.
      return { distribution, min: low, max: high, step: Number(`1e-${scale}`) };
    }
    case 'number.float': {
      const isOpen = typeof distribution === 'object';
      const [low, high] = [min, max] as (number | undefined)[]; // As its options settle them.
      const ends = { min: low ?? Math.min(0, high ?? 0), max: high ?? Math.max(1, low ?? 1) };
      return { distribution, step: undefined, ...(isOpen ? { min: low, max: high } : ends) };
    }
    default:
      return undefined;
  }
}
