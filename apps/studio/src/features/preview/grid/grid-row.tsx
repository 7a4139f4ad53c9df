import { IconPin } from '@tabler/icons-react';
import { memo } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import type { RowBlock } from '../rows/row-block.ts';
import type { GridColumn } from './column-layout.ts';
import { GridCell } from './grid-cell.tsx';
import type { LocaleMark } from './locale-marks.ts';
import classes from './row-grid.module.css';

/** What all rows of a grid share. */
export interface RowLayout {
  readonly columns: readonly GridColumn[];
  /** Where each column begins, in pixels from the start of the row. */
  readonly starts: readonly number[];
  /** The places of the columns that are shown, from 0. */
  readonly shown: readonly number[];
  readonly gutterPx: number;
  readonly widthPx: number;
  readonly rowPx: number;
  readonly selected: string | undefined;
  readonly marks: ReadonlyMap<string, LocaleMark>;
}

export interface GridRowProps {
  readonly layout: RowLayout;
  readonly area: 'pinned' | 'rows';
  readonly row: number;
  /** Pixels from the top of what holds the rows. */
  readonly topPx: number;
  readonly block: RowBlock | undefined;
  /** The block as it was before the last change, while differences are marked. */
  readonly before: RowBlock | undefined;
  /** The column of the active cell, if that is in this row; 0 is the number of the row. */
  readonly activeColumn: number | undefined;
}

/** A row: its number and locale, then its values. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { layout, area, row, topPx, block, before, activeColumn } = props;
  const text = useText();
  const mark = layout.marks.get(localeOf(block, row) ?? '');
  const style = { insetBlockStart: topPx, inlineSize: layout.widthPx, '--locale-ink': mark?.ink };
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: as a grid is laid out, its rows are no longer rows of a table.
      role="row"
      className={classes.row}
      data-area={area}
      data-row={row}
      aria-rowindex={row + 2}
      style={style}
    >
      <th
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="rowheader"
        scope="row"
        className={classes.gutter}
        data-cell={0}
        aria-colindex={1}
        tabIndex={activeColumn === 0 ? 0 : -1}
        style={{ inlineSize: layout.gutterPx }}
      >
        {area === 'pinned' && <IconPin size={12} stroke={2} aria-label={text('locked')} className={classes.pin} />}
        <span className={classes.number}>{formatCount(row)}</span>
        {mark !== undefined && <span className={classes.code}>{mark.code}</span>}
      </th>
      {layout.shown.map((place) => {
        const column = layout.columns[place];
        if (column === undefined) return null;
        const value = cellOf(block, column.name, row);
        return (
          <GridCell
            key={column.name}
            column={column}
            place={place + 1}
            startPx={layout.starts[place] ?? 0}
            value={value}
            isSelected={column.name === layout.selected}
            isActive={activeColumn === place + 1}
            isChanged={before !== undefined && value !== undefined && differs(before, column.name, row, value)}
          />
        );
      })}
    </tr>
  );
});

/** Returns the text of a cell of a block; undefined where the block has no such row or column. */
export function cellOf(block: RowBlock | undefined, name: string, row: number): string | null | undefined {
  if (block === undefined) return undefined;
  const place = block.columns.findIndex((column) => column.name === name);
  return block.cells[place]?.[row - block.from];
}

function differs(before: RowBlock, name: string, row: number, value: string | null): boolean {
  const was = cellOf(before, name, row);
  // A column or a row that was not there is new as a whole; marking all of it would say nothing.
  return was !== undefined && was !== value;
}

function localeOf(block: RowBlock | undefined, row: number): string | null | undefined {
  return block?.locales[row - block.from];
}
