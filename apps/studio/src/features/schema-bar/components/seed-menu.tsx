import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown, IconColumns2 } from '@tabler/icons-react';
import type { SeedUse } from '../../../lib/drafts/draft.ts';
import { formatAgo } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { useText } from '../messages.ts';
import { useGlimpse } from '../worlds/use-world.ts';
import classes from './seed-picker.module.css';

interface SeedMenuProps {
  readonly current: string;
  readonly onChoose: (seed: string) => void;
  readonly onCompare: () => void;
}

/** The last twenty seeds with the times when they were chosen and a glimpse of their worlds. */
export function SeedMenu({ current, onChoose, onCompare }: SeedMenuProps) {
  const text = useText();
  const isPhone = useIsPhone();
  const seeds = useSessionPart((state) => state.seeds);
  return (
    <Menu position="bottom-end" width={isPhone ? 300 : 320}>
      <Menu.Target>
        <ActionIcon size={24} aria-label={text('seedHistory')}>
          <IconChevronDown size={14} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text('seedHistory')}</Menu.Label>
        <div className={classes.seeds} role="group" aria-label={text('seedHistory')} {...scrolledByKeys}>
          {seeds.map((use) => (
            <SeedItem key={use.seed} use={use} isCurrent={use.seed === current} onChoose={onChoose} />
          ))}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconColumns2 size={16} stroke={1.6} />} onClick={onCompare}>
          {text('compareWorlds')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface SeedItemProps {
  readonly use: SeedUse;
  readonly isCurrent: boolean;
  readonly onChoose: (seed: string) => void;
}

function SeedItem({ use: { seed, at }, isCurrent, onChoose }: SeedItemProps) {
  const glimpse = useGlimpse(seed);
  return (
    <Menu.Item
      onClick={() => onChoose(seed)}
      aria-current={isCurrent}
      rightSection={<span className={classes.ago}>{formatAgo(at, Date.now())}</span>}
    >
      <bdi className={classes.seedName}>{seed}</bdi>
      <span className={classes.glimpse}>
        {(glimpse ?? []).map((cell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          <bdi key={place}>{cell ?? <i>null</i>}</bdi>
        ))}
      </span>
    </Menu.Item>
  );
}
