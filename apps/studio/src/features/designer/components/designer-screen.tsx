import type { ReactNode } from 'react';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { PaneSplit } from '../../../ui/pane-split.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useText } from '../messages.ts';
import { useDesignerCommands } from '../use-designer-commands.ts';
import { ColumnsPane } from './columns-pane.tsx';
import { Inspector } from './inspector.tsx';
import { PhonePanes } from './phone-panes.tsx';
import { TablesPane } from './tables-pane.tsx';
import { Unreadable } from './unreadable.tsx';

export interface DesignerScreenProps {
  /** The rows of the open table. */
  readonly preview: ReactNode;
  /** What the values of the column in question look like together. */
  readonly profile: ReactNode;
}

/** Where tables and columns are made: tables, columns over their rows, and what is selected. */
export function DesignerScreen({ preview, profile }: DesignerScreenProps) {
  const text = useText();
  const isPhone = useIsPhone();
  const isReadable = useSessionPart((state) => state.isReadable);
  useDesignerCommands();
  if (!isReadable) return <Unreadable preview={preview} />;
  if (isPhone) return <PhonePanes preview={preview} profile={profile} />;
  const columnsAndRows = (
    <PaneSplit
      id="preview"
      along="block"
      sized="second"
      initial={0.46}
      min={120}
      max={2000}
      label={text('heightOfPreview')}
      first={<ColumnsPane />}
      second={preview}
    />
  );
  return (
    <PaneSplit
      id="tables"
      along="inline"
      sized="first"
      initial={184}
      min={120}
      max={420}
      label={text('widthOfTables')}
      first={<TablesPane />}
      second={
        <PaneSplit
          id="inspector"
          along="inline"
          sized="second"
          initial={312}
          min={240}
          max={560}
          label={text('widthOfInspector')}
          first={columnsAndRows}
          second={<Inspector profile={profile} />}
        />
      }
    />
  );
}
