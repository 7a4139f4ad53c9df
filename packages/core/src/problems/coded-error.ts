import type { ProblemCode } from './catalogue.ts';
import type { Problem } from './problem.ts';

/** What stops the work: an error with a code of the catalogue, and the problems that led to it where there are any. */
export class CodedError extends Error {
  readonly code: ProblemCode;
  readonly problems: readonly Problem[];

  constructor(code: ProblemCode, message: string, more: { problems?: readonly Problem[]; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'CodedError';
    this.code = code;
    this.problems = more.problems ?? [];
  }
}

/** Returns the error that reports a document's problems: its code is that of the first error. */
export function errorOfProblems(problems: readonly Problem[]): CodedError {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  if (first === undefined) return new CodedError('internal', 'An error was reported without a problem.');
  const near = first.nearest.length > 0 ? `; did you mean ${first.nearest.join(' or ')}?` : '';
  const rest = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return new CodedError(first.code, `${first.message}${near}${rest}`, { problems });
}
