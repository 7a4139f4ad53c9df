import { Button, CloseButton, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Conflict } from '../../../lib/session/session-state.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { useText } from '../messages.ts';
import classes from './conflict-dialog.module.css';
import { type Choice, mergedText, type Region, regionsOf } from './regions.ts';

export interface ConflictDialogProps {
  readonly conflict: Conflict;
  /** The text of this tab. */
  readonly mine: string;
  readonly onResolve: (text: string) => void;
  readonly onClose: () => void;
}

/** The two versions of a schema side by side, and the ways to go on: with mine, with theirs, or with what was chosen for each place. */
export function ConflictDialog({ conflict, mine, onResolve, onClose }: ConflictDialogProps) {
  const text = useText();
  const regions = useMemo(() => regionsOf(conflict.base, mine, conflict.theirs.text), [conflict, mine]);
  const [chosen, setChosen] = useState<Readonly<Record<number, Choice>>>({});
  const differing = regions.filter((region) => region.kind === 'differs');
  const choiceOf = (place: number) => chosen[place] ?? 'mine';
  const resolve = (choose: (place: number) => Choice) =>
    onResolve(
      mergedText(
        regions,
        differing.map((_, place) => choose(place)),
      ),
    );
  return (
    <Dialog label={text('versions')} className={classes.dialog} onClose={onClose}>
      <header className={classes.head}>
        <h2>{text('versions')}</h2>
        <CloseButton aria-label={text('later')} onClick={onClose} />
      </header>
      <p className={classes.hint}>{text('versionsHint')}</p>
      <div className={classes.scroll} {...scrolledByKeys}>
        {regions.map((region, place) =>
          region.kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other name than its place.
            <SameLines key={place} lines={region.lines} isFirst={place === 0} isLast={place === regions.length - 1} />
          ) : (
            <Difference
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={place}
              region={region}
              label={text('difference', { number: differing.indexOf(region) + 1, count: differing.length })}
              choice={choiceOf(differing.indexOf(region))}
              onChoose={(choice) => setChosen({ ...chosen, [differing.indexOf(region)]: choice })}
            />
          ),
        )}
      </div>
      <footer className={classes.foot}>
        <Button onClick={() => resolve(() => 'mine')}>{text('keepMine')}</Button>
        <Button onClick={() => resolve(() => 'theirs')}>{text('takeTheirs')}</Button>
        <Button variant="filled" onClick={() => resolve(choiceOf)}>
          {text('merge')}
        </Button>
      </footer>
    </Dialog>
  );
}

interface DifferenceProps {
  readonly region: Extract<Region, { kind: 'differs' }>;
  readonly label: string;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Lines that both changed. */
function Difference({ region: { mine, theirs }, label, choice, onChoose }: DifferenceProps) {
  const text = useText();
  const choices = { mine: text('mine'), theirs: text('theirs'), both: text('both') };
  return (
    <section className={classes.difference} aria-label={label}>
      <SegmentedControl
        aria-label={label}
        value={choice}
        data={(['mine', 'theirs', 'both'] as const).map((value) => ({ value, label: choices[value] }))}
        onChange={(value) => onChoose(value)}
      />
      <div className={classes.sides}>
        <Side title={text('thisTab')} lines={mine} isTaken={choice !== 'theirs'} />
        <Side title={text('otherTab')} lines={theirs} isTaken={choice !== 'mine'} />
      </div>
    </section>
  );
}

function Side({
  title,
  lines,
  isTaken,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isTaken: boolean;
}) {
  return (
    <div className={classes.side} data-taken={isTaken}>
      <h3>{title}</h3>
      <pre className="left-to-right">{lines.join('\n')}</pre>
    </div>
  );
}

/** So many lines around a difference say where it stands. */
const CONTEXT = 2;

/** Lines that fit together: those next to a difference. */
function SameLines({
  lines,
  isFirst,
  isLast,
}: {
  readonly lines: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}) {
  const before = isFirst ? [] : lines.slice(0, CONTEXT);
  const after = isLast ? [] : lines.slice(Math.max(before.length, lines.length - CONTEXT));
  const left = lines.length - before.length - after.length;
  return (
    <pre className={`${classes.same} left-to-right`}>
      {[...before, ...(left > 0 ? ['⋯'] : []), ...after].join('\n')}
    </pre>
  );
}
