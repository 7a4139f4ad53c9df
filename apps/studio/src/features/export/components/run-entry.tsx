import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconFileExport,
  IconRefresh,
  IconTerminal2,
  IconX,
} from '@tabler/icons-react';
import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import { tell } from '../../../ui/notices.tsx';
import { useText } from '../messages.ts';
import { exportAgain } from '../runs/export-again.ts';
import type { ExportRun } from '../runs/export-run.ts';
import { endWords, figuresOf } from '../runs/run-words.ts';
import { runQueue } from '../runs/runs.ts';
import classes from './export-chip.module.css';

interface RunEntryProps {
  readonly run: ExportRun;
  /** The file that is written now. */
  readonly before: string;
}

const ICONS = {
  waiting: IconClock,
  running: IconFileExport,
  done: IconCircleCheck,
  cancelled: IconX,
  failed: IconAlertTriangle,
};

/** An export in the list: how far it is or what came of it, and what can be done. */
export function RunEntry({ run, before }: RunEntryProps) {
  const text = useText();
  const { file, id, state } = run;
  const Icon = ICONS[state.kind];
  return (
    <li className={classes.entry} data-state={state.kind}>
      <div className={classes.title}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        <strong>
          <bdi>{file}</bdi>
        </strong>
        {state.kind === 'running' && (
          <Button size="compact-sm" onClick={() => runQueue.cancel(id)}>
            {text('cancel')}
          </Button>
        )}
        {state.kind === 'waiting' && (
          <IconButton name={text('cancelFile', { file })} Icon={IconX} onPress={() => runQueue.cancel(id)} />
        )}
        {state.kind !== 'running' && state.kind !== 'waiting' && <EndedTools run={run} />}
      </div>
      {state.kind === 'running' && <Progress run={run} />}
      {state.kind === 'waiting' && <p>{text('waits', { file: before })}</p>}
      {state.kind === 'done' && (
        <p>
          {text('finished', {
            rows: formatCount(state.progress.rows),
            size: formatBytes(state.progress.bytes),
            time: formatSeconds(state.seconds),
          })}
        </p>
      )}
      {(state.kind === 'cancelled' || state.kind === 'failed') && <p>{endWords(run)}</p>}
    </li>
  );
}

function Progress({ run }: { readonly run: ExportRun }) {
  const text = useText();
  const figures = figuresOf(run);
  if (figures === undefined || run.state.kind !== 'running') return null;
  const { isStarted, rows, all, speed, bytes, left } = figures;
  return (
    <>
      <progress
        value={run.state.progress.rows}
        max={Math.max(1, run.rows)}
        aria-label={text('saving', { file: run.file })}
      />
      <p className={classes.figures}>
        <span>{text('rowsOfAll', { rows, all })}</span>
        {isStarted && <span>{text('rowsPerSecond', { speed })}</span>}
        <span>{text('written', { bytes })}</span>
        {isStarted && <span>{text('timeLeft', { left })}</span>}
      </p>
    </>
  );
}

/** What can be done with an export that has ended. */
function EndedTools({ run }: { readonly run: ExportRun }) {
  const text = useText();
  const { file, id } = run;
  const copy = async () => {
    await navigator.clipboard.writeText(run.command);
    tell(text('copied', { what: '' }));
  };
  return (
    <>
      <IconButton name={text('copyCommandOf', { file })} Icon={IconTerminal2} onPress={() => void copy()} />
      <IconButton
        name={text('exportFileAgain', { file })}
        Icon={IconRefresh}
        onPress={() => {
          // The new one takes the place of this one.
          runQueue.dismiss(id);
          void exportAgain(run);
        }}
      />
      <IconButton name={text('dismissFile', { file })} Icon={IconX} onPress={() => runQueue.dismiss(id)} />
    </>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly Icon: typeof IconX;
  readonly onPress: () => void;
}

function IconButton({ name, Icon, onPress }: IconButtonProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} onClick={onPress}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
