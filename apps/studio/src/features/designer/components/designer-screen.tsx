import type { ReactNode } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { PaneSplit } from '../../../ui/pane-split.tsx';
import { type Layout, useLayout } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import { useDesignerCommands } from '../use-designer-commands.ts';
import { ColumnsAndRows } from './columns-and-rows.tsx';
import { Inspector } from './inspector.tsx';
import { PhonePanes } from './phone-panes.tsx';
import { TablesPane } from './tables-pane.tsx';
import { TabletPanes } from './tablet-panes.tsx';
import { Unreadable } from './unreadable.tsx';

export interface DesignerScreenProps {
  /** The rows of the open table. */
  readonly preview: ReactNode;
  /** What the values of the column in question look like together. */
  readonly profile: ReactNode;
}

/** Widths of the panes in pixels, until a person chooses others. */
const WIDTHS: Record<Exclude<Layout, 'phone' | 'tablet'>, { readonly tables: number; readonly inspector: number }> = {
  desk: { tables: 160, inspector: 280 },
  wide: { tables: 184, inspector: 312 },
  vast: { tables: 240, inspector: 400 },
};

/** Where tables and columns are made: tables, columns over their rows, and what is selected. */
export function DesignerScreen({ preview, profile }: DesignerScreenProps) {
  const text = useText();
  const layout = useLayout();
  const isReadable = useSessionPart((state) => state.isReadable);
  useDesignerCommands();
  if (!isReadable) return <Unreadable preview={preview} />;
  if (layout === 'phone') return <PhonePanes preview={preview} profile={profile} />;
  if (layout === 'tablet') return <TabletPanes preview={preview} profile={profile} />;
  const widths = WIDTHS[layout];
  return (
    <PaneSplit
      id="tables"
      along="inline"
      sized="first"
      initial={widths.tables}
      min={120}
      max={420}
      label={text('widthOfTables')}
      first={<TablesPane />}
      second={
        <PaneSplit
          id="inspector"
          along="inline"
          sized="second"
          initial={widths.inspector}
          min={240}
          max={560}
          label={text('widthOfInspector')}
          first={<ColumnsAndRows preview={preview} isBeside={layout === 'vast'} />}
          second={<Inspector profile={profile} />}
        />
      }
    />
  );
}
