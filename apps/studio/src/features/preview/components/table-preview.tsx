import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useMemo, useRef } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useSchemaAddress } from '../address.ts';
import type { CellLink } from '../explain/steps-of.ts';
import { useRelations } from '../follow/use-relations.ts';
import type { GridPlace } from '../grid/focus-moves.ts';
import { localeMarks } from '../grid/locale-marks.ts';
import { RowGrid } from '../grid/row-grid.tsx';
import { useColumns } from '../grid/use-columns.ts';
import { useRowGrid } from '../grid/use-row-grid.ts';
import { useRowPx } from '../grid/use-row-px.ts';
import { useText } from '../messages.ts';
import type { RowBlock } from '../rows/row-block.ts';
import { useRows, useSingleRows } from '../rows/use-rows.ts';
import { useShapes } from '../shapes/use-shapes.ts';
import type { ArrivalRef } from './arrival.ts';
import { CellPanels, usePanelPlace } from './cell-panels.tsx';
import classes from './preview.module.css';
import { PreviewHead } from './preview-head.tsx';
import { useCellActions } from './use-cell-actions.ts';
import { useLockedRows } from './use-locked-rows.ts';
import { useRowInAddress } from './use-row-in-address.ts';

/** How long old rows stand as if nothing were under way. */
const MOMENT_MS = 150;

export interface TablePreviewProps {
  /** Some of the rows. */
  readonly opened: RowBlock;
  /** Whether rows of another text or table are on their way. */
  readonly isPending: boolean;
  readonly arrival: ArrivalRef;
}

/** The rows of a table, of which some are there already. */
export function TablePreview({ opened, isPending, arrival }: TablePreviewProps) {
  const text = useText();
  const { rowCount, table } = opened;
  const address = useSchemaAddress();
  const { search, change } = address;
  const locked = useLockedRows(rowCount);
  const grid = useRowGrid({
    rowCount,
    columnCount: opened.columns.length,
    pinned: locked.locked,
    rowPx: useRowPx(),
  });
  const rows = useRows(opened, grid.first, grid.end);
  const pinnedRows = useSingleRows(opened, locked.locked);
  const columns = useColumns(opened, rows.seen);
  const shapes = useShapes(opened, isPending);
  const isBusy = useIsLate(isPending || rows.isPending);
  const marks = useMarks(table);
  const field = useRef<HTMLInputElement>(null);
  useRowInAddress(grid, opened, arrival);
  const relations = useRelations(opened.text, table);
  const arrive = useArrive(opened, grid.goTo, arrival);
  const askForRow = () => {
    field.current?.focus();
  };
  const actions = useCellActions({ opened, grid, rows, locked, relations, address, arrive, askForRow });
  const { setPanel } = actions;
  const anchored = usePanelPlace(grid, opened, actions.panel);
  const onOpen = (place: GridPlace) => {
    const name = opened.columns[place.column - 1]?.name;
    if (place.area === 'head') return name === undefined ? undefined : change({ columns: [name] });
    if (name === undefined) setPanel({ kind: 'menu', place });
    else actions.explain(place);
  };
  const onSelect = ({ column }: GridPlace) => {
    setPanel(undefined);
    change({ columns: [opened.columns[column - 1]?.name ?? ''], explain: undefined });
  };
  const head = (
    <PreviewHead
      rowCount={rowCount}
      firstRow={grid.shape.firstRow}
      ms={opened.ms}
      fieldRef={field}
      onGo={actions.goToRow}
      onLeave={() => grid.goTo(grid.active)}
    />
  );
  return (
    <Pane label={text('preview')} head={head} scrolls={false}>
      <div className={classes.body}>
        {isBusy && <div className={classes.busy} />}
        <RowGrid
          grid={grid}
          columns={columns}
          label={text('rowsOf', { table })}
          rows={rows}
          pinnedRows={pinnedRows}
          selected={search.columns?.at(-1)}
          marks={marks}
          shapes={shapes}
          anchored={anchored}
          renderAt={(anchor) => (
            <CellPanels
              anchor={anchor}
              opened={opened}
              grid={grid}
              locked={locked}
              relations={relations}
              actions={actions}
              arrive={arrive}
            />
          )}
          onOpen={onOpen}
          onSelect={onSelect}
          onMenu={(place) => setPanel({ kind: 'menu', place })}
        />
        {rowCount === 0 && <ScreenState kind="empty" title={text('empty')} text={text('emptyText', { table })} />}
      </div>
    </Pane>
  );
}

function useIsLate(isPending: boolean): boolean {
  const [isLate] = useDebouncedValue(isPending, MOMENT_MS);
  return isLate && isPending;
}

/** Returns what goes to a cell of any table; the browser's Back comes here again. */
function useArrive(
  { table, columns }: RowBlock,
  goTo: ReturnType<typeof useRowGrid>['goTo'],
  arrival: ArrivalRef,
): (link: CellLink) => void {
  const { go, search } = useSchemaAddress();
  const { locked } = search;
  return useCallback(
    (link) => {
      arrival.current = { link, hadFocus: true };
      const isHere = link.table === table;
      const column = Math.max(1, columns.findIndex(({ name }) => name === link.column) + 1);
      // The row may be the one that the address has already.
      if (isHere) goTo({ area: 'rows', row: link.row, column }, { atTop: true });
      go({
        table: link.table,
        columns: link.column === '' ? undefined : [link.column],
        row: link.row === 0 ? undefined : link.row,
        locked: isHere ? locked : undefined,
        explain: undefined,
      });
    },
    [table, columns, goTo, arrival, go, locked],
  );
}

/** The marks of the locales of the schema, and of the table's own. */
function useMarks(table: string) {
  const mix = useSessionPart(({ view }) => view.locale);
  const own = useSessionPart(({ view }) => view.tables.find(({ name }) => name === table)?.locale);
  return useMemo(() => localeMarks([...(mix?.shares ?? []), ...(own?.shares ?? [])].map(({ id }) => id)), [mix, own]);
}
