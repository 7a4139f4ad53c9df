import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconChevronUp, IconCopy, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { engine } from '../../../lib/engine/engines.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { PanelClose } from '../components/panel-close.tsx';
import { idOfText } from '../rows/text-ids.ts';
import classes from './explanation.module.css';
import { useText } from './messages.ts';
import { plainLines } from './plain-lines.ts';
import { PlainList } from './plain-list.tsx';
import { Steps } from './steps.tsx';
import { type CellLink, stepsOf } from './steps-of.ts';

export interface ExplanationProps {
  readonly text: string;
  readonly cell: CellLink;
  readonly isLocked: boolean;
  readonly onLock: () => void;
  readonly onGo: (link: CellLink) => void;
  readonly onClose: () => void;
}

/** How a cell came to be: its value, sentences about it or every step to it, and what can be done with it. */
export function Explanation({ text: schemaText, cell, isLocked, onLock, onGo, onClose }: ExplanationProps) {
  const text = useText();
  const { table, column, row } = cell;
  const seed = useSessionPart(({ good }) => good?.schema.seed ?? '');
  const { data, error } = useQuery({
    queryKey: ['explain', idOfText(schemaText), table, column, row],
    queryFn: ({ signal }) => engine.call('explain', { text: schemaText, ...cell }, signal),
    placeholderData: keepPreviousData,
  });
  const [showsSteps, setShowsSteps] = useState(false);
  const MoreIcon = showsSteps ? IconChevronUp : IconChevronDown;
  const clipboard = useClipboard();
  const lock = isLocked ? 'freeRow' : 'lockRow';
  const PinIcon = isLocked ? IconPinnedOff : IconPin;
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.explanation}>
      <div className={classes.head}>
        <p className={classes.place}>{text('place', { table, column, row: formatCount(row) })}</p>
        {data !== undefined && <span className={classes.type}>{data.type}</span>}
        {data !== undefined && (
          <p className={classes.whole} dir="auto">
            {data.text ?? <i className={classes.null}>{text('null')}</i>}
          </p>
        )}
        {error !== null && <p className={classes.failed}>{error.message}</p>}
        {data === undefined && error === null && <p className={classes.detail}>{text('loading')}</p>}
      </div>
      {data !== undefined && !showsSteps && <PlainList lines={plainLines(data, seed)} onGo={onGo} />}
      {data !== undefined && showsSteps && <Steps steps={stepsOf(data, seed)} onGo={onGo} />}
      <div className={classes.foot}>
        <Button leftSection={<PinIcon size={16} stroke={1.6} aria-hidden="true" />} onClick={onLock} data-autofocus>
          {text(lock, { row: formatCount(row) })}
        </Button>
        <Button
          leftSection={<CopyIcon size={16} stroke={1.6} aria-hidden="true" />}
          disabled={data?.text === null || data === undefined}
          onClick={() => clipboard.copy(data?.text ?? '')}
        >
          {text('copy')}
        </Button>
        <Button
          variant="subtle"
          className={classes.more}
          aria-expanded={showsSteps}
          rightSection={<MoreIcon size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => setShowsSteps(!showsSteps)}
        >
          {text(showsSteps ? 'hideSteps' : 'showSteps')}
        </Button>
        <PanelClose onClose={onClose} />
      </div>
    </div>
  );
}
