import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import { type ColumnOf, columnProfileQuery } from '../queries.ts';
import { ColumnProfileView } from './column-profile-view.tsx';
import classes from './profile.module.css';

/** Figures that are a moment old are not yet worth a word. */
const MOMENT_MS = 150;

/** What the values of the column in question are like together. */
export function ProfilePane() {
  const text = useText();
  const good = useSessionPart((state) => state.good);
  const isWrong = useSessionPart(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  const search = useSearch({ from: '/schemas/$schemaId' });
  const isPhone = useIsPhone();
  if (good === undefined) {
    return isWrong ? (
      <ScreenState kind="empty" title={text('notYet')} text={text('notYetText')} />
    ) : (
      <ScreenState kind="loading" title={text('loading')} />
    );
  }
  const table = good.schema.tables.find(({ name }) => name === search.table) ?? good.schema.tables[0];
  const names = table?.columns.map(({ name }) => name) ?? [];
  const chosen = names.find((name) => name === search.columns?.at(-1));
  // A phone shows nothing beside the profile in which a column could be chosen.
  const column = chosen ?? (isPhone ? names[0] : undefined);
  return (
    <>
      {isPhone && names.length > 0 && <ColumnChoice names={names} column={column} />}
      {table === undefined || column === undefined ? (
        <ScreenState kind="empty" title={text('noColumn')} text={text('noColumnText')} />
      ) : (
        <OpenedProfile of={{ text: good.text, table: table.name, column }} />
      )}
    </>
  );
}

function OpenedProfile({ of }: { readonly of: ColumnOf }) {
  const text = useText();
  const { data, error, isPlaceholderData, refetch } = useQuery(columnProfileQuery(of));
  const isStale = useIsStale(of.text, isPlaceholderData);
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{text('again')}</Button>;
    return <ScreenState kind="error" title={text('failed')} text={error.message} actions={again} />;
  }
  if (data === undefined) return <ScreenState kind="loading" title={text('loading')} />;
  if (data === null || data.sample.of === 0) {
    return <ScreenState kind="empty" title={text('empty')} text={text('emptyText', { table: of.table })} />;
  }
  return <ColumnProfileView key={`${of.table}\n${of.column}`} profile={data} isStale={isStale} />;
}

/** Whether the figures are of another text than what is written, and not only for a moment. */
function useIsStale(profiled: string, isPending: boolean): boolean {
  const isOther = useSessionPart(({ history, trial }) => (trial ?? history).text !== profiled) || isPending;
  const [isLate] = useDebouncedValue(isOther, MOMENT_MS);
  return isLate && isOther;
}

function ColumnChoice({ names, column }: { readonly names: readonly string[]; readonly column: string | undefined }) {
  const text = useText();
  const navigate = useNavigate({ from: '/schemas/$schemaId' });
  return (
    <div className={classes.choice}>
      <Select
        aria-label={text('column')}
        data={[...names]}
        value={column ?? null}
        allowDeselect={false}
        onChange={(name) =>
          name !== null &&
          void navigate({ to: '.', replace: true, search: (search) => ({ ...search, columns: [name] }) })
        }
      />
    </div>
  );
}
