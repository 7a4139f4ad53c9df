import { countWords, quote } from '@populace/core';
import { writtenColumns } from '../expected/expected.ts';
import { type CellWatch, type Checker, defineChecker } from './define-checker.ts';

/** No null where none may be. */
export const nulls: Checker = defineChecker({
  id: 'nulls',
  watch(table, at) {
    const cells = new Map<string, CellWatch>();
    let [wrong, columns] = [0, 0];
    for (const column of writtenColumns(table)) {
      if (column.nullable) continue;
      columns++;
      cells.set(column.name, (_, text) => {
        if (text !== null) return;
        wrong++;
        at.notes.add('verify/null', column.name, at.here, () => `${quote(column.name)} is null, but is never to be`);
      });
    }
    if (columns === 0) return undefined;
    return {
      cells,
      end() {
        const found = wrong === 0 ? 'none' : countWords(wrong);
        at.notes.compare({
          checker: 'nulls',
          what: `nulls in ${columns} columns`,
          asked: 'none',
          found,
          isMet: wrong === 0,
        });
      },
    };
  },
});
