import { Button } from '@mantine/core';
import type { Problem } from '@populace/library';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCommands } from '../../../lib/commands/command-registry.tsx';
import { fixesOf } from '../../../lib/session/problem-fixes.ts';
import { useSession, useSessionPart } from '../../../lib/session/session-context.tsx';
import { useGoToProblem } from '../../../lib/session/use-go-to-problem.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { useText } from '../messages.ts';
import classes from './problem-strip.module.css';

/** What is wrong with the schema: how much, the one in question in words, and the way to the next. It is always there. */
export function ProblemStrip() {
  const text = useText();
  const problems = useSessionPart((state) => state.problems);
  const failure = useSessionPart((state) => state.failure);
  const isChecked = useSessionPart((state) => state.checkedText !== undefined);
  const errors = useMemo(() => problems.filter(({ severity }) => severity === 'error'), [problems]);
  const notes = problems.length - errors.length;
  const { current, step } = useStepThrough(errors.length > 0 ? errors : problems);
  return (
    <section className={classes.strip} aria-label={text('strip')} data-pane="" tabIndex={-1}>
      {failure !== undefined && <span className={classes.error}>{text('failed', { reason: failure.message })}</span>}
      {failure === undefined && errors.length === 0 && (
        <span className={classes.count}>
          <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
          {text(isChecked ? 'none' : 'checking')}
        </span>
      )}
      {errors.length > 0 && (
        <span className={classes.error}>
          <IconCircleX size={16} stroke={1.6} aria-hidden="true" />
          {text('problems', { count: errors.length })}
        </span>
      )}
      {current !== undefined && (errors.length > 0 || notes > 0) && (
        <button type="button" className={classes.words} onClick={() => step(0)} title={current.message}>
          {current.place.line !== undefined && (
            <span className={classes.line}>{text('line', { line: current.place.line })}</span>
          )}
          <bdi>
            <CodedText text={current.message} />
          </bdi>
        </button>
      )}
      {current !== undefined && <FixLinks problem={current} />}
      {notes > 0 && (
        <span className={classes.notes}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
          {text('notes', { count: notes })}
        </span>
      )}
      {problems.length > 0 && (
        <Button variant="subtle" size="compact-sm" className={classes.next} onClick={() => step(1)}>
          <Keys shortcut="F8" />
          <span className={classes.nextWord}>{text('next')}</span>
        </Button>
      )}
    </section>
  );
}

/** So many ways to mend a problem stand beside it; the editor and the inspector have all. */
const SHOWN_FIXES = 2;

/** The nearest ways to mend a problem, as links. */
function FixLinks({ problem }: { readonly problem: Problem }) {
  const text = useText();
  const session = useSession();
  const checked = useSessionPart((state) => state.checkedText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fixes are of the text that was checked last.
  const fixes = useMemo(() => fixesOf(problem, session).slice(0, SHOWN_FIXES), [problem, session, checked]);
  return fixes.map(({ kind, name, run }) => (
    <button key={name} type="button" className={classes.fix} onClick={run}>
      {kind === 'name' ? text('nearest', { name }) : name}
    </button>
  ));
}

/** Which of the problems is shown, and what goes to another: `F8` and `Shift+F8`. */
function useStepThrough(problems: readonly Problem[]): {
  readonly current: Problem | undefined;
  readonly step: (by: number) => void;
} {
  const text = useText();
  const goTo = useGoToProblem();
  const [place, setPlace] = useState(0);
  const count = problems.length;
  const shown = Math.min(place, Math.max(0, count - 1));
  const step = useMemo(
    () => (by: number) => {
      if (count === 0) return;
      const next = (shown + by + count) % count;
      setPlace(next);
      const problem = problems[next];
      if (problem !== undefined) goTo(problem);
    },
    [problems, count, shown, goTo],
  );
  useCommands(
    useMemo(() => {
      const disabled = count === 0;
      const group = text('schema');
      const at = { group, disabled, inFields: true };
      return [
        { ...at, id: 'problems.next', title: text('nextProblem'), shortcut: 'F8', run: () => step(1) },
        { ...at, id: 'problems.previous', title: text('previousProblem'), shortcut: 'Shift+F8', run: () => step(-1) },
      ];
    }, [text, step, count]),
  );
  return { current: problems[shown], step };
}
