import { CodedError } from '@populace/core';

/** A text that problems have places in. */
export interface SourceText {
  /** What people call it: a path, `standard input`, `--columns`. */
  readonly label: string;
  readonly text: string;
}

/** An error with problems that have places in a text. */
export class SourceError extends CodedError {
  readonly source: SourceText;

  constructor(source: SourceText, { code, message, problems, cause }: CodedError) {
    super(code, message, { problems, cause });
    this.source = source;
  }
}
