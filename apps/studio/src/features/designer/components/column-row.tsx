import { useSortable } from '@dnd-kit/sortable';
import type { GeneratorPage, Problem } from '@populace/library';
import { IconAlertTriangle, IconCheck, IconGripVertical } from '@tabler/icons-react';
import { type MouseEvent, memo, useState } from 'react';
import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { SubjectIcon } from '../../../ui/subject-icon.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { optionWords } from '../column-words.ts';
import { useText } from '../messages.ts';
import { useRenaming } from '../renaming.ts';
import { ColumnNameInput } from './column-name-input.tsx';
import classes from './column-table.module.css';
import { GeneratorCell } from './generator-cell.tsx';

export interface ColumnRowProps {
  readonly table: string;
  readonly column: ColumnView;
  readonly place: number;
  readonly generators: readonly GeneratorPage[];
  readonly type: string | undefined;
  readonly sample: string | null | undefined;
  readonly problem: Problem | undefined;
  readonly isSelected: boolean;
  /** Whether it is the one that the keyboard goes to. */
  readonly isCurrent: boolean;
  readonly onPick: (column: string, event: MouseEvent) => void;
}

/** A column in the list of columns. */
export const ColumnRow = memo(function ColumnRow(props: ColumnRowProps) {
  const { table, column, place, type, sample, problem, isSelected, isCurrent, onPick } = props;
  const text = useText();
  const { name } = column;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useSortable({ id: name });
  const moved = transform === null ? undefined : { transform: `translateY(${Math.round(transform.y)}px)` };
  const words = optionWords(column, (count) => text('moreValues', { count }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all rows.
    <div
      ref={setNodeRef}
      className={classes.row}
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-column={name}
      data-dragging={isDragging}
      style={moved}
      onClick={(event) => onPick(name, event)}
    >
      <span role="gridcell" className={classes.sign}>
        <span
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={classes.handle}
          role="img"
          tabIndex={-1}
          aria-label={text('move', { name })}
          title={text('moveHint')}
        >
          <IconGripVertical size={14} stroke={1.6} />
        </span>
        {problem === undefined ? (
          <SubjectIcon generator={column.generator} isReference={column.kind === 'reference'} />
        ) : (
          <IconAlertTriangle
            className={classes.wrong}
            size={16}
            stroke={1.6}
            role="img"
            aria-label={text('problemOf', { message: problem.message })}
          />
        )}
      </span>
      <span role="gridcell" className={classes.name}>
        <ColumnName table={table} column={column} />
      </span>
      <span role="gridcell" className={classes.cell}>
        <GeneratorCell table={table} column={column} problem={problem} />
      </span>
      <span role="gridcell" className={`${classes.cell} ${classes.note} ${classes.wide}`} title={words}>
        {words}
      </span>
      <span role="gridcell" className={classes.number}>
        {column.nulls?.text ?? '–'}
      </span>
      <span role="gridcell" className={classes.middle}>
        {column.unique && <IconCheck size={16} stroke={2} role="img" aria-label={text('unique')} />}
      </span>
      <span role="gridcell" className={`${classes.cell} ${classes.note} ${classes.wide}`}>
        {type}
      </span>
      <span role="gridcell" className={classes.cell} title={sample ?? undefined}>
        {sample === null ? <i>null</i> : <bdi>{sample}</bdi>}
      </span>
    </div>
  );
});

interface ColumnNameProps {
  readonly table: string;
  readonly column: ColumnView;
}

const ColumnName = memo(function ColumnName({ table, column: { name, hidden } }: ColumnNameProps) {
  const text = useText();
  // On a phone the form of the column lies over the list.
  const isPhone = useIsPhone();
  const [begun, setBegun] = useState(false);
  const { asked, isNew, end } = useRenaming(name);
  if (!begun && (asked !== 'row' || isPhone)) {
    return (
      <span
        className={classes.words}
        data-hidden={hidden}
        onDoubleClick={() => setBegun(true)}
        title={text('renameHint')}
      >
        <bdi>{name}</bdi>
        {hidden && <em>{text('hiddenMark')}</em>}
      </span>
    );
  }
  return (
    <ColumnNameInput
      table={table}
      column={name}
      isNew={isNew}
      onEnd={() => {
        setBegun(false);
        end();
      }}
    />
  );
});
