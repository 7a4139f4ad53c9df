import { runCommandLine } from './command-line.ts';
import { describeFailure } from './problems/failure.ts';
import { reportFailure } from './problems/report-failure.ts';

const words = process.argv.slice(2);

// What nobody waits for must not end in a stack trace either.
process.on('uncaughtException', (error) => {
  reportFailure(describeFailure(error), words.includes('--json'));
  process.exit(1);
});

const exit = await runCommandLine(words);
// After a signal something may still be waited for that never comes, such as a reader.
if (exit > 128) process.exit(exit);
process.exitCode = exit;
