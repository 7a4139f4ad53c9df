import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy, IconDownload, IconSearch, IconTextWrap } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { schemaFileName } from '../../../lib/file-names/file-names.ts';
import { saveText } from '../../../lib/file-names/save-file.ts';
import { useSession, useSessionPart } from '../../../lib/session/session-context.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { useText } from '../messages.ts';
import classes from './code-pane.module.css';

export interface CodeHeadProps {
  readonly wraps: boolean;
  readonly onWrap: (wraps: boolean) => void;
}

/** The file's name, and what can be done with the whole text. */
export function CodeHead({ wraps, onWrap }: CodeHeadProps) {
  const text = useText();
  const session = useSession();
  const name = useSessionPart(({ view }) => schemaFileName(view.name, view.json));
  const find = useCommand('code.find');
  const whole = () => session.state().history.text;
  const copy = () => {
    navigator.clipboard.writeText(whole()).then(
      () => announce(text('copied')),
      () => announce(text('notCopied')),
    );
  };
  return (
    <>
      <h2 className="left-to-right">{name}</h2>
      <span className={classes.kept}>{text('kept')}</span>
      <div className={classes.tools}>
        <Tool name={text('find')} onClick={() => find?.run()}>
          <IconSearch size={16} stroke={1.6} />
        </Tool>
        <Tool name={text(wraps ? 'unwrap' : 'wrap')} onClick={() => onWrap(!wraps)} isOn={wraps}>
          <IconTextWrap size={16} stroke={1.6} />
        </Tool>
        <Tool name={text('copy')} onClick={copy}>
          <IconCopy size={16} stroke={1.6} />
        </Tool>
        <Tool name={text('download')} onClick={() => saveText(name, whole())}>
          <IconDownload size={16} stroke={1.6} />
        </Tool>
      </div>
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly isOn?: boolean;
  readonly children: ReactNode;
}

function Tool({ name, onClick, isOn = false, children }: ToolProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} onClick={onClick} data-on={isOn} className={classes.tool}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
