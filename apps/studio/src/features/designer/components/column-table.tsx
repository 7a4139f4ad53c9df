import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { GeneratorPage } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import { catalogueQuery } from '../../../lib/engine/catalogue-query.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useText } from '../messages.ts';
import { useColumnFacts } from '../use-column-facts.ts';
import { rowOf, useColumnKeys } from '../use-column-keys.ts';
import { useSelection } from '../use-selection.ts';
import { noteSameValues } from '../value-note.ts';
import { ColumnRow } from './column-row.tsx';
import classes from './column-table.module.css';

interface ColumnTableProps {
  readonly table: TableView;
  /** Those that the filter leaves. */
  readonly columns: readonly ColumnView[];
}

const NONE: readonly GeneratorPage[] = [];

/** The columns, one a row: what fills each, and the value that it has in the row in question. */
export function ColumnTable({ table, columns }: ColumnTableProps) {
  const text = useText();
  const { columns: selected } = useSelection();
  const { data: catalogue } = useQuery(catalogueQuery);
  const facts = useColumnFacts(table.name);
  const keys = useColumnKeys(columns);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const onDragEnd = useMoveByDrag(table);
  const names = useMemo(() => columns.map(({ name }) => name), [columns]);
  const current = selected.at(-1)?.name ?? names[0];
  const list = useRef<HTMLDivElement>(null);
  // The focus follows what is selected: a row that has another name is another row.
  useLayoutEffect(() => {
    if (current === undefined || document.activeElement?.parentElement !== list.current) return;
    rowOf(list.current, current)?.focus();
  }, [current]);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <div
          ref={list}
          className={classes.table}
          role="grid"
          tabIndex={-1}
          aria-label={text('columnsOf', { table: table.name })}
          aria-multiselectable="true"
          aria-rowcount={columns.length + 1}
          data-columns=""
          onKeyDown={keys.onKeyDown}
        >
          <div className={classes.head} role="row" aria-rowindex={1} tabIndex={-1}>
            <span role="columnheader" aria-hidden="true" />
            <span role="columnheader">{text('name')}</span>
            <span role="columnheader">{text('generator')}</span>
            <span role="columnheader" className={classes.wide}>
              {text('options')}
            </span>
            <span role="columnheader" className={classes.number}>
              {text('nulls')}
            </span>
            <span role="columnheader" className={classes.middle}>
              {text('unique')}
            </span>
            <span role="columnheader" className={classes.wide}>
              {text('type')}
            </span>
            <span role="columnheader">{text('sample', { row: formatCount(facts.row) })}</span>
          </div>
          {columns.map((column, place) => (
            <ColumnRow
              key={column.name}
              table={table.name}
              column={column}
              place={place}
              generators={catalogue?.generators ?? NONE}
              type={facts.typeOf(column.name)}
              sample={facts.sampleOf(column.name)}
              problem={facts.problemOf(column.name)}
              isSelected={selected.includes(column)}
              isCurrent={column.name === current}
              onPick={keys.pick}
            />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}

function useMoveByDrag(table: TableView): (event: DragEndEvent) => void {
  const tryEdit = useTryEdit();
  const { columns: selected } = useSelection();
  return ({ active, over }) => {
    if (over === null || over.id === active.id) return;
    const names = table.columns.map(({ name }) => name);
    const dragged = String(active.id);
    const isOneOfSelected = selected.some(({ name }) => name === dragged);
    const columns = isOneOfSelected ? selected.map(({ name }) => name) : [dragged];
    const from = names.indexOf(dragged);
    const to = names.indexOf(String(over.id));
    const label = { key: 'move-column', values: { column: dragged } };
    const edit = { kind: 'move-columns', table: table.name, columns, at: to > from ? to + 1 : to } as const;
    if (tryEdit(edit, label)) noteSameValues();
  };
}
