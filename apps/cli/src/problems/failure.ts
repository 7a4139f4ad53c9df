import { CodedError, catalogue, type Problem, type ProblemCode } from '@populace/core';
import { referenceOf } from './reference.ts';
import { SourceError, type SourceText } from './source-error.ts';

/** What came in the way, for people and machines. */
export interface Failure {
  readonly code: ProblemCode;
  readonly exit: number;
  /** At least one; errors and notes. */
  readonly problems: readonly Problem[];
  readonly source: SourceText | undefined;
}

/** A problem as machines read it. */
export interface ProblemRecord {
  readonly code: ProblemCode;
  readonly severity: Problem['severity'];
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly pointer: string;
  readonly nearest: readonly string[];
  readonly remedy: string;
}

/** Describes whatever was thrown. What has no code is a defect of ours and gets a reference. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof CodedError)) return describeDefect(error);
  const { code, message } = error;
  const problems = error.problems.length > 0 ? error.problems : [placeless(code, message)];
  if (code === 'internal') return describeDefect(error);
  const source = error instanceof SourceError ? error.source : undefined;
  return { code, exit: catalogue[code].exit, problems, source };
}

/** Returns a problem as machines read it. */
export function recordOf(problem: Problem, file: string | undefined): ProblemRecord {
  const { code, severity, message, place, nearest } = problem;
  return {
    code,
    severity,
    message,
    file: file ?? null,
    line: place.line ?? null,
    column: place.column ?? null,
    pointer: place.pointer,
    nearest,
    remedy: catalogue[code].remedy,
  };
}

/** Makes a problem that has no place. */
export function placeless(code: ProblemCode, message: string, nearest: readonly string[] = []): Problem {
  return { code, severity: 'error', place: { pointer: '' }, message, nearest };
}

function describeDefect(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = `Populace has a defect (reference ${referenceOf(error)}): ${message}. Please report it with the reference and what you did.`;
  return { code: 'internal', exit: 1, problems: [placeless('internal', sentence)], source: undefined };
}
