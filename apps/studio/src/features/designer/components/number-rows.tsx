import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { parseRowCount } from '../../../lib/rows/parse-row-count.ts';
import { describedField } from '../../../ui/option-form/described-field.ts';
import { type FieldIds, FormRow } from '../../../ui/option-form/form-row.tsx';
import { parseNumber } from '../../../ui/option-form/option-value.ts';
import { type TypedValue, useTypedValue } from '../../../ui/option-form/use-typed-value.ts';
import { useText } from '../messages.ts';
import classes from './rows-fields.module.css';

interface CountRowProps {
  /** The number as it is written. */
  readonly written: string;
  readonly onCount: (count: number) => void;
}

/** The number of rows, also as `10k`, `2.5M` or `2 billion`; what is meant stands below. */
export function CountRow({ written, onCount }: CountRowProps) {
  const text = useText();
  const { own, fault } = useNumber({
    shown: written,
    value: parseRowCount(written),
    parse: parseRowCount,
    needed: text('noCount'),
    onNumber: onCount,
  });
  const count = parseRowCount(own.typed);
  const isPlain = count === undefined || /^\d*$/.test(own.typed.trim());
  return (
    <FormRow
      name={text('howMany')}
      hint={isPlain ? undefined : text('meantRows', { rows: formatCount(count) })}
      problem={fault}
    >
      {(ids) => <NumberInput own={own} ids={ids} />}
    </FormRow>
  );
}

interface NumberRowProps {
  readonly name: string;
  readonly value: number;
  readonly onNumber: (number: number) => void;
}

/** A row with a number that is always there. */
export function NumberRow({ name, value, onNumber }: NumberRowProps) {
  const text = useText();
  const { own, fault } = useNumber({
    shown: `${value}`,
    value,
    parse: (typed) => numberOf(parseNumber(typed)),
    needed: text('noNumber'),
    onNumber,
  });
  return (
    <FormRow name={name} problem={fault}>
      {(ids) => <NumberInput own={own} ids={ids} />}
    </FormRow>
  );
}

/** A number of more digits than numbers have comes as text. */
function numberOf(parsed: ReturnType<typeof parseNumber>): number | undefined {
  return parsed === undefined ? undefined : Number(parsed);
}

interface NumberOptions {
  readonly shown: string;
  readonly value: number | undefined;
  readonly parse: (typed: string) => number | undefined;
  /** Says what is needed where something else is typed. */
  readonly needed: string;
  readonly onNumber: (number: number) => void;
}

function useNumber({ shown, value, parse, needed, onNumber }: NumberOptions) {
  const [fault, setFault] = useState<string>();
  const own = useTypedValue<number | undefined>({
    shown,
    value,
    read(typed) {
      const number = parse(typed);
      return number === undefined ? { fault: needed } : { value: number };
    },
    commit: (number) => number !== undefined && onNumber(number),
    onFault: setFault,
  });
  return { own, fault };
}

function NumberInput({ own, ids }: { readonly own: TypedValue; readonly ids: FieldIds }) {
  return (
    <TextInput
      className={classes.number}
      dir="ltr"
      // What opens for the number of rows gives it the focus.
      data-autofocus
      value={own.typed}
      error={ids.isWrong}
      {...describedField(ids)}
      onChange={({ currentTarget }) => own.type(currentTarget.value)}
      {...own.field}
    />
  );
}
