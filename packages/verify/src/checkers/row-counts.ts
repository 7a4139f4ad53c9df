import { counted, countWords } from '@populace/recipes';
import { NO_SPOT } from '../findings/notebook.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';

/** As many rows as the schema leads to. */
export const rowCounts: Checker = defineChecker({
  id: 'row-counts',
  conclude({ expected: { name, rowCount: asked }, rowCount, isWhole, files }, _, notes) {
    if (!isWhole) {
      notes.skip('rows', `the files hold only some of the ${countWords(asked)} rows, so nothing is looked for in them`);
      return;
    }
    const isMet = rowCount === asked;
    notes.compare({
      checker: 'row-counts',
      what: 'rows',
      asked: countWords(asked),
      found: countWords(rowCount),
      isMet,
    });
    if (isMet) return;
    const spot = { ...NO_SPOT, file: files.length === 1 ? (files[0] ?? null) : null };
    const message = `${name} has ${counted(rowCount, 'row')}, but the schema leads to ${countWords(asked)}`;
    notes.add(
      'verify/row-count',
      '',
      () => spot,
      () => message,
    );
  },
});
