import { Select, TextInput } from '@mantine/core';
import type { PlainValue } from '@populace/document';
import { describedField } from './described-field.ts';
import { distributionsOf, nameOfDistribution, parametersOf } from './distribution-choices.ts';
import classes from './distribution-field.module.css';
import type { FieldProps } from './field-props.ts';
import { useText } from './messages.ts';
import { fieldText, parseNumber } from './option-value.ts';
import type { FieldValue, Reading } from './typing.ts';
import { useTypedValue } from './use-typed-value.ts';

/** How values spread: a name, and its parameters where one wants others than the range gives. */
export function DistributionField({ option, value, onChange, ids }: FieldProps) {
  const text = useText();
  const known = distributionsOf(option.schema);
  const name = nameOfDistribution(value);
  const parameters = known.find((distribution) => distribution.name === name)?.parameters ?? [];
  const values = parametersOf(value, parameters);
  const change = (parameter: string, next: PlainValue | undefined) => {
    const all = { ...values, [parameter]: next };
    const written = Object.entries(all).filter((entry): entry is [string, PlainValue] => entry[1] !== undefined);
    if (name !== undefined) onChange(written.length === 0 ? name : { [name]: Object.fromEntries(written) });
  };
  return (
    <div className={classes.distribution}>
      <Select
        data={known.map((distribution) => distribution.name)}
        value={name ?? null}
        placeholder={text('usualSpread')}
        clearable
        error={ids.isWrong}
        aria-labelledby={ids.label}
        aria-describedby={ids.described}
        onChange={(chosen) => onChange(chosen ?? undefined)}
      />
      {parameters.map((parameter) => (
        <Parameter
          key={parameter}
          name={parameter}
          value={values[parameter]}
          onChange={(next) => change(parameter, next)}
          ids={ids}
        />
      ))}
    </div>
  );
}

interface ParameterProps extends Pick<FieldProps, 'ids'> {
  readonly name: string;
  readonly value: PlainValue | undefined;
  readonly onChange: (value: PlainValue | undefined) => void;
}

function Parameter({ name, value, onChange, ids }: ParameterProps) {
  const text = useText();
  const read = (own: string): Reading<FieldValue> => {
    const number = parseNumber(own);
    if (number === undefined && own.trim() !== '') return { fault: text('faultOf', { name, fault: text('noNumber') }) };
    return { value: number };
  };
  const { typed, isFaulty, type, field } = useTypedValue({
    shown: fieldText(value),
    value,
    read,
    commit: onChange,
    onFault: ids.onFault,
  });
  return (
    <TextInput
      leftSection={name}
      leftSectionWidth={name.length * 8 + 16}
      inputMode="decimal"
      placeholder={text('ofRange')}
      aria-label={name}
      {...describedField({ described: ids.described, isWrong: isFaulty })}
      value={typed}
      error={isFaulty}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      {...field}
    />
  );
}
