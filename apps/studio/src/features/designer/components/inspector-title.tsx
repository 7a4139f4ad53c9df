import type { ReactNode } from 'react';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnMenu } from './column-menu.tsx';
import classes from './inspector.module.css';

/** Names what is selected, in the head of the inspector, with what can be done with it. */
export function InspectorTitle({ tools }: { readonly tools: ReactNode }) {
  const text = useText();
  const { table, columns } = useSelection();
  const [first, second] = columns;
  const name = first?.name ?? table?.name;
  return (
    <>
      <h2 className={classes.title} title={second === undefined ? name : undefined}>
        {second === undefined ? <bdi>{name}</bdi> : text('selected', { count: columns.length })}
      </h2>
      {first !== undefined && second === undefined && <ColumnMenu />}
      {tools}
    </>
  );
}
