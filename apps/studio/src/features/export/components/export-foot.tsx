import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDownload } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import type { Estimate } from '../estimate-file.ts';
import type { ExportChoice } from '../export-choice.ts';
import { useText } from '../messages.ts';
import type { ExportRun } from '../runs/export-run.ts';
import { endWords, progressWords } from '../runs/run-words.ts';
import { canWriteFiles, MOST_DOWNLOAD_BYTES } from '../runs/save-target.ts';
import type { DialogRun } from '../use-dialog-run.ts';
import classes from './export-screen.module.css';

interface ExportFootProps {
  readonly choice: ExportChoice | undefined;
  readonly file: string;
  readonly estimate: Estimate | undefined;
  readonly own: DialogRun;
  /** Whether the choice is of the text as it is, and its first bytes can be made. */
  readonly canSave: boolean;
  /** Whether more rows are wanted of a table than it has. */
  readonly isTooMany: boolean;
}

/** What saves, how far it is, and what came of it. */
export function ExportFoot({ choice, file, estimate, own, canSave, isTooMany }: ExportFootProps) {
  const text = useText();
  const { run, failure, save, cancel, reset } = own;
  const foot = useKeptFocus(run?.state.kind);
  if (run?.state.kind === 'running' || run?.state.kind === 'waiting') {
    return <RunningFoot {...{ own, run, foot }} guessedSeconds={estimate?.seconds ?? 0} onCancel={cancel} />;
  }
  const isNothing = choice === undefined || choice.tables.length === 0;
  const isTooLarge = !canWriteFiles() && (estimate?.bytes ?? 0) > MOST_DOWNLOAD_BYTES;
  const promise = isTooMany ? 'tooManyRows' : 'here';
  return (
    <footer className={classes.foot} ref={foot}>
      <span className={classes.words}>
        {failure !== undefined && (
          <span className={classes.wrong} role="alert">
            {failure}
          </span>
        )}
        {failure === undefined && run !== undefined && <Outcome run={run} />}
        {failure === undefined && run === undefined && !isTooLarge && (
          <>
            <IconDeviceDesktop size={16} stroke={1.6} aria-hidden="true" />
            {text(isNothing && choice !== undefined ? 'nothing' : promise)}
          </>
        )}
        {failure === undefined && run === undefined && isTooLarge && (
          <span className={classes.wrong}>
            {text('tooLarge', { most: formatBytes(MOST_DOWNLOAD_BYTES), size: formatBytes(estimate?.bytes ?? 0) })}
          </span>
        )}
      </span>
      {run !== undefined && (
        <Button variant="subtle" onClick={reset}>
          {text('back')}
        </Button>
      )}
      <Button
        variant="filled"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        disabled={isNothing || isTooMany || isTooLarge || !canSave}
        onClick={() => choice !== undefined && void save(choice)}
      >
        {text('save', { size: estimate === undefined ? file : formatBytes(estimate.bytes) })}
      </Button>
    </footer>
  );
}

/**
 * Moves the focus to the first button of the foot where the one that had it is gone: outside of the dialog, `Esc` would not close it.
 */
function useKeptFocus(kind: string | undefined): RefObject<HTMLElement | null> {
  const foot = useRef<HTMLElement>(null);
  const known = useRef(kind);
  useLayoutEffect(() => {
    if (known.current === kind) return;
    known.current = kind;
    if (document.activeElement !== document.body) return;
    foot.current?.querySelector('button')?.focus();
  }, [kind]);
  return foot;
}

interface RunningFootProps {
  readonly own: DialogRun;
  readonly run: ExportRun;
  readonly foot: RefObject<HTMLElement | null>;
  readonly guessedSeconds: number;
  readonly onCancel: () => void;
}

function RunningFoot({ own, run, foot, guessedSeconds, onCancel }: RunningFootProps) {
  const text = useText();
  const done = run.state.kind === 'running' ? run.state.progress.rows : 0;
  return (
    <footer className={classes.foot} ref={foot}>
      <progress value={done} max={Math.max(1, run.rows)} aria-label={text('saving', { file: run.file })} />
      <span className={classes.words}>{progressWords(run, own.before ?? '', guessedSeconds)}</span>
      <Button onClick={onCancel}>{text('cancel')}</Button>
    </footer>
  );
}

function Outcome({ run }: { readonly run: ExportRun }) {
  const text = useText();
  const { state, file } = run;
  if (state.kind === 'done') {
    const { rows, bytes } = state.progress;
    const words = { rows: formatCount(rows), size: formatBytes(bytes), time: formatSeconds(state.seconds) };
    return <span className={classes.done}>{text('done', { file, ...words })}</span>;
  }
  return <span className={state.kind === 'failed' ? classes.wrong : undefined}>{endWords(run)}</span>;
}
