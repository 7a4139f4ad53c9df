import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconColumns2, IconDice5 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { drawSeed } from '../../../lib/document/draw-seed.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useEdit } from '../../../lib/session/use-edit.ts';
import { useText } from '../messages.ts';
import { SeedMenu } from './seed-menu.tsx';
import classes from './seed-picker.module.css';

const CompareWorlds = lazy(async () => ({ default: (await import('../worlds/compare-worlds.tsx')).CompareWorlds }));

/** The seed: typed, drawn anew for another world, or one of those that the schema had; two worlds can be compared. */
export function SeedPicker() {
  const text = useText();
  const edit = useEdit();
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  const [typed, setTyped] = useState(seed);
  const [isComparing, setComparing] = useState(false);
  useEffect(() => setTyped(seed), [seed]);
  useCompareCommand(setComparing);
  const choose = (next: string) => {
    if (next !== '' && next !== seed) edit({ kind: 'set-seed', seed: next }, { key: 'set-seed' });
  };
  return (
    <>
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
              <SeedMenu current={seed} onChoose={choose} onCompare={() => setComparing(true)} />
            </>
          }
        />
      </div>
      {isComparing && (
        <Suspense>
          <CompareWorlds current={seed} onChoose={choose} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  );
}

function useCompareCommand(setComparing: (isComparing: boolean) => void): void {
  const text = useText();
  const group = text('schema');
  const title = text('compareWorlds');
  useCommands(
    useMemo(() => {
      const run = () => setComparing(true);
      return [{ id: 'schema.compare-worlds', title, group, Icon: IconColumns2, run }];
    }, [title, group, setComparing]),
  );
}
