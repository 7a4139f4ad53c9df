import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { parseRowNumber } from '../../../lib/rows/parse-row-number.ts';
import { useText } from '../messages.ts';
import classes from './go-to-row.module.css';

export interface GoToRowProps {
  readonly rowCount: number;
  /** The first row that is seen. */
  readonly firstRow: number;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onGo: (row: number) => void;
  /** The field was left without going anywhere. */
  readonly onLeave: () => void;
}

/** The field that shows which row is the first one seen, and goes to any other. */
export function GoToRow({ rowCount, firstRow, fieldRef, onGo, onLeave }: GoToRowProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = parseRowNumber(typed ?? String(firstRow), rowCount);
    if (read.kind !== 'row') {
      setProblem(read.kind === 'outside' ? outsideWords(text, rowCount) : text('unreadableRow'));
      return;
    }
    leave();
    onGo(read.row);
  };
  const leave = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <label htmlFor={id} className={classes.label}>
        {text('goToRow')}
      </label>
      <TextInput
        id={id}
        ref={fieldRef}
        className={classes.field}
        value={typed ?? formatCount(firstRow)}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        title={text('goToRowHint')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          leave();
          onLeave();
        }}
      />
      <span className="visually-hidden">
        <button type="submit" tabIndex={-1}>
          {text('go')}
        </button>
      </span>
      <span id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </span>
    </form>
  );
}

function outsideWords(text: ReturnType<typeof useText>, rowCount: number): string {
  if (rowCount === 0) return text('noRows');
  return text('noRow', {
    count: rowCount,
    rows: formatCount(rowCount),
    first: formatCount(0),
    last: formatCount(rowCount - 1),
  });
}
