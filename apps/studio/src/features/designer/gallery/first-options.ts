import type { PlainValue } from '@populace/document';
import type { ExampleValue, GeneratorPage } from '@populace/library';
import type { ColumnView } from '../../../lib/document/schema-view.ts';

/**
 * Returns the options that a generator can't do without, as in its example, where the column does not have them already: so rows are there
 * at once. Other columns that the example names are taken from those of the table.
 */
export function firstOptions(
  { id, options, example }: GeneratorPage,
  column: Pick<ColumnView, 'name' | 'options'>,
  beside: readonly ColumnView[],
): Readonly<Record<string, PlainValue>> {
  // A column of the same generator may itself name this one.
  const names = beside
    .filter(({ name, generator }) => name !== column.name && generator !== id)
    .map(({ name }) => name);
  const named = Object.keys(example?.columns ?? {});
  const needed = options.filter(({ name, required }) => required && !column.options.has(name));
  return Object.fromEntries(
    needed.flatMap(({ name }) => {
      const value = example?.options[name];
      return value === undefined ? [] : [[name, withNames(value, named, names)]];
    }),
  );
}

/** A value in which the names of columns stand for others, in their order; those that have none are left out. */
function withNames(value: ExampleValue, named: readonly string[], names: readonly string[]): PlainValue {
  if (typeof value !== 'string' || named.length === 0) return value;
  const [some = 'text'] = names.length === 0 ? [] : [filled(value, named, names)];
  return some;
}

function filled(text: string, named: readonly string[], names: readonly string[]): string {
  return named
    .reduce((all, name, place) => {
      const other = names[place];
      return all.replace(`{${name}}`, other === undefined ? '' : `{${other}}`);
    }, text)
    .trim();
}
