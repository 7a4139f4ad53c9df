import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DraftPage } from '../../../lib/drafts/draft.ts';
import { listDrafts, removeDraft, restoreDraft, watchDrafts } from '../../../lib/drafts/draft-store.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { formatAgo } from '../../../lib/messages/numbers.ts';
import { MixStrip } from '../../../ui/mix-strip.tsx';
import { useText } from '../messages.ts';
import classes from './recent-schemas.module.css';

const FIRST = 6;

/** The schemas of this browser, the newest first. */
export function RecentSchemas() {
  const text = useText();
  const { data: drafts, error, refetch } = useDrafts();
  const [showsAll, setShowsAll] = useState(false);
  const [removed, setRemoved] = useState<DraftPage>();
  const shown = showsAll ? drafts : drafts?.slice(0, FIRST);
  const remove = async (draft: DraftPage) => {
    await removeDraft(draft.id);
    setRemoved(draft);
    await refetch();
  };
  const restore = async ({ id }: DraftPage) => {
    await restoreDraft(id);
    setRemoved(undefined);
    await refetch();
  };
  return (
    <section aria-labelledby="recent">
      <div className={classes.head}>
        <h2 id="recent">{text('recent')}</h2>
        {(drafts?.length ?? 0) > FIRST && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? text('fewer') : text('all', { count: drafts?.length ?? 0 })}
          </Button>
        )}
      </div>
      {error !== null && (
        <div className={classes.note} role="alert">
          {text('listFailed', { reason: failureOf(error).message })}
          <Button onClick={() => void refetch()}>{text('again')}</Button>
        </div>
      )}
      {drafts?.length === 0 && <p className={classes.note}>{text('noRecent')}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((draft) => (
            <RecentSchema key={draft.id} draft={draft} onRemove={() => void remove(draft)} />
          ))}
        </ul>
      )}
      <div role="status">
        {removed !== undefined && (
          <p className={classes.note}>
            {text('removed', { name: removed.name || text('unnamed') })}
            <Button variant="subtle" size="compact-sm" onClick={() => void restore(removed)}>
              {text('undo')}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

function useDrafts() {
  const queries = useQueryClient();
  useEffect(() => watchDrafts(() => void queries.invalidateQueries({ queryKey: ['drafts'] })), [queries]);
  return useQuery({ queryKey: ['drafts'], queryFn: listDrafts, staleTime: 0 });
}

function RecentSchema({ draft, onRemove }: { readonly draft: DraftPage; readonly onRemove: () => void }) {
  const text = useText();
  const name = draft.name === '' ? text('unnamed') : draft.name;
  return (
    <li className={classes.schema}>
      <div className={classes.words}>
        <Link to="/schemas/$schemaId" params={{ schemaId: draft.id }}>
          <bdi>{name}</bdi>
        </Link>
        <span>{text('tables', { count: draft.tableCount })}</span>
      </div>
      <div className={classes.when}>
        <span>{formatAgo(draft.updatedAt, Date.now())}</span>
        <MixStrip mix={draft.mix} />
      </div>
      <ActionIcon aria-label={text('remove', { name })} onClick={onRemove}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </li>
  );
}
