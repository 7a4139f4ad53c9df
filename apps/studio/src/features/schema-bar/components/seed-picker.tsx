import { IconColumns2 } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';
import { useChooseSeed } from '../use-choose-seed.ts';
import { SeedField } from './seed-field.tsx';
import classes from './seed-picker.module.css';

const CompareWorlds = lazy(async () => ({ default: (await import('../worlds/compare-worlds.tsx')).CompareWorlds }));

/** The seed in the bar, where there is room for it; and two worlds side by side. */
export function SeedPicker() {
  const choose = useChooseSeed();
  const seed = useSessionPart(({ view }) => view.seed ?? '1');
  const [isComparing, setComparing] = useState(false);
  useCompareCommand(setComparing);
  return (
    <>
      <div className={classes.seed}>
        <SeedField />
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
