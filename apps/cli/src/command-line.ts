import { CodedError } from '@populace/core';
import { printText } from '@populace/library/node';
import { CommanderError } from 'commander';
import { usageOfCommander } from './call/usage-of-commander.ts';
import { describeFailure, type Failure } from './problems/failure.ts';
import { reportFailure } from './problems/report-failure.ts';
import { usageError } from './problems/usage.ts';
import { createProgram } from './program.ts';
import { type Cancellation, createCancellation } from './run/signals.ts';

/** Runs one call of the command line and returns its exit code: 0, 1, 2, 129, 130 or 143. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  let exit = 0;
  let cancellation: Cancellation | undefined;
  const start = (): Cancellation => {
    cancellation ??= createCancellation();
    return cancellation;
  };
  try {
    await runProgram(words, start, (code) => {
      exit = code;
    });
    return exit;
  } catch (error) {
    const failure = failureOf(error, cancellation?.exit());
    reportFailure(failure, words.includes('--json'));
    return failure.exit;
  } finally {
    cancellation?.end();
  }
}

/** Whatever failed after a signal, failed because of it. */
function failureOf(error: unknown, exitOfSignal: number | undefined): Failure {
  if (exitOfSignal === undefined) return describeFailure(error);
  const message = 'The run was cancelled; it left no file.';
  const cancelled = describeFailure(new CodedError('run/cancelled', message, { cause: error }));
  return { ...cancelled, exit: exitOfSignal };
}

async function runProgram(
  words: readonly string[],
  start: () => Cancellation,
  setExit: (code: number) => void,
): Promise<void> {
  let printed = '';
  const print = (text: string): void => {
    printed += text;
  };
  const program = createProgram(words, { createCancellation: start, setExit, print });
  if (words.length === 0) {
    const names = program.commands.map((command) => command.name()).join(', ');
    throw usageError(`The command is missing: ${names}; see populace --help.`);
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageOfCommander(error, program, words);
  }
  if (printed !== '') await printText(printed);
}
