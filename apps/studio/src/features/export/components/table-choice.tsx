import { Button, Checkbox, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useTyped } from '../../../ui/option-form/use-typed.ts';
import { useText } from '../messages.ts';
import type { ExportForm, OfferedTable } from '../use-export-choice.ts';
import classes from './export-screen.module.css';

interface TableChoiceProps {
  readonly offered: OfferedTable;
  readonly form: ExportForm;
}

/** Whether a table is written, and how many rows of it. */
export function TableChoice({ offered, form }: TableChoiceProps) {
  const text = useText();
  const note = useId();
  const field = useRef<HTMLInputElement>(null);
  const { table, wished, isChosen, needed } = offered;
  // While nobody knows how many there are, no number stands there.
  const isCounted = form.choice !== undefined;
  const [typed, setTyped] = useTyped(formatCount(wished), (own) => numberOf(own) === wished);
  return (
    <li>
      <Checkbox
        label={<bdi>{table}</bdi>}
        aria-label={text('write', { table })}
        checked={isChosen}
        onChange={({ currentTarget }) => form.chooseTable(table, currentTarget.checked)}
      />
      <TextInput
        ref={field}
        inputMode="numeric"
        dir="ltr"
        className={classes.number}
        aria-label={text('rowsOf', { table })}
        aria-describedby={note}
        error={needed !== undefined}
        disabled={!isChosen}
        readOnly={form.isWhole || !isCounted}
        value={isCounted ? typed : ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          form.setTake(table, numberOf(currentTarget.value));
        }}
        onBlur={() => setTyped(formatCount(wished))}
      />
      <div className={classes.needed} id={note} role="status">
        {isChosen && needed !== undefined && (
          <TooFewRows offered={offered} needed={needed} onMade={() => field.current?.focus()} />
        )}
      </div>
    </li>
  );
}

function numberOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[^0-9]/g, '');
  return digits === '' ? undefined : Number(digits);
}

/** A table has at most this many rows. */
const MAX_ROWS = 2 ** 48;

/** What is said where more rows are wanted than the table has, and what gives it as many. */
function TooFewRows({
  offered: { table, rowCount },
  needed,
  onMade,
}: {
  readonly offered: OfferedTable;
  readonly needed: number;
  /** Called before the button goes away. */
  readonly onMade: () => void;
}) {
  const text = useText();
  const tryEdit = useTryEdit();
  const rows = useSessionPart(({ view }) => view.tables.find(({ name }) => name === table)?.rows);
  const has = text('hasRows', { table, count: rowCount, rows: formatCount(rowCount) });
  if (needed > MAX_ROWS) return `${has} ${text('maxRows', { rows: formatCount(MAX_ROWS) })}`;
  if (rows?.kind === 'per') return `${has} ${text('rowsFollow', { parent: rows.parent })}`;
  if (rows?.kind !== 'count' && rows?.kind !== 'absent') return `${has} ${text('rowsFixed')}`;
  return (
    <>
      {has}{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          onMade();
          tryEdit(
            { kind: 'set-rows', table, rows: { kind: 'count', count: needed } },
            { key: 'set-rows', values: { table } },
          );
        }}
      >
        {text('makeRows', { rows: formatCount(needed) })}
      </Button>
    </>
  );
}
