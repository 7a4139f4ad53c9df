import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFocusCentered, IconLink, IconMinus, IconPlus, IconSitemap } from '@tabler/icons-react';
import { useStore } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { formatShare } from '../../../lib/messages/numbers.ts';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import classes from './diagram-tools.module.css';

/** What is done with the whole diagram. */
export function DiagramTools() {
  const text = useText();
  const isPhone = useIsPhone();
  const layOut = useCommand('diagram.layOut');
  const makeReference = useCommand('diagram.makeReference');
  return (
    <div className={classes.tools}>
      <Button leftSection={<IconSitemap size={16} stroke={1.6} />} onClick={layOut?.run}>
        {text('layOut')}
      </Button>
      {!isPhone && (
        <Button leftSection={<IconLink size={16} stroke={1.6} />} onClick={makeReference?.run}>
          {text('makeReference')}
        </Button>
      )}
    </div>
  );
}

/** How large the diagram is shown. */
export function ZoomTools() {
  const text = useText();
  const percent = useStore(({ transform }) => formatShare(Math.round(transform[2] * 100) / 100));
  return (
    <div className={classes.zoom}>
      <Tool id="diagram.zoomIn" name={text('zoomIn')}>
        <IconPlus size={16} stroke={1.6} />
      </Tool>
      <output className={classes.percent} aria-label={text('zoom', { percent })}>
        {percent}
      </output>
      <Tool id="diagram.zoomOut" name={text('zoomOut')}>
        <IconMinus size={16} stroke={1.6} />
      </Tool>
      <Tool id="diagram.fit" name={text('fit')}>
        <IconFocusCentered size={16} stroke={1.6} />
      </Tool>
    </div>
  );
}

function Tool({ id, name, children }: { readonly id: string; readonly name: string; readonly children: ReactNode }) {
  const command = useCommand(id);
  return (
    <Tooltip label={name} position="right">
      <ActionIcon aria-label={name} onClick={command?.run}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
