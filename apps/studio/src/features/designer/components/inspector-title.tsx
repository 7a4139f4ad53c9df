import type { ReactNode } from 'react';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import { useRenaming } from '../renaming.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ColumnNameInput } from './column-name-input.tsx';
import classes from './inspector.module.css';

/** Names what is selected, in the head of the inspector, with what can be done with it. */
export function InspectorTitle({ tools }: { readonly tools: ReactNode }) {
  const text = useText();
  const { table, columns } = useSelection();
  const [first, second] = columns;
  const name = first?.name ?? table?.name;
  const column = second === undefined ? first?.name : undefined;
  const isPhone = useIsPhone();
  const { asked, isNew, end } = useRenaming(column ?? '');
  const isNamed = column !== undefined && (asked === 'title' || (asked !== undefined && isPhone));
  return (
    <>
      <h2 className={classes.title} title={second === undefined ? name : undefined}>
        {isNamed && <ColumnNameInput table={table?.name ?? ''} column={column ?? ''} isNew={isNew} onEnd={end} />}
        {!isNamed && (second === undefined ? <bdi>{name}</bdi> : text('selected', { count: columns.length }))}
      </h2>
      {column !== undefined && <ColumnMenu column={column} />}
      {tools}
    </>
  );
}
