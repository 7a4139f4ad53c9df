import { TextInput } from '@mantine/core';
import { describedField } from './described-field.ts';
import type { FieldProps } from './field-props.ts';
import { fieldText } from './option-value.ts';
import { useTyped } from './use-typed.ts';

/** Anything that is written as text: patterns, times, texts of a format. */
export function TextField({ option, value, onChange, ids }: FieldProps) {
  const [typed, setTyped] = useTyped(fieldText(value));
  return (
    <TextInput
      dir="auto"
      value={typed}
      placeholder={unquoted(option.default)}
      error={ids.isWrong}
      spellCheck={false}
      {...describedField(ids)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        // An empty text is a value where there is a default that is not empty.
        onChange(currentTarget.value === '' && unquoted(option.default) === '' ? undefined : currentTarget.value);
      }}
    />
  );
}

/** Defaults are told as they stand in a schema, in quotes where needed. */
function unquoted(text: string | undefined): string {
  if (text === undefined) return '';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}
