import type { GeneratorPage } from '@populace/library';

/** What generators that can't do without an option are shown with. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  choice: { values: '{ free: 80, plus: 15, pro: 5 }' },
  constant: { value: 'shop' },
  'date.between': { from: '2024-01-01', to: 'now' },
  'string.pattern': { pattern: "'[A-Z]{2}-\\d{4}'" },
  'string.template': { template: "'No. {number}'" },
};

/** The text of a schema whose table `samples` has the column `sample` of a generator. */
export function sampleSchema(id: string, rows: number): string {
  const column = ['generator', id, ...Object.entries(NEEDED[id] ?? {}).flat()];
  const pairs = column.flatMap((word, place) => (place % 2 === 0 ? [`${word}: ${column[place + 1]}`] : []));
  return `populace: 1
seed: 1
tables:
  samples:
    rows: ${rows}
    columns:
      number: { generator: sequence, hidden: true }
      sample: { ${pairs.join(', ')} }
`;
}

/** How a column of a generator is written: shortly where it needs nothing, else with its options as they are by default. */
export function columnText({ id, options }: Pick<GeneratorPage, 'id' | 'options'>): string {
  const name = columnName(id);
  const needed = NEEDED[id] ?? {};
  const lines = options.flatMap((option) => {
    const value = needed[option.name] ?? option.default;
    return value === undefined ? [] : [`  ${option.name}: ${value}`];
  });
  if (lines.length === 0) return `${name}: ${id}`;
  return [`${name}:`, `  generator: ${id}`, ...lines].join('\n');
}

/** A name for a column, such as `first_name` for `person.firstName`. */
function columnName(id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
