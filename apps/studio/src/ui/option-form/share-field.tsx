import { Slider, TextInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { parseShare, percentOf } from './option-value.ts';
import classes from './share-field.module.css';
import { useTyped } from './use-typed.ts';

/** A share in percent: a slider with a field. */
export function ShareField({ option, value, onChange, ids }: FieldProps) {
  const usual = percentOf(option.default) ?? percentOf(Number(option.default ?? 0)) ?? 0;
  const percent = percentOf(value) ?? usual;
  const [typed, setTyped] = useTyped(`${percent} %`, (own) => percentOf(parseShare(own)) === percent);
  const choose = (next: number) => onChange(next === usual ? undefined : `${next}%`);
  return (
    <>
      <Slider
        className={classes.slider}
        size="xs"
        min={0}
        max={100}
        value={percent}
        label={null}
        onChange={choose}
        thumbProps={{ 'aria-labelledby': ids.label }}
      />
      <TextInput
        className={classes.field}
        dir="ltr"
        value={typed}
        error={ids.isWrong || parseShare(typed) === undefined}
        aria-labelledby={ids.label}
        aria-describedby={ids.described}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = percentOf(parseShare(currentTarget.value));
          if (next !== undefined) choose(next);
        }}
        onBlur={() => setTyped(`${percent} %`)}
      />
    </>
  );
}
