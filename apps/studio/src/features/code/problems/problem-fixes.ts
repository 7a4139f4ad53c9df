import type { Text } from '@codemirror/state';
import type { Problem } from '@populace/library';
import type { Session } from '../../../lib/session/create-session.ts';
import { lineEndOf, withLineEnds, withPlainLines } from '../text/line-ends.ts';
import type { ProblemMark } from './problem-marks.ts';

/** A way to mend a problem at once: another word in the place of the wrong one. */
export interface ProblemFix {
  readonly name: string;
  readonly run: () => void;
}

/** Returns the ways to mend a problem, the nearest first. */
export function fixesOf({ problem, from, to }: ProblemMark, doc: Text, session: Session): readonly ProblemFix[] {
  const word = doc.sliceString(from, to);
  if (!isAbout(problem, word)) return [];
  return problem.nearest.map((name) => ({
    name,
    run() {
      const lineEnd = lineEndOf(session.state().history.text);
      const mended = `${doc.sliceString(0, from)}${inStyleOf(word, name)}${doc.sliceString(to)}`;
      const label = { key: 'quick-fix', values: { what: name } };
      session.dispatch({
        kind: 'edit',
        text: withLineEnds(withPlainLines(mended), lineEnd),
        label,
        at: performance.now(),
      });
    },
  }));
}

/** Whether the marked word is the wrong one, and not only where it is used. */
function isAbout({ message }: Problem, word: string): boolean {
  const bare = word.replace(/^(["'])(.*)\1$/, '$2');
  const named = /"((?:[^"\\]|\\.)*)"/g;
  return [...message.matchAll(named)].some(([, name = '']) => name !== '' && bare.includes(name));
}

function inStyleOf(word: string, name: string): string {
  const quote = word[0];
  if (quote === '"') return JSON.stringify(name);
  if (quote === "'") return `'${name.replaceAll("'", "''")}'`;
  return /^[\w.][\w.-]*$/.test(name) ? name : JSON.stringify(name);
}
