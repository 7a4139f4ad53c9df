import { Slider, TextInput } from '@mantine/core';
import { describedField } from './described-field.ts';
import type { FieldProps } from './field-props.ts';
import { useText } from './messages.ts';
import { parseShare, percentOf } from './option-value.ts';
import classes from './share-field.module.css';
import type { FieldValue, Reading } from './typing.ts';
import { useTypedValue } from './use-typed-value.ts';

/** A share in percent: a slider with a field. What is no share changes nothing, and the reason stands below; empty takes the option out. */
export function ShareField({ option, value, onChange, ids }: FieldProps) {
  const text = useText();
  const usual = percentOf(option.default) ?? percentOf(Number(option.default ?? 0)) ?? 0;
  const percent = percentOf(value) ?? usual;
  const valueOf = (share: number) => (share === usual ? undefined : `${share}%`);
  const read = (own: string): Reading<FieldValue> => {
    if (own.trim() === '') return { value: undefined };
    const share = parseShare(own);
    if (share === undefined) return { fault: text('noShare') };
    return share > 100 ? { fault: text('tooLargeShare') } : { value: valueOf(share) };
  };
  const { typed, type, show, field } = useTypedValue({
    shown: `${percent} %`,
    value,
    read,
    commit: onChange,
    onFault: ids.onFault,
  });
  const tidy = () => {
    field.onBlur();
    const reading = read(typed);
    if ('value' in reading) show(`${percentOf(reading.value) ?? usual} %`);
  };
  return (
    <>
      <Slider
        className={classes.slider}
        size="xs"
        min={0}
        max={100}
        value={percent}
        label={null}
        onChange={(next) => onChange(valueOf(next))}
        thumbProps={{ 'aria-labelledby': ids.label }}
      />
      <TextInput
        className={classes.field}
        dir="ltr"
        value={typed}
        error={ids.isWrong}
        {...describedField(ids)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        {...field}
        onBlur={tidy}
      />
    </>
  );
}
