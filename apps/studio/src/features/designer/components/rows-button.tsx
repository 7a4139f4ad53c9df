import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { formatRowCount, useRowCounts } from '../../../lib/rows/use-row-counts.ts';
import { useNestedOverlays } from '../../../ui/use-nested-overlays.ts';
import { useText } from '../messages.ts';
import classes from './rows-fields.module.css';
import { RowsFields } from './rows-fields.tsx';

/** How many rows the open table has; a press opens how that is said. */
export function RowsButton({ table }: { readonly table: TableView }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const nested = useNestedOverlays(setOpen);
  const count = useRowCounts().get(table.name);
  const { rows } = table;
  return (
    <Popover opened={isOpen} position="bottom-start" width={320} trapFocus {...nested.popover}>
      <Popover.Target>
        <Button
          aria-label={text('rowsOf', { table: table.name })}
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
          onClick={() => setOpen(!isOpen)}
        >
          {count === undefined ? '…' : formatRowCount(count)}
          <span className={classes.unit}>{text('rowsUnit')}</span>
          {rows.kind === 'per' && <span className={classes.unit}>{text('perParent', { parent: rows.parent })}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown {...nested.dropdown}>
        <div className={classes.fields}>
          <RowsFields table={table} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
