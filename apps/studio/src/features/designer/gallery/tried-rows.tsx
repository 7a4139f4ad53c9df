import { Button } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { engine } from '../../../lib/engine/engines.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { MiniRows } from '../../../ui/mini-rows.tsx';
import classes from './gallery.module.css';
import type { GalleryEntry } from './gallery-entries.ts';
import { useText } from './messages.ts';

interface TriedRowsProps {
  readonly table: string;
  readonly column: string;
  /** What is tried; undefined while nothing is, which shows the rows as they are. */
  readonly entry: GalleryEntry | undefined;
  readonly onUse: (entry: GalleryEntry) => void;
}

/** On a phone, whose gallery covers the preview: the first rows as they would be, and what takes the entry. */
export function TriedRows({ table, column, entry, onUse }: TriedRowsProps) {
  const text = useText();
  const good = useSessionPart((state) => state.good);
  const problem = useSessionPart(({ trial }) => trial?.problem);
  const shown = good?.schema.tables.find(({ name }) => name === table)?.columns.filter(({ hidden }) => !hidden) ?? [];
  const columns =
    shown.length === 0
      ? []
      : columnsAround(
          shown.map(({ name }) => name),
          column,
        );
  const { data } = useQuery({
    queryKey: ['tried-rows', good?.text, table, columns],
    queryFn:
      good === undefined || columns.length === 0
        ? skipToken
        : ({ signal }) => engine.call('sample', { text: good.text, table, columns, take: SHOWN }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.tried}>
      {problem !== undefined && <p role="status">{text('noRows', { reason: problem.message })}</p>}
      {problem === undefined && data !== undefined && (
        <MiniRows label={text('rowsTried', { table })} columns={data.columns} rows={data.rows} head />
      )}
      {entry !== undefined && (
        <Button variant="filled" fullWidth onClick={() => onUse(entry)}>
          {text('useEntry', { name: entry.id })}
        </Button>
      )}
    </div>
  );
}

const SHOWN = 3;
/** What fits beside one another. */
const BESIDE = 3;

/** Returns a column with those before it, or those behind it where it is among the first. */
function columnsAround(names: readonly string[], column: string): readonly string[] {
  const place = names.indexOf(column);
  // Hidden columns stand in no list of what is shown, and can be asked for all the same.
  if (place < 0) return [column];
  const from = Math.max(0, Math.min(place - (BESIDE - 1), names.length - BESIDE));
  return names.slice(from, from + BESIDE);
}
