import { TextInput } from '@mantine/core';
import { describedField } from './described-field.ts';
import type { FieldProps } from './field-props.ts';
import { useText } from './messages.ts';
import { fieldText, parseNumber } from './option-value.ts';
import type { FieldValue, Reading } from './typing.ts';
import { useTypedValue } from './use-typed-value.ts';

/** A number of any length. What is no number changes nothing, and the reason stands below; empty takes the option out. */
export function NumberField({ option, value, onChange, ids }: FieldProps) {
  const text = useText();
  const read = (own: string): Reading<FieldValue> => {
    const number = parseNumber(own);
    return number === undefined && own.trim() !== '' ? { fault: text('noNumber') } : { value: number };
  };
  const { typed, type, field } = useTypedValue({
    shown: fieldText(value),
    value,
    read,
    commit: onChange,
    onFault: ids.onFault,
  });
  return (
    <TextInput
      inputMode="decimal"
      dir="ltr"
      value={typed}
      placeholder={option.default ?? ''}
      error={ids.isWrong}
      {...describedField(ids)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      {...field}
    />
  );
}
