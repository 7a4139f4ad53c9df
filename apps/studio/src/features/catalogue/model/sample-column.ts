import { usualStyle, type WritableValue, writeValue } from '@populace/document';
import type { GeneratorPage } from '@populace/library';

/** How a column of a generator is written: shortly where it needs nothing, else with its options as in its example, or by default. */
export function columnText({ id, options, example }: Pick<GeneratorPage, 'id' | 'options' | 'example'>): string {
  const name = columnName(id);
  const lines = options.flatMap((option) => {
    const shown = example?.options[option.name];
    const value = shown === undefined ? option.default : written(shown);
    return value === undefined ? [] : [`  ${option.name}: ${value}`];
  });
  const column = lines.length === 0 ? `${name}: ${id}` : [`${name}:`, `  generator: ${id}`, ...lines].join('\n');
  const beside = Object.entries(example?.columns ?? {}).map(([other, generator]) => `${other}: ${generator}\n`);
  return beside.join('') + column;
}

function written(value: WritableValue): string {
  return writeValue(value, usualStyle, 'block');
}

/** A name for a column, such as `first_name` for `person.firstName`. */
function columnName(id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
