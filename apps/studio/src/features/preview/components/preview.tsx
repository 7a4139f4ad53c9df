import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import type { GoodSchema } from '../../../lib/session/session-state.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useSchemaAddress } from '../address.ts';
import { useText } from '../messages.ts';
import { blockOf } from '../rows/blocks.ts';
import { blockQuery } from '../rows/row-block.ts';
import { useRowsAhead } from '../rows/use-rows-ahead.ts';
import { shownTable } from '../shown-table.ts';
import type { Arrival } from './arrival.ts';
import { TablePreview } from './table-preview.tsx';

/** Rows of the open table of the open schema, as they are with each change. */
export function Preview() {
  const text = useText();
  const good = useSessionPart((state) => state.good);
  const isWrong = useSessionPart(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  const written = useSessionPart(({ view }) => view.tables);
  const { search } = useSchemaAddress();
  if (good === undefined) {
    const words = isWrong ? { title: text('noGood'), text: text('noGoodText') } : { title: text('loading') };
    return <EmptyPreview kind={isWrong ? 'empty' : 'loading'} {...words} />;
  }
  const table = shownTable(search.table, { written, made: good.schema.tables });
  if (table === undefined) return <EmptyPreview kind="empty" title={text('noTables')} text={text('noTablesText')} />;
  return <OpenedPreview good={good} table={table} row={search.row ?? 0} />;
}

interface OpenedPreviewProps {
  readonly good: GoodSchema;
  readonly table: string;
  /** A row of those that are seen. */
  readonly row: number;
}

/** Asks for the first rows; those that were shown before stay until they are there. */
function OpenedPreview({ good, table, row }: OpenedPreviewProps) {
  const text = useText();
  const arrival = useRef<Arrival>({ hadFocus: false });
  const isThere = good.schema.tables.some(({ name }) => name === table);
  const opening = useQuery({
    ...blockQuery({ text: good.text, table }, blockOf(row)),
    enabled: isThere,
    placeholderData: keepPreviousData,
  });
  useRowsAhead(table, blockOf(row));
  useAnnounced(opening.isPlaceholderData ? undefined : opening.data?.rowCount, good);
  if (!isThere) return <EmptyPreview kind="not-found" title={text('noTable', { table })} text={text('noGoodText')} />;
  if (opening.error !== null) {
    const again = <Button onClick={() => void opening.refetch()}>{text('again')}</Button>;
    return <EmptyPreview kind="error" title={text('failed')} text={opening.error.message} actions={again} />;
  }
  if (opening.data === undefined) return <EmptyPreview kind="loading" title={text('loading')} />;
  const { data, isPlaceholderData } = opening;
  return <TablePreview key={data.table} opened={data} isPending={isPlaceholderData} arrival={arrival} />;
}

/** Tells readers of the screen when other rows are there. */
function useAnnounced(rowCount: number | undefined, good: GoodSchema): void {
  const text = useText();
  const errors = useSessionPart(({ problems }) => problems.filter(({ severity }) => severity === 'error').length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another text are told even where there are as many.
  useEffect(() => {
    if (rowCount === undefined) return;
    const rows = text('rows', { count: rowCount, rows: formatCount(rowCount) });
    const problems = text('problems', { count: errors });
    announce(errors > 0 ? text('announcedWith', { rows, problems }) : text('announced', { rows }));
  }, [text, rowCount, errors, good]);
}

function EmptyPreview(props: Parameters<typeof ScreenState>[0]) {
  const text = useText();
  return (
    <Pane label={text('preview')} head={<h2>{text('preview')}</h2>} scrolls={false}>
      <ScreenState {...props} />
    </Pane>
  );
}
