import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useText } from '../messages.ts';
import { type ExportRun, isOpen } from '../runs/export-run.ts';
import { runQueue } from '../runs/runs.ts';
import classes from './export-chip.module.css';
import { RunEntry } from './run-entry.tsx';

interface RunListProps {
  readonly runs: readonly ExportRun[];
  /** Called when the list is left for something else. */
  readonly onDone: () => void;
}

/** All exports of this page: what runs, what waits, then what has ended, the newest first. */
export function RunList({ runs, onDone }: RunListProps) {
  const text = useText();
  const { schemaId } = useParams({ from: '/schemas/$schemaId' });
  const open = runs.filter(isOpen);
  const ended = runs.filter((run) => !isOpen(run)).toReversed();
  const before = open.find(({ state }) => state.kind === 'running')?.file ?? '';
  return (
    <div className={classes.list}>
      <ul aria-label={text('exports')}>
        {[...open, ...ended].map((run) => (
          <RunEntry key={run.id} run={run} before={before} />
        ))}
      </ul>
      <footer className={classes.foot}>
        <span>{text(open.length > 0 ? 'here' : 'clearHint')}</span>
        {ended.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              if (open.length === 0) onDone();
              runQueue.clear();
            }}
          >
            {text('clearList')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          renderRoot={(props) => (
            <Link {...props} to="/schemas/$schemaId/export" params={{ schemaId }} search={true} onClick={onDone} />
          )}
        >
          {text('newExport')}
        </Button>
      </footer>
    </div>
  );
}
