import { quote } from '@populace/core';
import { countWords, type WeightedValue } from '@populace/recipes';
import type { ExpectedColumn, ExpectedTable } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { shownText } from '../findings/shown-text.ts';
import {
  atNoRow,
  type CellWatch,
  type Checker,
  type ColumnWatch,
  defineChecker,
  type Watching,
  watchColumns,
} from '../loading/define-checker.ts';
import { canonicalText } from '../statistics/canonical-text.ts';
import { isWithin, shareWords } from '../statistics/tolerance.ts';

/** Values of a list come as often as their weights say, but for chance. */
export const weights: Checker = defineChecker({
  id: 'weights',
  watch(table, at) {
    return watchColumns(table, (column) => {
      const asked = askedShares(column);
      return asked && tallyValues(table, column, asked, at);
    });
  },
});

/** The share of each value, among those that are not null. */
function askedShares({ model: { source }, type }: ExpectedColumn): ReadonlyMap<string, number> | undefined {
  if (source.kind !== 'generator' || (type.kind === 'string' && type.length !== undefined)) return undefined;
  const { id } = source.generator;
  if (id === 'boolean') {
    const share = Number(source.options['share']);
    return new Map([
      ['true', share],
      ['false', 1 - share],
    ]);
  }
  if (id !== 'choice') return undefined;
  const values = (source.options['values'] as readonly WeightedValue[]).filter(({ value }) => value !== null); // As its option settles them.
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<string, number>();
  for (const { value, text, weight } of values) {
    const key = canonicalText(typeof value === 'string' ? value : text, type);
    if (weight > 0) shares.set(key, (shares.get(key) ?? 0) + weight / all);
  }
  return shares;
}

const BENT = 'checks or uniques bend its weights, so shares are not compared';

function tallyValues(
  table: ExpectedTable,
  { name, type, isInner }: ExpectedColumn,
  asked: ReadonlyMap<string, number>,
  at: Watching,
): ColumnWatch {
  const given = givenRows(table, name);
  const counts = new Map<string, number>();
  let count = 0;
  const look: CellWatch = (row, text) => {
    if (text === null || given.has(at.firstRow + row)) return;
    const key = canonicalText(text, type);
    count++;
    if (asked.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const end = (): void => {
    // Rows that are drawn again, or told apart, have other shares than were asked.
    if (table.bent.has(name)) {
      const reason = isInner ? 'items that are distinct have other shares than their weights' : BENT;
      at.notes.skip(name, reason);
      return;
    }
    const parts = [...asked].map(([key, share]) => ({ key, share, found: counts.get(key) ?? 0 }));
    const off = parts.filter(({ found, share }) => !isWithin(found, count, share));
    for (const { key, share, found } of off) {
      const message = `${shownText(key)} is ${shareWords(found / count)} of ${countWords(count)} values of ${quote(name)}, but ${shareWords(share)} is asked`;
      at.notes.add('verify/share', name, atNoRow(at), () => message);
    }
    const shown = parts.toSorted((a, b) => b.share - a.share).slice(0, 3);
    const words = (of: (part: (typeof parts)[number]) => number): string =>
      shown.map((part) => shareWords(of(part))).join(', ') + (parts.length > shown.length ? ', …' : '');
    at.notes.compare({
      checker: 'weights',
      what: `values of ${name}`,
      asked: words(({ share }) => share),
      found: words((part) => (count === 0 ? 0 : part.found / count)),
      isMet: off.length === 0,
    });
  };
  return { look, end };
}
