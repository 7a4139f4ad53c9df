import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { parseNumber } from '../../../ui/option-form/option-value.ts';
import { useTyped } from '../../../ui/option-form/use-typed.ts';
import { useText } from '../messages.ts';
import type { ExportForm } from '../use-export-choice.ts';
import classes from './export-screen.module.css';
import { TableChoice } from './table-choice.tsx';

/** A longer list can be folded, so that what follows it is near. */
const SHOWN_TABLES = 8;

/** Which tables are written, and how many rows of each. */
export function TableChoices({ form }: { readonly form: ExportForm }) {
  const text = useText();
  const { tables, from } = form;
  const chosen = tables.filter(({ isChosen }) => isChosen).length;
  const isAll = chosen === tables.length;
  const [typedFrom, setTypedFrom] = useTyped(`${from}`, (own) => parseNumber(own) === from);
  const [isOpen, setOpen] = useState(true);
  const list = (
    <ul className={classes.tables}>
      {tables.map((table) => (
        <TableChoice key={table.table} offered={table} form={form} />
      ))}
    </ul>
  );
  return (
    <>
      <div className={classes.what}>
        <h3>{text('what')}</h3>
        <span>
          {isAll ? text('chosenAll', { count: chosen }) : text('chosen', { count: chosen, all: tables.length })}
        </span>
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
      {tables.length <= SHOWN_TABLES ? (
        list
      ) : (
        <details className={classes.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{text('tableList', { count: tables.length })}</summary>
          {list}
        </details>
      )}
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
