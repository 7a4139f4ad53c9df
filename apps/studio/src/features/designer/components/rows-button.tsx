import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TableView } from '../../../lib/document/schema-view.ts';
import { countsQuery } from '../../../lib/engine/counts-query.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';
import classes from './rows-fields.module.css';
import { RowsFields } from './rows-fields.tsx';

/** How many rows the open table has; a press opens how that is said. */
export function RowsButton({ table }: { readonly table: TableView }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const good = useSessionPart((state) => state.good);
  const { data: counts } = useQuery(countsQuery(good?.text));
  const count = counts?.find(({ table: name }) => name === table.name)?.rowCount;
  const { rows } = table;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus>
      <Popover.Target>
        <Button
          aria-label={text('rowsOf', { table: table.name })}
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
          onClick={() => setOpen(!isOpen)}
        >
          {count === undefined ? '…' : formatCount(count)}
          <span className={classes.unit}>{text('rowsUnit')}</span>
          {rows.kind === 'per' && <span className={classes.unit}>{text('perParent', { parent: rows.parent })}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.fields}>
          <RowsFields table={table} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
