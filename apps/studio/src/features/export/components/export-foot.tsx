import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDownload } from '@tabler/icons-react';
import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import type { Estimate } from '../estimate-file.ts';
import type { ExportChoice } from '../export-choice.ts';
import { useText } from '../messages.ts';
import { canWriteFiles, MOST_DOWNLOAD_BYTES } from '../save-target.ts';
import type { useRun } from '../use-run.ts';
import classes from './export-screen.module.css';

interface ExportFootProps {
  readonly choice: ExportChoice | undefined;
  readonly file: string;
  readonly extension: string;
  readonly estimate: Estimate | undefined;
  readonly running: ReturnType<typeof useRun>;
  /** Whether the choice is of the text as it is, and its first bytes can be made. */
  readonly canSave: boolean;
}

/** What saves, how far it is, and what came of it. */
export function ExportFoot({ choice, file, extension, estimate, running, canSave }: ExportFootProps) {
  const text = useText();
  const { state, run, cancel, reset } = running;
  const isNothing = choice === undefined || choice.tables.length === 0;
  const isTooLarge = !canWriteFiles() && (estimate?.bytes ?? 0) > MOST_DOWNLOAD_BYTES;
  const save = () => choice !== undefined && void run(choice, file, extension);
  const total = choice?.tables.reduce((sum, { take }) => sum + take, 0) ?? 0;
  if (state.kind === 'running') {
    const { rows, bytes } = state.progress;
    const speed = rows / Math.max(0.1, state.seconds);
    const left = rows === 0 ? (estimate?.seconds ?? 0) : (total - rows) / speed;
    const words = {
      rows: formatCount(rows),
      all: formatCount(total),
      bytes: formatBytes(bytes),
      speed: formatCount(Math.round(speed)),
      left: formatSeconds(left),
    };
    return (
      <footer className={classes.foot}>
        <progress value={rows} max={Math.max(1, total)} aria-label={text('saving', { file: state.file })} />
        <span className={classes.words}>{text('progress', words)}</span>
        <Button onClick={cancel}>{text('cancel')}</Button>
      </footer>
    );
  }
  return (
    <footer className={classes.foot}>
      <span className={classes.words} role="status">
        <Outcome state={state} />
        {state.kind === 'none' && !isTooLarge && (
          <>
            <IconDeviceDesktop size={16} stroke={1.6} aria-hidden="true" />
            {isNothing && choice !== undefined ? text('nothing') : text('here')}
          </>
        )}
        {state.kind === 'none' && isTooLarge && (
          <span className={classes.wrong}>
            {text('tooLarge', { most: formatBytes(MOST_DOWNLOAD_BYTES), size: formatBytes(estimate?.bytes ?? 0) })}
          </span>
        )}
      </span>
      {state.kind !== 'none' && (
        <Button variant="subtle" onClick={reset}>
          {text('back')}
        </Button>
      )}
      <Button
        variant="filled"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        disabled={isNothing || isTooLarge || !canSave}
        onClick={save}
      >
        {text('save', { size: estimate === undefined ? file : formatBytes(estimate.bytes) })}
      </Button>
    </footer>
  );
}

function Outcome({ state }: { readonly state: ExportFootProps['running']['state'] }) {
  const text = useText();
  if (state.kind === 'done') {
    const { rows, bytes } = state.progress;
    const words = { rows: formatCount(rows), size: formatBytes(bytes), time: formatSeconds(state.seconds) };
    return <span className={classes.done}>{text('done', { file: state.file, ...words })}</span>;
  }
  if (state.kind === 'cancelled') return text('cancelled', { rows: formatCount(state.progress.rows) });
  if (state.kind === 'failed') return <span className={classes.wrong}>{text('failed', { reason: state.reason })}</span>;
  return null;
}
