import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listDrafts } from '../../../lib/drafts/draft-store.ts';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { saveBlob } from '../../../lib/file-names/save-file.ts';
import { formatBytes } from '../../../lib/messages/numbers.ts';
import { FileField } from '../../../ui/file-field.tsx';
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
  const field = useRef<HTMLInputElement>(null);
  const save = async () => saveBlob('populace-schemas.zip', await archiveOfAll());
  const restore = async (archive: File) => {
    try {
      const { restoreArchive } = await import('../../../lib/drafts/restore-archive.ts');
      const { restored, known } = await restoreArchive(archive);
      const kept = text('restored', { count: restored });
      tell(known === 0 ? kept : `${kept} ${text('knownBefore', { count: known })}`);
    } catch (error) {
      tell(text('notRestored', { file: archive.name, reason: failureOf(error).message }));
    }
    await refetch();
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
          <Button onClick={() => field.current?.click()}>{text('restoreAll')}</Button>
          <FileField
            field={field}
            accept=".zip"
            onChosen={([archive]) => archive !== undefined && void restore(archive)}
          />
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
