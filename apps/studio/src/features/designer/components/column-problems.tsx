import { Button } from '@mantine/core';
import type { Problem } from '@populace/library';
import { useMemo } from 'react';
import { quickFixesOf } from '../../../lib/document/quick-fixes.ts';
import { useSessionPart } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { CodedText } from '../../../ui/coded-text.tsx';
import classes from './inspector.module.css';

/** What is wrong with a column as a whole, with the ways to mend it. */
export function ColumnProblems({ problems }: { readonly problems: readonly Problem[] }) {
  return problems.map((problem) => <ColumnProblem key={`${problem.code} ${problem.message}`} problem={problem} />);
}

function ColumnProblem({ problem }: { readonly problem: Problem }) {
  const tryEdit = useTryEdit();
  const checked = useSessionPart((state) => state.checkedText);
  const fixes = useMemo(() => (checked === undefined ? [] : quickFixesOf(problem, checked)), [problem, checked]);
  return (
    <div className={problem.severity === 'error' ? classes.problem : classes.summary}>
      <p>
        <CodedText text={problem.message} />
      </p>
      {fixes.length > 0 && (
        <ul>
          {fixes.map(({ label, edit, step }) => (
            <li key={label}>
              <Button size="compact-sm" onClick={() => tryEdit(edit, step)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
