import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useMemo, useRef } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useSchemaAddress } from '../address.ts';
import type { GridPlace } from '../grid/focus-moves.ts';
import { localeMarks } from '../grid/locale-marks.ts';
import { RowGrid } from '../grid/row-grid.tsx';
import { useColumns } from '../grid/use-columns.ts';
import { useRowGrid } from '../grid/use-row-grid.ts';
import { useRowPx } from '../grid/use-row-px.ts';
import { useText } from '../messages.ts';
import type { RowBlock } from '../rows/row-block.ts';
import { useRows } from '../rows/use-rows.ts';
import classes from './preview.module.css';
import { PreviewHead } from './preview-head.tsx';
import { useRowInAddress } from './use-row-in-address.ts';

/** How long old rows stand as if nothing were under way. */
const MOMENT_MS = 150;

const noRows: readonly number[] = [];
const noBlocks = new Map<number, RowBlock>();
const noShapes = new Map<string, readonly number[]>();

/** The rows of a table, of which some are there already. */
export function TablePreview({ opened, isPending }: { readonly opened: RowBlock; readonly isPending: boolean }) {
  const text = useText();
  const { rowCount, table } = opened;
  const { search, change } = useSchemaAddress();
  const selected = search.columns?.at(-1);
  const rowPx = useRowPx();
  const grid = useRowGrid({ rowCount, columnCount: opened.columns.length, pinned: noRows, rowPx });
  const rows = useRows(opened, grid.first, grid.end);
  const columns = useColumns(opened, rows.seen);
  const [isLate] = useDebouncedValue(isPending || rows.isPending, MOMENT_MS);
  const isBusy = isLate && (isPending || rows.isPending);
  const marks = useMarks(table);
  const field = useRef<HTMLInputElement>(null);
  useRowInAddress(grid);
  const { goTo, active } = grid;
  const onOpen = useCallback(
    ({ column }: GridPlace) => {
      const name = columns[column - 1]?.name;
      if (name !== undefined) change({ columns: [name] });
    },
    [columns, change],
  );
  const goToRow = (row: number) => goTo({ area: 'rows', row, column: active.column }, { atTop: true });
  const head = (
    <PreviewHead
      rowCount={rowCount}
      firstRow={grid.shape.firstRow}
      ms={opened.ms}
      fieldRef={field}
      onGo={goToRow}
      onLeave={() => goTo(active)}
    />
  );
  return (
    <Pane label={text('preview')} head={head} scrolls={false}>
      <div className={classes.body} data-late={isBusy || undefined}>
        {isBusy && <div className={classes.busy} />}
        <RowGrid
          grid={grid}
          columns={columns}
          label={text('rowsOf', { table })}
          rows={rows}
          pinnedRows={noBlocks}
          selected={selected}
          marks={marks}
          shapes={noShapes}
          onOpen={onOpen}
          onMenu={() => undefined}
        />
        {rowCount === 0 && <ScreenState kind="empty" title={text('empty')} text={text('emptyText', { table })} />}
      </div>
    </Pane>
  );
}

/** The marks of the locales of the schema, and of the table's own. */
function useMarks(table: string) {
  const mix = useSessionPart(({ view }) => view.locale);
  const own = useSessionPart(({ view }) => view.tables.find(({ name }) => name === table)?.locale);
  return useMemo(() => localeMarks([...(mix?.shares ?? []), ...(own?.shares ?? [])].map(({ id }) => id)), [mix, own]);
}
