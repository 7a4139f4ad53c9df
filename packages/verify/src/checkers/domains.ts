import { counted, countWords, quote } from '@populace/core';
import type { ExpectedColumn } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { shownText } from '../findings/shown-text.ts';
import { type Checker, type ColumnWatch, defineChecker, watchColumns } from './define-checker.ts';

/** Values are such as their generators make: within a range, of a list, of a pattern. */
export const domains: Checker = defineChecker({
  id: 'domains',
  watch(table, at) {
    let [columns, compared, wrong] = [0, 0, 0];
    const watch = watchColumns(table, (column): ColumnWatch | undefined => {
      const { name, domain } = column;
      if (domain === undefined) return undefined;
      columns++;
      const given = givenRows(table, name);
      const message = (text: string) => (): string =>
        `${quote(name)} is ${shownText(text)}, but ${originOf(column)} makes ${domain.words}`;
      return {
        look(row, text) {
          if (text === null || given.has(at.firstRow + row)) return;
          compared++;
          if (domain.has(text)) return;
          wrong++;
          at.notes.add('verify/value', name, at.here, message(text));
        },
        end: () => undefined,
      };
    });
    if (watch === undefined) return undefined;
    return {
      ...watch,
      end() {
        const found =
          wrong === 0
            ? `all ${countWords(compared)} values`
            : `${countWords(wrong)} of ${countWords(compared)} are none`;
        const what = `range of ${counted(columns, 'column')}`;
        at.notes.compare({ checker: 'domains', what, asked: 'as generated', found, isMet: wrong === 0 });
      },
    };
  },
});

function originOf({ model: { source } }: ExpectedColumn): string {
  return source.kind === 'generator' ? source.generator.id : 'the schema';
}
