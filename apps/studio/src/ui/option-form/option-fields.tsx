import type { PlainValue } from '@populace/document';
import type { OptionPage } from '@populace/library';
import { fieldOf } from './field-of.tsx';
import { FormRow } from './form-row.tsx';
import type { ChangeOption } from './option-value.ts';

export interface OptionFieldsProps {
  readonly options: readonly OptionPage[];
  /** The values that are written. */
  readonly values: ReadonlyMap<string, PlainValue>;
  readonly onChange: ChangeOption;
  /** What is wrong with an option, in words. */
  readonly problemOf?: (name: string) => string | undefined;
}

/** The form of a generator's or format's options, made from their descriptions: adding an option there adds a field here. */
export function OptionFields({ options, values, onChange, problemOf }: OptionFieldsProps) {
  return options.map((option) => {
    const Field = fieldOf(option);
    const { name, summary } = option;
    return (
      <FormRow key={name} name={name} hint={summary} problem={problemOf?.(name)}>
        {(ids) => (
          <Field option={option} value={values.get(name)} onChange={(value) => onChange(name, value)} ids={ids} />
        )}
      </FormRow>
    );
  });
}
