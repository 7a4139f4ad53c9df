import type { PlainValue } from '../../../lib/document/plain-value.ts';
import type { ColumnView } from '../../../lib/document/schema-view.ts';

/** What generators that need an option are given first, so that rows are there at once. */
const first: Readonly<Record<string, Readonly<Record<string, PlainValue>>>> = {
  choice: { values: ['first', 'second', 'third'] },
  constant: { value: 'text' },
  'date.between': { from: 'now-1y', to: 'now' },
  'string.pattern': { pattern: '[A-Z]{2}-[0-9]{4}' },
};

/** Returns the options that a generator can't do without, where the column does not have them already. */
export function firstOptions(generator: string, column: ColumnView): Readonly<Record<string, PlainValue>> {
  const needed = generator === 'string.template' ? { template: '' } : (first[generator] ?? {});
  return Object.fromEntries(Object.entries(needed).filter(([name]) => !column.options.has(name)));
}
