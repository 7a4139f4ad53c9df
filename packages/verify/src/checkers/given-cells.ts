import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import { type ExpectedColumn, writtenColumns } from '../expected/expected.ts';
import { shownText } from '../findings/shown-text.ts';
import { type CellWatch, type Checker, defineChecker } from '../loading/define-checker.ts';
import { canonicalText } from '../statistics/canonical-text.ts';

/** Rows and cells that the schema gives are there. */
export const givenCells: Checker = defineChecker({
  id: 'given-cells',
  watch(table, at) {
    const cells = new Map<ExpectedColumn, CellWatch>();
    let [compared, wrong] = [0, 0];
    for (const column of writtenColumns(table)) {
      const { name, type } = column;
      const given = new Map(
        table.model.given.filter((cell) => cell.column === name).map(({ row, text }) => [row, text]),
      );
      if (given.size === 0) continue;
      cells.set(column, (row, text) => {
        const asked = given.get(at.firstRow + row);
        if (asked === undefined) return;
        compared++;
        const isSame =
          asked === null || text === null ? asked === text : canonicalText(asked, type) === canonicalText(text, type);
        if (isSame) return;
        wrong++;
        at.notes.add(
          'verify/given',
          name,
          at.here,
          () => `${quote(name)} is ${shownText(text)}, but the schema gives ${shownText(asked)}`,
        );
      });
    }
    if (cells.size === 0) return undefined;
    return {
      cells,
      end() {
        const found =
          wrong === 0 ? `all ${countWords(compared)}` : `${countWords(wrong)} of ${countWords(compared)} differ`;
        at.notes.compare({
          checker: 'given-cells',
          what: 'given cells',
          asked: 'as the schema gives',
          found,
          isMet: wrong === 0,
        });
      },
    };
  },
});
