import { type Decimal, formatDecimal, quote } from '@populace/core';
import type { Distribution } from '@populace/recipes';
import type { ExpectedColumn, ExpectedTable } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import {
  atNoRow,
  type Checker,
  type ColumnWatch,
  defineChecker,
  type Watching,
  watchColumns,
} from '../loading/define-checker.ts';
import { type AskedSpread, createSpreadTally, spreadWords } from '../statistics/spread.ts';

/** Numbers spread over their range as their distribution says, but for chance. */
export const distributions: Checker = defineChecker({
  id: 'distributions',
  watch(table, at) {
    return watchColumns(table, (column) => {
      const asked = askedSpread(column);
      return asked && watchSpread(table, column, asked, at);
    });
  },
});

function watchSpread(
  table: ExpectedTable,
  { name, isInner }: ExpectedColumn,
  asked: AskedSpread,
  at: Watching,
): ColumnWatch {
  const given = givenRows(table, name);
  const isBent = table.bent.has(name);
  const tally = isBent ? undefined : createSpreadTally(asked);
  return {
    look(row, text) {
      if (text === null || given.has(at.firstRow + row)) return;
      tally?.add(Number(text));
    },
    end() {
      if (tally === undefined) {
        const bent = isInner ? 'items that are distinct spread otherwise' : 'checks or uniques bend how it spreads';
        at.notes.skip(name, isBent ? bent : 'the shares of its distribution are not computed');
        return;
      }
      const { words, fault } = tally.verdict();
      if (fault !== undefined) at.notes.add('verify/share', name, atNoRow(at), () => `of ${quote(name)}, ${fault}`);
      const isMet = fault === undefined;
      const what = `spread of ${name}`;
      at.notes.compare({ checker: 'distributions', what, asked: spreadWords(asked), found: words, isMet });
    },
  };
}

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
