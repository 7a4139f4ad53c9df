import type { Problem } from '@populace/library';
import { IconCircleX, IconInfoCircle, IconWand } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ProblemFix } from '../../lib/session/problem-fixes.ts';
import { Keys } from '../keys.tsx';
import { useText } from './messages.ts';
import classes from './problem-card.module.css';

export interface ProblemCardProps {
  readonly problems: readonly { readonly problem: Problem; readonly fixes: readonly ProblemFix[] }[];
  /** Whether the first fix is focused as soon as it is there. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** What is wrong at a place in the text, and what mends it. */
export function ProblemCard({ problems, takesFocus, onClose }: ProblemCardProps) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) fixesIn(card.current)[0]?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      moveFocus(card.current, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={card} className={classes.card} onKeyDown={onKeyDown}>
      {problems.map(({ problem, fixes }, place) => (
        <section key={`${problem.code} ${problem.place.pointer}`} className={classes.problem}>
          <div className={classes.head}>
            <SeverityIcon severity={problem.severity} />
            <p className={classes.sentence}>
              <Sentence message={problem.message} />
            </p>
          </div>
          <p className={classes.place}>
            {text('place', { code: problem.code, line: problem.place.line ?? 1, column: problem.place.column ?? 1 })}
          </p>
          {fixes.length > 0 && (
            <ul className={classes.fixes} aria-label={text('fixes')}>
              {fixes.map(({ kind, name, run }, order) => (
                <li key={name}>
                  <button type="button" className={classes.fix} onClick={run}>
                    <IconWand className={classes.wand} size={16} stroke={1.6} aria-hidden="true" />
                    <span className={classes.words}>
                      {kind === 'words' ? (
                        name
                      ) : (
                        <>
                          {text('changeTo')} <code>{name}</code>
                        </>
                      )}
                    </span>
                    {place === 0 && order === 0 && <Keys shortcut="Alt+Enter" />}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function SeverityIcon({ severity }: Pick<Problem, 'severity'>) {
  const Icon = severity === 'error' ? IconCircleX : IconInfoCircle;
  return <Icon className={classes.icon} data-severity={severity} size={16} stroke={1.6} aria-hidden="true" />;
}

/** A sentence of the engine, with what stands in quotation marks as code. */
function Sentence({ message }: { readonly message: string }) {
  const parts = message.split(/"((?:[^"\\]|\\.)*)"/);
  // The parts of a sentence have no other name than their place.
  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order.
  return parts.map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

function fixesIn(card: HTMLElement | null): readonly HTMLElement[] {
  return [...(card?.querySelectorAll('button') ?? [])];
}

function moveFocus(card: HTMLElement | null, by: number): void {
  const fixes = fixesIn(card);
  const at = fixes.findIndex((fix) => fix.matches(':focus'));
  fixes[(at + by + fixes.length) % fixes.length]?.focus();
}
