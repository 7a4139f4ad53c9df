import { type ReactElement, useEffect } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSchemaAddress } from '../address.ts';
import { Explanation } from '../explain/explanation.tsx';
import type { CellLink } from '../explain/steps-of.ts';
import { RelatedRows } from '../follow/related-rows.tsx';
import type { Relations } from '../follow/use-relations.ts';
import type { GridPlace } from '../grid/focus-moves.ts';
import type { GridLife } from '../grid/use-row-grid.ts';
import { useText } from '../messages.ts';
import type { RowBlock } from '../rows/row-block.ts';
import { CellMenu } from './cell-menu.tsx';
import { CellPanel } from './cell-panel.tsx';
import type { OpenPanel, useCellActions } from './use-cell-actions.ts';
import type { LockedRows } from './use-locked-rows.ts';

/** Returns the cell at which a panel stands: the explained one of the address, or where a menu or list was opened. */
export function usePanelPlace(grid: GridLife, opened: RowBlock, panel: OpenPanel): GridPlace | undefined {
  const { search } = useSchemaAddress();
  const { explain, columns } = search;
  const { goTo, active, first, end, pinned } = grid;
  const column = opened.columns.findIndex(({ name }) => name === columns?.at(-1)) + 1;
  const isExplained = explain !== undefined && explain < opened.rowCount && column > 0;
  const isSeen = isExplained && ((explain >= first && explain < end) || pinned.includes(explain));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell is brought into sight when it is asked about, not held there.
  useEffect(() => {
    if (isExplained && !isSeen) goTo({ area: 'rows', row: explain, column }, { focus: false });
  }, [isExplained, explain, goTo]);
  if (panel !== undefined) return panel.place;
  if (!isExplained) return undefined;
  const isOnTop = active.area === 'pinned' && active.row === explain;
  return { area: isOnTop ? 'pinned' : 'rows', row: explain, column };
}

export interface CellPanelsProps {
  readonly anchor: ReactElement;
  readonly opened: RowBlock;
  readonly grid: GridLife;
  readonly locked: LockedRows;
  readonly relations: Relations;
  readonly actions: ReturnType<typeof useCellActions>;
  readonly arrive: (link: CellLink) => void;
}

/** The one panel that is open at a cell: its menu, the rows that belong together, or how its value came to be. */
export function CellPanels({ anchor, opened, grid, locked, relations, actions, arrive }: CellPanelsProps) {
  const text = useText();
  const { search, change } = useSchemaAddress();
  const { panel, setPanel, commands } = actions;
  const back = () => grid.goTo(grid.active);
  if (panel?.kind === 'menu') {
    const close = () => {
      setPanel((now) => (now === panel ? undefined : now));
      back();
    };
    return <CellMenu anchor={anchor} label={text('cellMenu')} commands={commands} onClose={close} />;
  }
  const shared = { text: opened.text, table: opened.table, onGo: arrive };
  if (panel !== undefined) {
    const close = () => {
      setPanel(undefined);
      back();
    };
    const parents = opened.columns.map(({ name }) => relations.parentOf(name)).filter((each) => each !== undefined);
    return (
      <CellPanel label={text('relatedRows')} anchor={anchor} onClose={close}>
        <RelatedRows
          {...shared}
          row={panel.place.row}
          parents={[...new Set(parents)]}
          relations={relations}
          onGo={(link) => {
            setPanel(undefined);
            arrive(link);
          }}
          onClose={close}
        />
      </CellPanel>
    );
  }
  const row = search.explain ?? 0;
  const column = search.columns?.at(-1) ?? '';
  const close = () => {
    change({ explain: undefined });
    back();
  };
  return (
    <CellPanel label={`${text('explanation')}, ${column}, ${formatCount(row)}`} anchor={anchor} onClose={close}>
      <Explanation
        text={opened.text}
        cell={{ table: opened.table, column, row }}
        isLocked={locked.locked.includes(row)}
        onLock={() => locked.toggle(row)}
        onGo={arrive}
        onClose={close}
      />
    </CellPanel>
  );
}
