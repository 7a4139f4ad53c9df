import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCommand } from '../../../lib/commands/command-registry.tsx';
import { drawSeed } from '../../../lib/document/draw-seed.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';
import { useChooseSeed } from '../use-choose-seed.ts';
import { SeedMenu } from './seed-menu.tsx';
import classes from './seed-picker.module.css';

/** The seed: typed, drawn anew for another world, or one of those that the schema had. */
export function SeedField() {
  const text = useText();
  const choose = useChooseSeed();
  const compare = useCommand('schema.compare-worlds');
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  const [typed, setTyped] = useState(seed);
  useEffect(() => setTyped(seed), [seed]);
  return (
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
          <SeedMenu current={seed} onChoose={choose} onCompare={() => compare?.run()} />
        </>
      }
    />
  );
}
