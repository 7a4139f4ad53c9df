import type { Failure } from './engine-calls.ts';

/** The engine could not do what it was asked: the code of the catalogue, a sentence, and the problems of the schema if there are. */
export class EngineError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'EngineError';
    this.failure = failure;
  }
}

/** Returns what went wrong as words and a code, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof EngineError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message, problems: [] };
}
