import { TextInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { fieldText, parseNumber } from './option-value.ts';
import { useTyped } from './use-typed.ts';

/** A number of any length. What is no number yet changes nothing. */
export function NumberField({ option, value, onChange, ids }: FieldProps) {
  const [typed, setTyped] = useTyped(fieldText(value), (own) => fieldText(parseNumber(own)) === fieldText(value));
  const isUnreadable = typed.trim() !== '' && parseNumber(typed) === undefined;
  return (
    <TextInput
      inputMode="decimal"
      dir="ltr"
      value={typed}
      placeholder={option.default ?? ''}
      error={ids.isWrong || isUnreadable}
      aria-labelledby={ids.label}
      aria-describedby={ids.described}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        setTyped(next);
        const number = parseNumber(next);
        if (number !== undefined || next.trim() === '') onChange(number);
      }}
    />
  );
}
