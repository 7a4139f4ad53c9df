import { IconFingerprint, IconKey, IconLink, IconTable } from '@tabler/icons-react';
import { Handle, type NodeProps, Position, useUpdateNodeInternals } from '@xyflow/react';
import { memo, useEffect } from 'react';
import { useText } from '../messages.ts';
import type { DiagramColumn } from '../model/diagram.ts';
import { handleOf, type TableNode } from '../model/flow.ts';
import { useExpanding } from './expanding.ts';
import classes from './table-box.module.css';

/** A table: its name, how many rows it has, its columns with their types. */
export const TableBox = memo(function TableBox({ id, data, selected }: NodeProps<TableNode>) {
  const { table, shown, isWhole } = data;
  useMeasuredEnds(id, shown);
  const more = table.columns.length - shown.length;
  return (
    <div className={classes.box} data-selected={selected}>
      <div className={classes.head}>
        <IconTable size={16} stroke={1.6} aria-hidden="true" />
        <bdi className={classes.name} title={table.name}>
          {table.name}
        </bdi>
        <span className={classes.rows}>{table.rows}</span>
        <Ends column={undefined} />
      </div>
      {shown.map((column) => (
        <ColumnLine key={column.name} column={column} />
      ))}
      {(more > 0 || isWhole) && <MoreButton table={table.name} more={more} />}
    </div>
  );
});

/** Lines end at columns: where others are shown, their ends are looked for anew, also in a box of the same size. */
function useMeasuredEnds(id: string, shown: readonly DiagramColumn[]): void {
  const measure = useUpdateNodeInternals();
  const names = shown.map(({ name }) => name).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends are those of the columns.
  useEffect(() => measure(id), [id, names, measure]);
}

const marks = { key: IconKey, unique: IconFingerprint, reference: IconLink } as const;

function ColumnLine({ column: { name, type, mark } }: { readonly column: DiagramColumn }) {
  const text = useText();
  const Mark = mark === undefined ? undefined : marks[mark];
  return (
    <div className={classes.column}>
      <span className={classes.mark} title={mark && text(mark)}>
        {Mark !== undefined && <Mark size={14} stroke={1.6} aria-hidden="true" />}
      </span>
      <bdi className={classes.columnName} title={name}>
        {name}
      </bdi>
      <span className={classes.type}>{type}</span>
      <Ends column={name} />
    </div>
  );
}

/** Where lines end, and where a new one can be drawn from. */
function Ends({ column }: { readonly column: string | undefined }) {
  const className = column === undefined ? `${classes.end} ${classes.headEnd}` : classes.end;
  return (
    <>
      <Handle type="source" position={Position.Left} id={handleOf('left', column)} className={className} />
      <Handle type="source" position={Position.Right} id={handleOf('right', column)} className={className} />
    </>
  );
}

function MoreButton({ table, more }: { readonly table: string; readonly more: number }) {
  const text = useText();
  const { toggle } = useExpanding();
  return (
    <button type="button" className={`${classes.more} nodrag`} tabIndex={-1} onClick={() => toggle(table)}>
      {more > 0 ? text('more', { count: more }) : text('fewer')}
    </button>
  );
}
