import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useText } from '../messages.ts';
import type { Diagram } from '../model/diagram.ts';
import type { ReferenceEdits } from '../use-reference-edits.ts';
import classes from './reference-form.module.css';

export interface ReferenceFormProps {
  readonly diagram: Diagram;
  /** The table that is selected. */
  readonly table: string | undefined;
  readonly onRefer: ReferenceEdits['refer'];
  readonly onClose: () => void;
}

const NEW = '';

/** Makes a reference without drawing: from a column, or a new one, to a column of another table. */
export function ReferenceForm({ diagram, table, onRefer, onClose }: ReferenceFormProps) {
  const text = useText();
  const names = diagram.tables.map(({ name }) => name);
  const first = table ?? names[0] ?? '';
  const [from, setFrom] = useState(first);
  const [column, setColumn] = useState(NEW);
  const [to, setTo] = useState(names.find((name) => name !== first) ?? first);
  const [target, setTarget] = useState(keyOf(diagram, to));
  const columnsOf = (name: string) =>
    diagram.tables.find((one) => one.name === name)?.columns.map((one) => one.name) ?? [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onRefer({ table: from, column: column === NEW ? undefined : column }, { table: to, column: target });
  };
  return (
    <Dialog label={text('makeReference')} onClose={onClose} className={classes.dialog}>
      <form className={classes.form} onSubmit={onSubmit}>
        <h2 className={classes.title}>{text('makeReference')}</h2>
        <Select
          label={text('fromTable')}
          data={names}
          value={from}
          allowDeselect={false}
          onChange={(name) => {
            setFrom(name ?? from);
            setColumn(NEW);
          }}
        />
        <Select
          label={text('fromColumn')}
          data={[{ value: NEW, label: text('newColumn') }, ...columnsOf(from)]}
          value={column}
          allowDeselect={false}
          onChange={(name) => setColumn(name ?? NEW)}
        />
        <Select
          label={text('toTable')}
          data={names}
          value={to}
          allowDeselect={false}
          onChange={(name) => {
            setTo(name ?? to);
            setTarget(keyOf(diagram, name ?? to));
          }}
        />
        <Select
          label={text('toColumn')}
          data={columnsOf(to)}
          value={target}
          allowDeselect={false}
          onChange={(name) => setTarget(name ?? target)}
        />
        <div className={classes.acts}>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button type="submit" variant="filled">
            {text('make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function keyOf({ tables }: Diagram, table: string): string {
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return (columns.find(({ mark }) => mark === 'key') ?? columns[0])?.name ?? '';
}
