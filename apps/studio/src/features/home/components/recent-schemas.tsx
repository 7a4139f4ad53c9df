import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftPage } from '../../../lib/drafts/draft.ts';
import { listDrafts, removeDraft, restoreDraft, watchDrafts } from '../../../lib/drafts/draft-store.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { useText } from '../messages.ts';
import { DeletedSchemas } from './deleted-schemas.tsx';
import { RecentSchema } from './recent-schema.tsx';
import classes from './recent-schemas.module.css';

const FIRST = 6;

/** From so many schemas on they can be searched. */
const SEARCHED_FROM = 10;

/** The schemas of this browser, the newest first, and those that were deleted. */
export function RecentSchemas() {
  const text = useText();
  const { drafts, error, refetch } = useDrafts();
  const [showsAll, setShowsAll] = useState(false);
  const [words, setWords] = useState('');
  const [removed, setRemoved] = useState<DraftPage>();
  const count = drafts?.length ?? 0;
  const shown = shownOf(drafts ?? [], words, showsAll);
  const remove = async (draft: DraftPage) => {
    await removeDraft(draft.id);
    setRemoved(draft);
    await refetch();
  };
  const restore = async (id: string) => {
    await restoreDraft(id);
    setRemoved(undefined);
    await refetch();
  };
  return (
    <section aria-labelledby="recent">
      <div className={classes.head}>
        <h2 id="recent">{text('recent')}</h2>
        {count > FIRST && words === '' && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? text('fewer') : text('all', { count })}
          </Button>
        )}
      </div>
      {count >= SEARCHED_FROM && (
        <TextInput
          className={classes.search}
          aria-label={text('searchRecent')}
          placeholder={text('searchRecent')}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {error !== null && (
        <div className={classes.note} role="alert">
          {text('listFailed', { reason: failureOf(error).message })}
          <Button onClick={() => void refetch()}>{text('again')}</Button>
        </div>
      )}
      {drafts?.length === 0 && <p className={classes.note}>{text('noRecent')}</p>}
      {count > 0 && shown.length === 0 && <p className={classes.note}>{text('noneCalled', { words })}</p>}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((draft) => (
            <RecentSchema key={draft.id} draft={draft} onRemove={() => void remove(draft)} onChanged={refetch} />
          ))}
        </ul>
      )}
      <div role="status">
        {removed !== undefined && (
          <p className={classes.note}>
            {text('removed', { name: removed.name || text('unnamed') })}
            <Button variant="subtle" size="compact-sm" onClick={() => void restore(removed.id)}>
              {text('undo')}
            </Button>
          </p>
        )}
      </div>
      <DeletedSchemas onRestore={(id) => void restore(id)} />
    </section>
  );
}

function shownOf(drafts: readonly DraftPage[], words: string, showsAll: boolean): readonly DraftPage[] {
  const wanted = words.trim().toLowerCase();
  if (wanted !== '') return drafts.filter(({ name }) => name.toLowerCase().includes(wanted));
  return showsAll ? drafts : drafts.slice(0, FIRST);
}

function useDrafts() {
  const queries = useQueryClient();
  useEffect(() => watchDrafts(() => void queries.invalidateQueries({ queryKey: ['drafts'] })), [queries]);
  const { data: drafts, error } = useQuery({ queryKey: ['drafts', 'kept'], queryFn: listDrafts, staleTime: 0 });
  const refetch = () => queries.invalidateQueries({ queryKey: ['drafts'] });
  return { drafts, error, refetch };
}
