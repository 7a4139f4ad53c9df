import { NativeSelect } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useAppearance } from '../../../lib/appearance/appearance.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useSchemaAddress } from '../address.ts';
import { useText } from '../messages.ts';
import { shownTable } from '../shown-table.ts';
import { GoToRow } from './go-to-row.tsx';
import classes from './preview.module.css';
import { useStaleWords } from './use-stale-words.ts';

export interface PreviewHeadProps {
  readonly rowCount: number;
  readonly firstRow: number;
  readonly ms: number;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onGo: (row: number) => void;
  readonly onLeave: () => void;
}

/** Which table's rows are shown, where the tables themselves are not listed: beside the code. */
function TableChoice() {
  const text = useText();
  const isCode = useLocation({ select: ({ pathname }) => pathname.endsWith('/code') });
  const tables = useSessionPart(({ good }) => good?.schema.tables);
  const written = useSessionPart(({ view }) => view.tables);
  const { search, go } = useSchemaAddress();
  if (!isCode || tables === undefined) return null;
  return (
    <NativeSelect
      className={classes.table}
      aria-label={text('tableOfRows')}
      data={tables.map(({ name }) => name)}
      value={shownTable(search.table, { written, made: tables })}
      onChange={({ currentTarget }) => go({ table: currentTarget.value, columns: undefined, row: undefined })}
    />
  );
}

/** What the rows are of, and the way to any of them. */
export function PreviewHead({ ms, ...goToRow }: PreviewHeadProps) {
  const text = useText();
  const { showTimes } = useAppearance();
  const stale = useStaleWords();
  return (
    <>
      <h2 className={classes.name}>{text('preview')}</h2>
      <TableChoice />
      {stale !== undefined && (
        <span className={classes.stale} title={text('asBeforeHint')}>
          {stale}
        </span>
      )}
      {showTimes && stale === undefined && (
        <span className={classes.time}>{text('milliseconds', { count: formatCount(Math.ceil(ms)) })}</span>
      )}
      <GoToRow {...goToRow} />
    </>
  );
}
