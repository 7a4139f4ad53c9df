import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useCallback, useMemo, useRef } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts';
import { useText } from '../messages.ts';
import { useFileAnswer } from '../use-file-answer.ts';
import classes from './file-card.module.css';
import { FileCard } from './file-card.tsx';

/** Where a file is dropped or chosen to be told what it is; the whole page takes it. */
export function DroppedFile() {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const { state, look, dismiss } = useFileAnswer();
  const isOver = useDroppedFiles(useCallback(([file]) => file !== undefined && look(file), [look]));
  useCommands(
    useMemo(
      () => [{ id: 'files.look', title: text('goLook'), group: text('title'), run: () => field.current?.click() }],
      [text],
    ),
  );
  return (
    <>
      <section className={classes.drop} data-over={isOver} aria-label={text('drop')}>
        <IconFileSearch size={20} stroke={1.6} aria-hidden="true" />
        <div className={classes.words}>
          <h2>{isOver ? text('dropHere') : text('drop')}</h2>
          <p>{text('dropText')}</p>
        </div>
        <Button onClick={() => field.current?.click()}>{text('choose')}</Button>
        <FileField field={field} onChosen={([file]) => file !== undefined && look(file)} />
      </section>
      <div role="status">
        {state.kind === 'reading' && <p className={classes.note}>{text('reading', { file: state.file.name })}</p>}
        {state.kind === 'failed' && (
          <p className={classes.failed}>{text('notRead', { file: state.file.name, reason: state.reason })}</p>
        )}
        {state.kind === 'told' && <FileCard file={state.file} answer={state.answer} onClose={dismiss} />}
      </div>
    </>
  );
}
