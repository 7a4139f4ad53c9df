import { Button, Checkbox, TextInput } from '@mantine/core';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { parseNumber } from '../../../ui/option-form/option-value.ts';
import { useTyped } from '../../../ui/option-form/use-typed.ts';
import { useText } from '../messages.ts';
import type { ExportForm, OfferedTable } from '../use-export-choice.ts';
import classes from './export-screen.module.css';

/** Which tables are written, and how many rows of each. */
export function TableChoices({ form }: { readonly form: ExportForm }) {
  const text = useText();
  const { tables, from } = form;
  const chosen = tables.filter(({ isChosen }) => isChosen).length;
  const isAll = chosen === tables.length;
  const [typedFrom, setTypedFrom] = useTyped(`${from}`, (own) => parseNumber(own) === from);
  return (
    <>
      <div className={classes.what}>
        <h3>{text('what')}</h3>
        <span>{text('chosen', { count: chosen, all: tables.length })}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            for (const { table } of tables) form.chooseTable(table, !isAll);
          }}
        >
          {text(isAll ? 'none' : 'all')}
        </Button>
      </div>
      <ul className={classes.tables}>
        {tables.map((table) => (
          <TableChoice key={table.table} offered={table} form={form} />
        ))}
      </ul>
      <FormRow name={text('fromRow')} hint={text(form.isWhole ? 'wholeHint' : 'fromHint')}>
        {(ids) => (
          <TextInput
            inputMode="numeric"
            dir="ltr"
            className={classes.number}
            readOnly={form.isWhole}
            value={typedFrom}
            aria-labelledby={ids.label}
            aria-describedby={ids.described}
            onChange={({ currentTarget }) => {
              setTypedFrom(currentTarget.value);
              const number = parseNumber(currentTarget.value);
              if (typeof number === 'number' && number >= 0 && Number.isInteger(number)) form.setFrom(number);
            }}
          />
        )}
      </FormRow>
    </>
  );
}

function TableChoice({ offered, form }: { readonly offered: OfferedTable; readonly form: ExportForm }) {
  const text = useText();
  const { table, take, isChosen } = offered;
  // While nobody knows how many there are, no number stands there.
  const isCounted = form.choice !== undefined;
  const [typed, setTyped] = useTyped(formatCount(take), (own) => Number(own.replaceAll(/[^0-9]/g, '')) === take);
  return (
    <li>
      <Checkbox
        label={<bdi>{table}</bdi>}
        aria-label={text('write', { table })}
        checked={isChosen}
        onChange={({ currentTarget }) => form.chooseTable(table, currentTarget.checked)}
      />
      <TextInput
        inputMode="numeric"
        dir="ltr"
        className={classes.number}
        aria-label={text('rowsOf', { table })}
        disabled={!isChosen}
        readOnly={form.isWhole || !isCounted}
        value={isCounted ? typed : ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const digits = currentTarget.value.replaceAll(/[^0-9]/g, '');
          form.setTake(table, digits === '' ? undefined : Number(digits));
        }}
        onBlur={() => setTyped(formatCount(take))}
      />
    </li>
  );
}
