import { CloseButton, SegmentedControl, Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { DesignSearch } from '../../../lib/address/searches.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { GallerySheet } from '../gallery/gallery-sheet.tsx';
import { useText } from '../messages.ts';
import { useSelection } from '../use-selection.ts';
import { ColumnsPane } from './columns-pane.tsx';
import { Inspector } from './inspector.tsx';
import classes from './phone-panes.module.css';

interface PhonePanesProps {
  readonly preview: ReactNode;
  readonly profile: ReactNode;
}

/** The panes one at a time; the inspector comes from below. */
export function PhonePanes({ preview, profile }: PhonePanesProps) {
  const text = useText();
  const navigate = useNavigate({ from: '/schemas/$schemaId' });
  const pane = useSearch({ from: '/schemas/$schemaId', select: paneOf });
  const { tables, table, columns, openTable, select } = useSelection();
  const [isShown, setShown] = useState(true);
  const closeInspector = () => {
    setShown(false);
    select([]);
  };
  const isInspecting = pane === 'columns' && columns.length > 0 && isShown;
  return (
    <div className={classes.panes}>
      <div className={classes.bar}>
        <SegmentedControl
          fullWidth
          aria-label={text('panes')}
          value={pane}
          data={[
            { value: 'columns', label: text('paneColumns') },
            { value: 'preview', label: text('panePreview') },
            { value: 'profile', label: text('paneProfile') },
          ]}
          onChange={(next) =>
            void navigate({ to: '.', replace: true, search: (search) => ({ ...search, pane: next as typeof pane }) })
          }
        />
        {tables.length > 1 && (
          <Select
            aria-label={text('table')}
            data={tables.map(({ name }) => name)}
            value={table?.name ?? null}
            allowDeselect={false}
            onChange={(name) => name !== null && openTable(name)}
          />
        )}
      </div>
      <div className={classes.pane} onClickCapture={() => setShown(true)}>
        {pane === 'columns' && <ColumnsPane />}
        {pane === 'preview' && preview}
        {pane === 'profile' && <div className={classes.profile}>{profile}</div>}
      </div>
      <Sheet label={text('inspector')} opened={isInspecting} onClose={closeInspector}>
        <Inspector profile={null} tools={<CloseButton aria-label={text('close')} onClick={closeInspector} />} />
      </Sheet>
      <GallerySheet table={table} />
    </div>
  );
}

/** The pane of an address; the explanation of a cell stands with the rows. */
function paneOf({ pane, explain }: DesignSearch): NonNullable<DesignSearch['pane']> {
  return pane ?? (explain === undefined ? 'columns' : 'preview');
}
