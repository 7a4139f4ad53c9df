import { formatBytes, formatCount, formatSeconds } from '../../../lib/messages/numbers.ts';
import { text } from '../messages.ts';
import type { ExportRun, Remains } from './export-run.ts';

/** How far an export is, in numbers for people. */
export interface RunFigures {
  /** Whether rows are written yet: before, speed and time say nothing, or are a guess. */
  readonly isStarted: boolean;
  readonly rows: string;
  readonly all: string;
  readonly bytes: string;
  readonly speed: string;
  readonly left: string;
}

/** Returns the figures of an export that runs; undefined of another. */
export function figuresOf({ state, rows: all }: ExportRun, guessedSeconds = 0): RunFigures | undefined {
  if (state.kind !== 'running') return undefined;
  const { rows, bytes } = state.progress;
  const speed = rows / Math.max(0.1, state.seconds);
  return {
    isStarted: rows > 0,
    rows: formatCount(rows),
    all: formatCount(all),
    bytes: formatBytes(bytes),
    speed: formatCount(Math.round(speed)),
    left: formatSeconds(rows === 0 ? guessedSeconds : (all - rows) / speed),
  };
}

/** Returns how far an export is, or which file it waits for. */
export function progressWords(run: ExportRun, before: string, guessedSeconds: number): string {
  const figures = figuresOf(run, guessedSeconds);
  if (figures === undefined) return text('waits', { file: before });
  const { isStarted, ...told } = figures;
  return text(isStarted ? 'progress' : 'rowsOfAll', told);
}

/** Returns the share of the rows that are written, from 0 to 1. */
export function shareOf({ state, rows }: ExportRun): number {
  return state.kind === 'running' ? Math.min(1, state.progress.rows / Math.max(1, rows)) : 0;
}

/** Returns what came of an export that did not finish, and what remains of its file. */
export function endWords(run: ExportRun): string | undefined {
  const { state } = run;
  if (state.kind === 'cancelled')
    return `${text('cancelled', { rows: formatCount(state.rows) })} ${remainsWords(run, state.remains)}`;
  if (state.kind === 'failed') {
    const reason = /[.!?]$/.test(state.reason) ? state.reason : `${state.reason}.`;
    return `${text('failed', { reason })} ${remainsWords(run, state.remains)}`;
  }
  return undefined;
}

function remainsWords({ file, target }: ExportRun, remains: Remains): string {
  if (remains === 'file') return text('notRemoved', { file });
  return target.kind === 'download' ? text('keptNothing') : text('removed', { file });
}
