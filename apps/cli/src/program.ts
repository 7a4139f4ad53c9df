import { version } from '@populace/library';
import { Command, CommanderError, Option } from 'commander';
import { addAssemble } from './commands/assemble.ts';
import { addCheck } from './commands/check.ts';
import { addCredits } from './commands/credits.ts';
import { addExplain } from './commands/explain.ts';
import { addGenerate } from './commands/generate.ts';
import { addInfer } from './commands/infer.ts';
import { addInit } from './commands/init.ts';
import { addList } from './commands/list.ts';
import { addPreview } from './commands/preview.ts';
import { addSchema } from './commands/schema.ts';
import { addServe } from './commands/serve.ts';
import { addTypes } from './commands/types.ts';
import { addVerify } from './commands/verify.ts';
import type { Cancellation } from './run/signals.ts';

/** What a call needs from the process around it. */
export interface ProgramSurroundings {
  readonly createCancellation: () => Cancellation;
  readonly setExit: (code: number) => void;
  /** Takes the text of help and version. */
  readonly print: (text: string) => void;
}

const EXAMPLES = `
Examples:
  populace init shop.yaml
  populace preview shop.yaml
  populace generate shop.yaml --out out/
  populace serve

Exit codes: 0 done, 1 the work failed, 2 the call or the schema is wrong, 129, 130 and 143 stopped by a signal.`;

type AddCommand = (program: Command, surroundings: ProgramSurroundings) => void;

/** Adds each command; they are in the order in which help lists them. */
const commands: ReadonlyMap<string, AddCommand> = new Map<string, AddCommand>([
  ['generate', (program, { createCancellation, setExit }) => addGenerate(program, createCancellation, setExit)],
  ['preview', addPreview],
  ['explain', addExplain],
  ['check', (program, { setExit }) => addCheck(program, setExit)],
  ['verify', (program, { setExit }) => addVerify(program, setExit)],
  ['assemble', (program, { createCancellation }) => addAssemble(program, createCancellation)],
  ['serve', (program, { createCancellation, setExit }) => addServe(program, createCancellation, setExit)],
  ['list', addList],
  ['types', addTypes],
  ['init', addInit],
  ['infer', addInfer],
  ['schema', addSchema],
  ['credits', addCredits],
]);

/**
 * Creates the program for a call. Where its first word is a command, the others are left out, because each takes time to set up. The
 * program never ends the process and prints nothing by itself.
 */
export function createProgram(words: readonly string[], surroundings: ProgramSurroundings): Command {
  const program = new Command('populace')
    .description('Makes believable sample data from a schema: the same every time, at any size.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help of a command')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: surroundings.print, writeErr: () => undefined })
    .addHelpText('after', EXAMPLES)
    .addOption(new Option('-V').hideHelp());
  // Commander takes one letter an option; this is how it ends a call of --version itself.
  program.on('option:V', () => {
    surroundings.print(`${version}\n`);
    throw new CommanderError(0, 'commander.version', version);
  });
  const called = commands.get(words[0] ?? '');
  for (const add of called === undefined ? commands.values() : [called]) add(program, surroundings);
  return program;
}
