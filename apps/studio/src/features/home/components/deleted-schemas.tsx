import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listDeletedDrafts } from '../../../lib/drafts/draft-store.ts';
import { formatAgo } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import classes from './recent-schemas.module.css';

/** The schemas that were deleted and can come back. */
export function DeletedSchemas({ onRestore }: { readonly onRestore: (id: string) => void }) {
  const text = useText();
  const { data: deleted = [] } = useQuery({
    queryKey: ['drafts', 'deleted'],
    queryFn: listDeletedDrafts,
    staleTime: 0,
  });
  if (deleted.length === 0) return null;
  return (
    <details className={classes.deleted}>
      <summary>{text('deleted', { count: deleted.length })}</summary>
      <p className={classes.note}>{text('deletedHint')}</p>
      <ul className={classes.list}>
        {deleted.map(({ id, name, deletedAt }) => (
          <li key={id} className={classes.schema}>
            <div className={classes.words}>
              <bdi>{name || text('unnamed')}</bdi>
              <span>{formatAgo(deletedAt, Date.now())}</span>
            </div>
            <Button
              size="compact-sm"
              aria-label={text('restoreSchema', { name: name || text('unnamed') })}
              onClick={() => onRestore(id)}
            >
              {text('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
