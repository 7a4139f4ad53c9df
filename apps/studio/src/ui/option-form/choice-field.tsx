import { SegmentedControl, Select } from '@mantine/core';
import type { FieldProps } from './field-props.ts';

const MOST_SEGMENTS = 4;
const LONGEST_SEGMENTS = 26;

/** One of a few words: side by side where they fit, else as a list. */
export function ChoiceField({ option, value, onChange, ids }: FieldProps) {
  const words = choicesOf(option.schema);
  const current = typeof value === 'string' ? value : (option.default ?? null);
  const choose = (word: string | null) => onChange(word === null || word === option.default ? undefined : word);
  const isShort = words.length <= MOST_SEGMENTS && words.join('').length <= LONGEST_SEGMENTS;
  if (isShort && current !== null) {
    return (
      <SegmentedControl
        fullWidth
        style={{ flex: 1 }}
        data={[...words]}
        value={current}
        onChange={choose}
        aria-labelledby={ids.label}
        aria-describedby={ids.described}
      />
    );
  }
  return (
    <Select
      data={[...words]}
      value={current}
      onChange={choose}
      clearable={option.default === undefined}
      searchable={words.length > 12}
      error={ids.isWrong}
      aria-labelledby={ids.label}
      aria-describedby={ids.described}
    />
  );
}

/** The words that a schema of an option allows, each once: `4` and `"4"` are one. */
export function choicesOf(schema: Readonly<Record<string, unknown>>): readonly string[] {
  const own = schema['enum'];
  if (Array.isArray(own)) return [...new Set(own.map(String))];
  const any = schema['anyOf'];
  if (!Array.isArray(any)) return [];
  return [...new Set(any.flatMap((part: Readonly<Record<string, unknown>>) => choicesOf(part)))];
}
