import type { Place } from '../document/node.ts';
import type { ProblemCode } from './catalogue.ts';

/** One thing that is wrong (or, as a note, worth knowing) in a document. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'note';
  readonly place: Place;
  /** What is, what was expected, what to do: one sentence. */
  readonly message: string;
  /** The nearest right names, best first; empty where the mistake is not a name. */
  readonly nearest: readonly string[];
}

/** Where problems are gathered, so that a person sees all of them at once. */
export interface ProblemCollector {
  add(code: ProblemCode, place: Place, message: string, nearest?: readonly string[]): void;
  note(code: ProblemCode, place: Place, message: string): void;
}

/** A collector that keeps what it is given. */
export interface ProblemList extends ProblemCollector {
  readonly problems: readonly Problem[];
  hasErrors(): boolean;
}

/** Creates an empty list of problems. A problem that is added again at the same place with the same words is in it once. */
export function createProblemList(): ProblemList {
  const problems: Problem[] = [];
  const known = new Set<string>();
  const keep = (problem: Problem): void => {
    const { code, severity, place, message } = problem;
    const { pointer, line, column, within } = place;
    const key = JSON.stringify([code, severity, message, pointer, line, column, within?.offset, within?.length]);
    if (known.has(key)) return;
    known.add(key);
    problems.push(problem);
  };
  return {
    problems,
    add: (code, place, message, nearest = []) => keep({ code, severity: 'error', place, message, nearest }),
    note: (code, place, message) => keep({ code, severity: 'note', place, message, nearest: [] }),
    hasErrors: () => problems.some(({ severity }) => severity === 'error'),
  };
}
