import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { ExpectedColumn, ExpectedTable } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { templateOf } from '../expected/template-of.ts';
import {
  atNoRow,
  type CellWatch,
  type Checker,
  defineChecker,
  type Watching,
  watchColumns,
} from '../loading/define-checker.ts';
import { isWithin, shareWords } from '../statistics/tolerance.ts';

/** Shares of nulls are exact in so many rows, counted from row 0. */
const BLOCK = 1000;

/** As many nulls as `nulls` asks for: but for chance, or exactly in every 1,000 rows. */
export const nullShares: Checker = defineChecker({
  id: 'null-shares',
  watch(table, at) {
    return watchColumns(table, (column) => {
      const { nulls, source, missing } = column.model;
      // What refers to something, or is computed, may be null besides.
      const isMade = source.kind === 'generator' || source.kind === 'array' || source.kind === 'object';
      if (nulls === undefined || !isMade) return undefined;
      // Rows of locales that cannot generate the value are null besides; structures are there without it.
      const isNullBesides = missing?.kind !== 'value' || missing.text === null;
      if (column.lacking.size > 0 && isNullBesides && source.kind !== 'object') {
        at.notes.skip(`nulls in ${column.name}`, 'rows of locales that cannot generate the value are null besides');
        return undefined;
      }
      if (showsNulls(column, table)) {
        at.notes.skip(`nulls in ${column.name}`, 'it is null besides where a column is that its template shows');
        return undefined;
      }
      const given = givenRows(table, column.name);
      const tally =
        nulls.exact && !column.isInner ? tallyBlocks(column, nulls.share, at) : tallyShare(column, nulls.share, at);
      const look: CellWatch = (row, text) => {
        const whole = at.firstRow + row;
        tally.add(whole, text === null, given.has(whole));
      };
      return { look, end: tally.end };
    });
  },
});

function showsNulls({ model: { source } }: ExpectedColumn, { columns }: ExpectedTable): boolean {
  const { parts = [] } = templateOf(source) ?? {};
  return parts.some(
    (part) => 'column' in part && columns.some(({ name, nullable }) => nullable && name === part.column),
  );
}

/** A share so far from the one asked for is chance in few values only, and nothing that is met. */
const FAR_OFF = 0.25;

interface NullTally {
  add(row: number, isNull: boolean, isGiven: boolean): void;
  end(): void;
}

function tallyShare({ name }: ExpectedColumn, share: number, at: Watching): NullTally {
  const { notes } = at;
  let [count, missing] = [0, 0];
  return {
    add(_, isNull, isGiven) {
      if (isGiven) return;
      count++;
      if (isNull) missing++;
    },
    end() {
      const isMet = isWithin(missing, count, share);
      const achieved = count === 0 ? 0 : missing / count;
      if (isMet && Math.abs(achieved - share) > FAR_OFF) {
        notes.skip(`nulls in ${name}`, `${countWords(count)} values are too few to tell a share`);
        return;
      }
      const found = `${shareWords(achieved)}`;
      notes.compare({ checker: 'null-shares', what: `nulls in ${name}`, asked: shareWords(share), found, isMet });
      if (isMet) return;
      const message = `${found} of ${countWords(count)} values of ${quote(name)} are null, but ${shareWords(share)} is asked`;
      notes.add('verify/share', `nulls in ${name}`, atNoRow(at), () => message);
    },
  };
}

function tallyBlocks({ name }: ExpectedColumn, share: number, { notes, here }: Watching): NullTally {
  const [least, most] = [Math.floor(share * BLOCK + 1e-9), Math.ceil(share * BLOCK - 1e-9)];
  let [count, missing, wrong, blocks] = [0, 0, 0, 0];
  return {
    add(row, isNull, isGiven) {
      if (row % BLOCK === 0) [count, missing] = [0, 0];
      // A block with a given cell, or one that begins before the files do, is not looked at.
      count = isGiven ? Number.NaN : count + 1;
      if (isNull) missing++;
      if (count !== BLOCK) return;
      blocks++;
      if (missing >= least && missing <= most) return;
      wrong++;
      const found = missing;
      const message = (): string =>
        `${found} of the 1,000 values of ${quote(name)} to row ${countWords(row)} are null, but ${share * BLOCK} are asked`;
      notes.add('verify/share', `nulls in ${name}`, here, message);
    },
    end() {
      const found =
        wrong === 0
          ? `so in ${countWords(blocks)} blocks`
          : `not in ${countWords(wrong)} of ${countWords(blocks)} blocks`;
      notes.compare({
        checker: 'null-shares',
        what: `nulls in ${name}`,
        asked: `exactly ${shareWords(share)}`,
        found,
        isMet: wrong === 0,
      });
    },
  };
}
