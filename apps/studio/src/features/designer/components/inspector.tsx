import type { ReactNode } from 'react';
import { Pane } from '../../../ui/pane.tsx';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnForm } from './column-form.tsx';
import classes from './inspector.module.css';
import { InspectorTitle } from './inspector-title.tsx';
import { SeveralColumns } from './several-columns.tsx';
import { TableForm } from './table-form.tsx';

interface InspectorProps {
  readonly profile: ReactNode;
  /** What stands at the end of its head, such as the button that closes it. */
  readonly tools?: ReactNode;
}

/** What is selected, with all that can be said of it: a column, several, or the table. */
export function Inspector({ profile, tools }: InspectorProps) {
  const text = useText();
  const { table, columns } = useSelection();
  const column = columns.at(-1);
  return (
    <Pane label={text('inspector')} head={<InspectorTitle tools={tools} />}>
      <div className={classes.inspector}>
        {table !== undefined && columns.length > 1 && <SeveralColumns table={table} columns={columns} />}
        {table !== undefined && columns.length === 1 && column !== undefined && (
          // Another column is another form: nothing that was typed goes along.
          <ColumnForm key={`${table.name}\n${column.name}`} table={table} column={column} />
        )}
        {table !== undefined && columns.length === 0 && <TableForm key={table.name} table={table} />}
        {column !== undefined && profile !== null && <div className={classes.profile}>{profile}</div>}
      </div>
    </Pane>
  );
}
