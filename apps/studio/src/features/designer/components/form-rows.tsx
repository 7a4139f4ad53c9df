import { Switch, TextInput } from '@mantine/core';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { useTyped } from '../../../ui/option-form/use-typed.ts';

interface TextRowProps {
  readonly name: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A row with a text; an empty one takes the option out. */
export function TextRow({ name, hint, problem, value = '', onChange }: TextRowProps) {
  const [typed, setTyped] = useTyped(value);
  return (
    <FormRow name={name} hint={hint} problem={problem}>
      {({ label, described, isWrong }) => (
        <TextInput
          dir="auto"
          value={typed}
          error={isWrong}
          spellCheck={false}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(currentTarget.value === '' ? undefined : currentTarget.value);
          }}
        />
      )}
    </FormRow>
  );
}

interface FlagRowProps {
  readonly name: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row with a switch. */
export function FlagRow({ name, hint, isOn, onChange }: FlagRowProps) {
  return (
    <FormRow name={name} hint={hint}>
      {({ label, described }) => (
        <Switch
          size="sm"
          checked={isOn}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </FormRow>
  );
}
