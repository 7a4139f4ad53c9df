import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listDrafts } from '../../../lib/drafts/draft-store.ts';
import { formatBytes } from '../../../lib/messages/numbers.ts';
import { tell } from '../../../ui/notices.tsx';
import { useText } from '../messages.ts';
import { archiveOfAll } from '../save-all.ts';
import { DeleteSettings } from './delete-settings.tsx';
import classes from './settings-screen.module.css';

/** What this browser keeps, how safely, a way to take it along, and a way to be rid of it. */
export function StorageSettings({ onDeleted }: { readonly onDeleted: () => void }) {
  const text = useText();
  const { data, refetch } = useQuery({ queryKey: ['storage'], queryFn: readStorage, staleTime: 0 });
  const persist = async () => {
    if (!(await navigator.storage.persist())) tell(text('refused'));
    await refetch();
  };
  const save = async () => {
    const address = URL.createObjectURL(await archiveOfAll());
    const link = document.createElement('a');
    link.href = address;
    link.download = 'populace-schemas.zip';
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <>
      <section aria-labelledby="storage">
        <h2 id="storage">{text('storage')}</h2>
        {data !== undefined && (
          <>
            <p>{text('kept', { count: data.schemas })}</p>
            <p>{text('used', { used: formatBytes(data.used), all: formatBytes(data.all) })}</p>
            <p>{text(data.isSafe ? 'safe' : 'unsafe')}</p>
          </>
        )}
        <div className={classes.actions}>
          {data?.isSafe === false && <Button onClick={() => void persist()}>{text('persist')}</Button>}
          <Button onClick={() => void save()} disabled={(data?.schemas ?? 0) === 0}>
            {text('saveAll')}
          </Button>
        </div>
      </section>
      <DeleteSettings schemas={data?.schemas ?? 0} onDeleted={onDeleted} />
    </>
  );
}

async function readStorage() {
  const [drafts, { usage = 0, quota = 0 }, isSafe] = await Promise.all([
    listDrafts(),
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { schemas: drafts.length, used: usage, all: quota, isSafe };
}
