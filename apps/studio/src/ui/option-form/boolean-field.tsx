import { Switch } from '@mantine/core';
import type { FieldProps } from './field-props.ts';

/** Yes or no. */
export function BooleanField({ option, value, onChange, ids }: FieldProps) {
  const usual = option.default === 'true';
  const isOn = typeof value === 'boolean' ? value : usual;
  return (
    <Switch
      size="sm"
      checked={isOn}
      aria-label={option.name}
      aria-describedby={ids.described}
      onChange={({ currentTarget: { checked } }) => onChange(checked === usual ? undefined : checked)}
    />
  );
}
