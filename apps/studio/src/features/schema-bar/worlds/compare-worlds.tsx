import { Button, CloseButton, Select } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { drawSeed } from '../../../lib/document/draw-seed.ts';
import { formatCount, formatShare } from '../../../lib/messages/numbers.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useText } from '../messages.ts';
import { compareRows } from './compare-rows.ts';
import classes from './compare-worlds.module.css';
import { useOpenTable, useWorldRows } from './use-world.ts';
import { WorldPane } from './world-pane.tsx';

interface CompareWorldsProps {
  readonly current: string;
  readonly onChoose: (seed: string) => void;
  readonly onClose: () => void;
}

/** The rows of a table in two worlds, side by side: this one, and one that was or could be. */
export function CompareWorlds({ current, onChoose, onClose }: CompareWorldsProps) {
  const text = useText();
  const tables = useSessionPart(({ view }) => view.tables);
  const seeds = useSessionPart((state) => state.seeds);
  const open = useOpenTable();
  const [table, setTable] = useState(open);
  const [left, setLeft] = useState(current);
  const [right, setRight] = useState(() => seeds.find(({ seed }) => seed !== current)?.seed ?? drawSeed());
  const one = useWorldRows(left, table);
  const other = useWorldRows(right, table);
  const isWhole = one.data !== undefined && other.data !== undefined && one.data.table === other.data.table;
  const difference = isWhole ? compareRows(one.data, other.data) : undefined;
  const choices = [...new Set([left, right, ...seeds.map(({ seed }) => seed)])];
  const take = (seed: string) => {
    onChoose(seed);
    onClose();
  };
  return (
    <Dialog label={text('compareWorlds')} className={classes.dialog} onClose={onClose}>
      <header className={classes.head}>
        <h2>{text('compareWorlds')}</h2>
        <Select
          aria-label={text('table')}
          data={tables.map(({ name }) => name)}
          value={table ?? null}
          allowDeselect={false}
          onChange={(next) => next !== null && setTable(next)}
        />
        <p role="status">{difference !== undefined && text('rowsDiffer', wordsOf(difference))}</p>
        <CloseButton className={classes.close} aria-label={text('close')} onClick={onClose} />
      </header>
      <div className={classes.worlds}>
        <WorldPane
          name={text('oneWorld')}
          {...{ seed: left, choices, current, rows: one.data, error: one.error }}
          onSeed={setLeft}
          onTake={take}
        />
        <WorldPane
          name={text('otherWorld')}
          {...{ seed: right, choices, current, rows: other.data, error: other.error }}
          before={one.data}
          changed={difference?.changed}
          onSeed={setRight}
          onTake={take}
          more={
            <Button leftSection={<IconDice5 size={16} stroke={1.6} />} onClick={() => setRight(drawSeed())}>
              {text('anotherWorld')}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}

function wordsOf({ rows, rowsChanged, share }: ReturnType<typeof compareRows>) {
  return { rows: formatCount(rowsChanged), all: formatCount(rows), share: formatShare(share) };
}
