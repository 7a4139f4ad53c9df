import { quote } from '@populace/core';
import { counted, countWords } from '@populace/recipes';
import { type ExpectedColumn, type ExpectedItems, writtenValues } from '../expected/expected.ts';
import { shownText } from '../findings/shown-text.ts';
import { type Checker, defineChecker, type ListWatch, type Watching } from '../loading/define-checker.ts';
import { allowedCounts } from '../statistics/allowed-counts.ts';

/** Lists have as many items as `count` allows, and none twice where they are `distinct`. */
export const lists: Checker = defineChecker({
  id: 'lists',
  watch(table, at) {
    const watches = writtenValues(table).flatMap((column) => {
      const { inner } = column;
      if (inner?.kind !== 'array') return [];
      const parts = [watchCounts(column, inner, at), ...(inner.distinct ? [watchDistinct(column, at)] : [])];
      return [{ column, parts }];
    });
    if (watches.length === 0) return undefined;
    return {
      cells: new Map(),
      lists: new Map(
        watches.map(({ column, parts }) => [
          column,
          (row, items) => {
            for (const { look } of parts) look(row, items);
          },
        ]),
      ),
      end() {
        for (const { parts } of watches) for (const { end } of parts) end();
      },
    };
  },
});

interface ItemsWatch {
  readonly look: ListWatch;
  end(): void;
}

function watchCounts({ name }: ExpectedColumn, { count }: ExpectedItems, { notes, here }: Watching): ItemsWatch {
  const { least, most, isAllowed, words } = allowedCounts(count);
  const what = `items of ${name}`;
  let [min, max, wrong] = [Number.POSITIVE_INFINITY, 0, 0];
  return {
    look(_, { length }) {
      min = Math.min(min, length);
      max = Math.max(max, length);
      if (length >= least && length <= most && isAllowed(length)) return;
      wrong++;
      notes.add(
        'verify/value',
        name,
        here,
        () => `${quote(name)} has ${counted(length, 'item')}, but ${words} is asked`,
      );
    },
    end() {
      const found = max < min ? 'no lists' : rangeWords(min, max);
      notes.compare({ checker: 'lists', what, asked: words, found, isMet: wrong === 0 });
      if (count.distribution !== undefined)
        notes.skip(what, 'how often lists have each number of items is not compared with its distribution');
    },
  };
}

function rangeWords(min: number, max: number): string {
  return min === max ? countWords(min) : `${countWords(min)} to ${countWords(max)}`;
}

function watchDistinct({ name }: ExpectedColumn, { notes, here }: Watching): ItemsWatch {
  let wrong = 0;
  return {
    look(_, items) {
      const seen = new Set<string>();
      for (const item of items) {
        if (item === null) continue;
        if (seen.has(item)) {
          wrong++;
          notes.add(
            'verify/duplicate',
            name,
            here,
            () => `${quote(name)} has ${shownText(item)} twice, but its items are distinct`,
          );
        }
        seen.add(item);
      }
    },
    end() {
      const found = wrong === 0 ? 'none twice' : `${countWords(wrong)} twice`;
      notes.compare({
        checker: 'lists',
        what: `distinct items of ${name}`,
        asked: 'all different',
        found,
        isMet: wrong === 0,
      });
    },
  };
}
