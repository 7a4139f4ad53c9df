import { ActionIcon, Menu, TextInput, Tooltip } from '@mantine/core';
import { IconChevronDown, IconDice5 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { drawSeed } from '../../../lib/document/draw-seed.ts';
import { formatAgo } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useEdit } from '../../../lib/session/use-edit.ts';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';

/** The seed: typed, drawn anew for another world, or one of those that the schema had. */
export function SeedPicker() {
  const text = useText();
  const edit = useEdit();
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  const [typed, setTyped] = useState(seed);
  useEffect(() => setTyped(seed), [seed]);
  const choose = (next: string) => {
    if (next !== '' && next !== seed) edit({ kind: 'set-seed', seed: next }, { key: 'set-seed' });
  };
  return (
    <div className={classes.seed}>
      <TextInput
        className={classes.seedField}
        leftSection={text('seed')}
        leftSectionWidth={44}
        rightSectionWidth={54}
        aria-label={text('seed')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => choose(typed.trim())}
        onKeyDown={({ key }) => key === 'Enter' && choose(typed.trim())}
        rightSection={
          <>
            <Tooltip label={`${text('anotherWorld')} (W)`}>
              <ActionIcon size={24} aria-label={text('anotherWorld')} onClick={() => choose(drawSeed())}>
                <IconDice5 size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <SeedMenu current={seed} choose={choose} />
          </>
        }
      />
    </div>
  );
}

interface SeedMenuProps {
  readonly current: string;
  readonly choose: (seed: string) => void;
}

function SeedMenu({ current, choose }: SeedMenuProps) {
  const text = useText();
  const seeds = useSessionPart((state) => state.seeds);
  const now = Date.now();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={24} aria-label={text('seedHistory')}>
          <IconChevronDown size={14} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text('seedHistory')}</Menu.Label>
        {seeds.map(({ seed, at }) => (
          <Menu.Item
            key={seed}
            onClick={() => choose(seed)}
            aria-current={seed === current}
            rightSection={<span className={classes.ago}>{formatAgo(at, now)}</span>}
          >
            {seed}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
