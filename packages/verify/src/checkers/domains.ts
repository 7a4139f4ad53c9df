import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import { type ExpectedColumn, writtenValues } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import { templateOf } from '../expected/template-of.ts';
import { shownText } from '../findings/shown-text.ts';
import { type Checker, type ColumnWatch, columnWords, defineChecker, watchColumns } from '../loading/define-checker.ts';

/** Values are such as their generators make: within a range, of a list, of a pattern. */
export const domains: Checker = defineChecker({
  id: 'domains',
  watch(table, at) {
    const columns: ExpectedColumn[] = [];
    let [compared, wrong] = [0, 0];
    const watch = watchColumns(table, (column): ColumnWatch | undefined => {
      const { name, domain } = column;
      if (domain === undefined) return undefined;
      columns.push(column);
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
    const unknown = writtenValues(table)
      .filter(isUnknown)
      .map(({ name }) => name);
    if (unknown.length > 0) at.notes.skip(`values of ${unknown.join(', ')}`, UNKNOWN);
    if (watch === undefined) return undefined;
    return {
      ...watch,
      end() {
        const found =
          wrong === 0
            ? `all ${countWords(compared)} values`
            : `${countWords(wrong)} of ${countWords(compared)} are none`;
        const what = `range of ${columnWords(columns)}`;
        at.notes.compare({ checker: 'domains', what, asked: 'as generated', found, isMet: wrong === 0 });
      },
    };
  },
});

const UNKNOWN =
  'what generates them has no range, list or pattern that is known, or their type cuts or rounds it, so only their form is checked';

/** Whether nothing is known of what makes a value; of some the form says all, or another checker puts them together anew. */
function isUnknown({ domain, inner, type, model: { source } }: ExpectedColumn): boolean {
  if (source.kind === 'array' || source.kind === 'object') return inner === undefined;
  if (source.kind !== 'generator' || domain !== undefined) return false;
  return type.kind !== 'boolean' && type.kind !== 'uuid' && templateOf(source) === undefined;
}

function originOf({ model: { source } }: ExpectedColumn): string {
  return source.kind === 'generator' ? source.generator.id : 'the schema';
}
