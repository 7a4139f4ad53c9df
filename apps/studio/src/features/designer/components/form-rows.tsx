import { Autocomplete, Switch, TextInput } from '@mantine/core';
import { LocaleSelect } from '../../../ui/locale-select.tsx';
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

/** A row with a text that is mostly one of a few; an empty one takes the option out. */
export function PickRow({
  name,
  hint,
  problem,
  value = '',
  choices,
  onChange,
}: TextRowProps & { readonly choices: readonly string[] }) {
  const [typed, setTyped] = useTyped(value);
  return (
    <FormRow name={name} hint={hint} problem={problem}>
      {({ label, described, isWrong }) => (
        <Autocomplete
          dir="auto"
          value={typed}
          data={[...choices]}
          // All are offered until something else is typed than what stands there.
          filter={({ options, search }) =>
            search === value
              ? options
              : options.filter((option) => 'value' in option && `${option.value}`.includes(search))
          }
          error={isWrong}
          spellCheck={false}
          clearable
          aria-labelledby={label}
          aria-describedby={described}
          onChange={(next) => {
            setTyped(next);
            onChange(next === '' ? undefined : next);
          }}
        />
      )}
    </FormRow>
  );
}

interface LocaleRowProps extends Omit<TextRowProps, 'value'> {
  /** The shares of the locales that are written; none where those of the schema apply. */
  readonly shares: readonly { readonly id: string }[];
  readonly placeholder: string;
  readonly nothingFound: string;
}

/** A row with a locale, or none. */
export function LocaleRow({ name, hint, problem, shares, placeholder, nothingFound, onChange }: LocaleRowProps) {
  return (
    <FormRow name={name} hint={hint} problem={problem}>
      {({ label, described, isWrong }) => (
        <LocaleSelect
          value={shares.length === 1 ? (shares[0]?.id ?? null) : null}
          placeholder={placeholder}
          nothingFoundMessage={nothingFound}
          clearable
          error={isWrong}
          aria-labelledby={label}
          aria-describedby={described}
          onChange={(id) => onChange(id ?? undefined)}
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
