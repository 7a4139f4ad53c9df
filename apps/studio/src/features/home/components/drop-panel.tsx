import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconX } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { today } from '../../../lib/document/today.ts';
import { useCreateSchema } from '../../../lib/drafts/use-create-schema.ts';
import { ROW_FILE_EXTENSIONS, ROW_FILE_NAMES } from '../../../lib/file-names/row-files.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts';
import { blankSchema } from '../blank-schema.ts';
import { useText } from '../messages.ts';
import { type FoundFiles, useReadFiles } from '../use-read-files.ts';
import classes from './drop-panel.module.css';

/** Where files are dropped or chosen; the whole page takes them. */
export function DropPanel({ onFound }: { readonly onFound: (found: FoundFiles) => void }) {
  const text = useText();
  const create = useCreateSchema();
  const field = useRef<HTMLInputElement>(null);
  const { state, read, dismiss } = useReadFiles(onFound);
  const isOver = useDroppedFiles(read);
  const blank = useMemo(() => () => void create(blankSchema(today())), [create]);
  useCommands(
    useMemo(
      () => [
        { id: 'home.blank', title: text('goNew'), group: text('title'), run: blank },
        { id: 'home.open', title: text('goOpen'), group: text('title'), run: () => field.current?.click() },
      ],
      [text, blank],
    ),
  );
  return (
    <section className={classes.drop} data-over={isOver} aria-label={text('drop')}>
      <IconFileImport size={20} stroke={1.6} aria-hidden="true" />
      <h2>{isOver ? text('dropHere') : text('drop')}</h2>
      <p>{text('dropText', { formats: ROW_FILE_NAMES })}</p>
      <div className={classes.actions}>
        <Button onClick={() => field.current?.click()}>{text('choose')}</Button>
        <Button variant="subtle" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={blank}>
          {text('blank')}
        </Button>
      </div>
      <FileField
        field={field}
        accept={[...ROW_FILE_EXTENSIONS, '.yaml', '.yml', '.zip'].join()}
        multiple={true}
        onChosen={(files) => void read(files)}
      />
      <div role="status">
        {state.kind === 'reading' && <p>{text('reading', { file: state.file })}</p>}
        {state.kind === 'failed' && (
          <p className={classes.failed}>
            <strong>{text('notRead', { file: state.file })}</strong>
            {state.reason}
            <Button size="compact-sm" variant="subtle" leftSection={<IconX size={14} stroke={1.6} />} onClick={dismiss}>
              {text('dismiss')}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
