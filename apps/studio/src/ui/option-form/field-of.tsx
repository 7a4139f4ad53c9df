import type { OptionPage } from '@populace/library';
import type { ComponentType } from 'react';
import { BooleanField } from './boolean-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DistributionField } from './distribution-field.tsx';
import type { FieldProps } from './field-props.ts';
import { NumberField } from './number-field.tsx';
import { ShareField } from './share-field.tsx';
import { TextField } from './text-field.tsx';
import { WeightedField } from './weighted-field.tsx';

const fields: Readonly<Record<string, ComponentType<FieldProps>>> = {
  boolean: BooleanField,
  enum: ChoiceField,
  integer: NumberField,
  whole: NumberField,
  number: NumberField,
  decimal: NumberField,
  share: ShareField,
  weighted: WeightedField,
  distribution: DistributionField,
};

/** Returns the control for an option's kind; what no control knows is written as text. */
export function fieldOf({ kind }: OptionPage): ComponentType<FieldProps> {
  return fields[kind] ?? TextField;
}
