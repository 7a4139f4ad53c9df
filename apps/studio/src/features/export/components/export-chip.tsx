import { Button, Popover } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { formatCount, formatShare } from '../../../lib/messages/numbers.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import { type ExportRun, isOpen as isRunOpen } from '../runs/export-run.ts';
import { shareOf } from '../runs/run-words.ts';
import { outcomeWords, useRuns } from '../runs/runs.ts';
import classes from './export-chip.module.css';
import { RunList } from './run-list.tsx';

/** The exports of this page beside the button that orders them: how far the running one is, and a list of all. */
export function ExportChip() {
  const text = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const runs = useRuns();
  const shown = runs.find(({ state }) => state.kind === 'running') ?? runs.findLast((run) => !isRunOpen(run));
  if (shown === undefined) return null;
  const close = () => setOpen(false);
  const chip = <Chip runs={runs} shown={shown} isExpanded={isOpen} onToggle={() => setOpen(!isOpen)} />;
  if (isPhone) {
    return (
      <>
        {chip}
        <Sheet label={text('exports')} opened={isOpen} onClose={close} closeLabel={text('close')}>
          <RunList runs={runs} onDone={close} />
        </Sheet>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={396}
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>{chip}</Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={text('exports')}>
        <RunList runs={runs} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface ChipProps {
  readonly runs: readonly ExportRun[];
  readonly shown: ExportRun;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

const ICONS = {
  waiting: IconLoader2,
  running: IconLoader2,
  done: IconCheck,
  cancelled: IconX,
  failed: IconAlertTriangle,
};

function Chip({ runs, shown, isExpanded, onToggle, ...target }: ChipProps) {
  const text = useText();
  const { kind } = shown.state;
  const Icon = ICONS[kind];
  const share = shareOf(shown);
  const failed = runs.filter(({ state }) => state.kind === 'failed').length;
  // A custom property, which React's types do not know.
  const style = { '--share': `${share * 100}%` } as CSSProperties;
  return (
    <Button
      {...target}
      className={classes.chip}
      data-state={kind}
      data-open={isExpanded}
      style={style}
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      leftSection={<Icon size={14} stroke={1.6} aria-hidden="true" />}
      onClick={onToggle}
    >
      <bdi className={classes.label}>{kind === 'running' ? shown.file : outcomeWords(shown)}</bdi>
      {kind === 'running' && <span>{formatShare(Math.floor(share * 100) / 100)}</span>}
      {runs.length > 1 && failed === 0 && (
        <span className={classes.count} title={text('exportCount', { count: runs.length })}>
          {formatCount(runs.length)}
        </span>
      )}
      {failed > 0 && (
        <span className={classes.failedCount} title={text('failedCount', { count: failed })}>
          {formatCount(failed)}
        </span>
      )}
    </Button>
  );
}
