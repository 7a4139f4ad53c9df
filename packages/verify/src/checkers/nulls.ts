import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import { type ExpectedColumn, writtenValues } from '../expected/expected.ts';
import { type CellWatch, type Checker, columnWords, defineChecker } from '../loading/define-checker.ts';

/** No null where none may be. */
export const nulls: Checker = defineChecker({
  id: 'nulls',
  watch(table, at) {
    const cells = new Map<ExpectedColumn, CellWatch>();
    let wrong = 0;
    for (const column of writtenValues(table)) {
      if (column.nullable) continue;
      cells.set(column, (_, text) => {
        if (text !== null) return;
        wrong++;
        at.notes.add('verify/null', column.name, at.here, () => `${quote(column.name)} is null, but is never to be`);
      });
    }
    if (cells.size === 0) return undefined;
    return {
      cells,
      end() {
        const found = wrong === 0 ? 'none' : countWords(wrong);
        at.notes.compare({
          checker: 'nulls',
          what: `nulls in ${columnWords([...cells.keys()])}`,
          asked: 'none',
          found,
          isMet: wrong === 0,
        });
      },
    };
  },
});
