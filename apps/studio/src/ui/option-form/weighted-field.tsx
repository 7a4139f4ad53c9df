import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { describedField } from './described-field.ts';
import type { FieldProps } from './field-props.ts';
import { useText } from './messages.ts';
import { parseNumber } from './option-value.ts';
import type { Reading } from './typing.ts';
import { useTypedValue } from './use-typed-value.ts';
import { type Choice, choicesOfValue, valueOfChoices } from './weighted-choices.ts';
import classes from './weighted-field.module.css';

/** Values with their weights, one a line. Weights that are all the same are left out of the document. */
export function WeightedField({ value, onChange, ids }: FieldProps) {
  const text = useText();
  const choices = choicesOfValue(value);
  const change = (next: readonly Choice[]) => onChange(valueOfChoices(next));
  const replace = (place: number, choice: Choice) => change(choices.map((own, at) => (at === place ? choice : own)));
  return (
    <fieldset className={classes.list} aria-labelledby={ids.label} aria-describedby={ids.described}>
      {choices.map(({ value: own, weight }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; values may be equal while they are typed.
        <div key={place} className={classes.line}>
          <TextInput
            dir="auto"
            aria-label={text('value', { place: place + 1 })}
            value={String(own)}
            onChange={({ currentTarget }) => replace(place, { value: currentTarget.value, weight })}
          />
          <WeightInput
            name={String(own)}
            weight={weight}
            onWeight={(next) => replace(place, { value: own, weight: next })}
            ids={ids}
          />
          <ActionIcon
            aria-label={text('removeValue', { value: String(own) })}
            disabled={choices.length === 1}
            onClick={() => change(choices.filter((_, at) => at !== place))}
          >
            <IconX size={14} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.6} />}
        onClick={() => change([...choices, { value: freshValue(choices, text('newValue')), weight: 1 }])}
      >
        {text('addValue')}
      </Button>
    </fieldset>
  );
}

interface WeightInputProps extends Pick<FieldProps, 'ids'> {
  readonly name: string;
  readonly weight: number;
  readonly onWeight: (weight: number) => void;
}

function WeightInput({ name, weight, onWeight, ids }: WeightInputProps) {
  const text = useText();
  const read = (own: string): Reading<number> => {
    const number = Number(parseNumber(own) ?? Number.NaN);
    if (number >= 0) return { value: number };
    return { fault: text('faultOf', { name, fault: text('noWeight') }) };
  };
  const { typed, isFaulty, type, field } = useTypedValue({
    shown: String(weight),
    value: weight,
    read,
    commit: onWeight,
    onFault: ids.onFault,
  });
  return (
    <TextInput
      className={classes.weight}
      inputMode="decimal"
      dir="ltr"
      aria-label={text('weight', { value: name })}
      {...describedField({ described: ids.described, isWrong: isFaulty })}
      value={typed}
      error={isFaulty}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      {...field}
    />
  );
}

function freshValue(choices: readonly Choice[], word: string): string {
  const taken = new Set(choices.map(({ value }) => String(value)));
  for (let number = choices.length + 1; ; number++) {
    const value = `${word} ${number}`;
    if (!taken.has(value)) return value;
  }
}
