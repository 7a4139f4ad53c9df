import { useMergedRef } from '@mantine/hooks';
import { type CSSProperties, type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import type { Rows } from '../rows/use-rows.ts';
import type { Shapes } from '../shapes/use-shapes.ts';
import { boxOf } from './cell-box.ts';
import type { GridColumn } from './column-layout.ts';
import type { GridPlace } from './focus-moves.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, type RowLayout } from './grid-row.tsx';
import type { LocaleMark } from './locale-marks.ts';
import classes from './row-grid.module.css';
import { useGridHandlers } from './use-grid-handlers.ts';
import { type GridLife, rowsTop, useFocusOnActive } from './use-row-grid.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { WholeValue } from './whole-value.tsx';

export interface RowGridProps {
  readonly grid: GridLife;
  readonly columns: readonly GridColumn[];
  readonly label: string;
  readonly rows: Rows;
  /** The rows that stay on top. */
  readonly pinnedRows: Rows;
  readonly selected: string | undefined;
  readonly marks: ReadonlyMap<string, LocaleMark>;
  readonly shapes: Shapes;
  /** The cell at which something stands, and what that is: it is given the box of the cell. */
  readonly anchored: GridPlace | undefined;
  readonly renderAt: (anchor: ReactElement) => ReactNode;
  /** A selected cell was clicked, or one was chosen by `Enter`. */
  readonly onOpen: (place: GridPlace) => void;
  /** A cell was clicked that was not selected before. */
  readonly onSelect: (place: GridPlace) => void;
  /** The menu of a cell was asked for. */
  readonly onMenu: (place: GridPlace) => void;
}

/** Rows are placed from a row of a whole multiple of this, so that no place has too many pixels. */
const ORIGIN_ROWS = 10_000;

/** Rows of a table, however many: the heads and the numbers stay, what is seen is there. */
export function RowGrid(props: RowGridProps) {
  const { grid, columns, label, rows, pinnedRows, selected, marks, shapes, anchored, renderAt } = props;
  const { rowCount, pinned, rowPx, viewPx, active, first, end, scroll } = grid;
  const gutterPx = gutterOf(rowCount, marks, pinned.length > 0);
  const { starts, shown, widthPx } = useShownColumns(grid, columns, gutterPx, selected);
  const layout = useMemo(
    (): RowLayout => ({ columns, starts, shown, gutterPx, widthPx, rowPx, selected, marks }),
    [columns, starts, shown, gutterPx, widthPx, rowPx, selected, marks],
  );
  useFocusOnActive(grid);
  // The address says where the rows are; a name of its own keeps the router from putting the bar where another table had it.
  const id = useId();
  const ref = useMergedRef(grid.scroller, grid.watchSize);
  const { handlers, whole } = useGridHandlers(props);
  const origin = Math.floor(first / ORIGIN_ROWS) * ORIGIN_ROWS;
  const topPx = rowsTop(grid);
  const activeIn = (area: GridPlace['area'], row: number) =>
    active.area === area && active.row === row ? active.column : undefined;
  const inner: CSSProperties = { blockSize: scroll.barRangePx + viewPx, inlineSize: widthPx };
  const layer = { blockSize: viewPx, '--row-px': `${rowPx}px` } as CSSProperties;
  return (
    <div ref={ref} className={classes.scroller} data-scroll-restoration-id={id}>
      <div className={classes.inner} style={inner}>
        <div className={classes.layer} style={layer}>
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as WAI-ARIA has it: one tab stop, arrow keys.
            role="grid"
            className={classes.grid}
            data-row-grid=""
            aria-label={label}
            aria-rowcount={rowCount + 1}
            aria-colcount={columns.length + 1}
            {...handlers}
          >
            <GridHead layout={layout} shapes={shapes} activeColumn={activeIn('head', 0)} />
            <tbody className={classes.pinned} style={{ blockSize: pinned.length * rowPx }}>
              {pinned.map((row, place) => (
                <GridRow
                  key={row}
                  layout={layout}
                  area="pinned"
                  row={row}
                  topPx={place * rowPx}
                  block={pinnedRows.at(row)}
                  before={pinnedRows.beforeAt(row)}
                  activeColumn={activeIn('pinned', row)}
                />
              ))}
            </tbody>
            <tbody
              className={classes.rows}
              style={{ insetBlockStart: topPx, transform: `translateY(${origin * rowPx - scroll.top}px)` }}
            >
              {rowsOf(first, end, active).map((row) => (
                <GridRow
                  key={row}
                  layout={layout}
                  area="rows"
                  row={row}
                  topPx={(near(row, first, end) - origin) * rowPx}
                  block={rows.at(row)}
                  before={rows.beforeAt(row)}
                  activeColumn={activeIn('rows', row)}
                />
              ))}
            </tbody>
          </table>
          {whole !== undefined && <WholeValue grid={grid} layout={layout} {...whole} />}
          {anchored !== undefined &&
            renderAt(<div className={classes.anchor} style={boxOf(grid, layout, anchored)} aria-hidden="true" />)}
        </div>
      </div>
    </div>
  );
}

/** The rows that are seen, and the one that has the focus: it must not lose it by being scrolled away. */
function rowsOf(first: number, end: number, { area, row }: GridPlace): readonly number[] {
  const seen = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (area !== 'rows' || (row >= first && row < end)) return seen;
  return row < first ? [row, ...seen] : [...seen, row];
}

/** A row that is far away is placed just out of sight: pixels have an end. */
function near(row: number, first: number, end: number): number {
  return Math.min(Math.max(row, first - 50), end + 50);
}

function gutterOf(rowCount: number, marks: ReadonlyMap<string, LocaleMark>, hasPins: boolean): number {
  const digits = formatCount(Math.max(0, rowCount - 1)).length;
  const letters = [...marks.values()].reduce((most, { code }) => Math.max(most, code.length), 0);
  return Math.round(20 + digits * 6.6 + (letters > 0 ? 10 + letters * 6.4 : 0) + (hasPins ? 14 : 0));
}
