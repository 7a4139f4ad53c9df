import { coloursFor } from '../output/colours.ts';
import { jsonLine } from '../output/json-text.ts';
import { writeError } from '../output/stderr.ts';
import { widthOf } from '../output/terminal.ts';
import { type Failure, recordOf } from './failure.ts';
import { renderProblems } from './render-problems.ts';

/** Tells a failure on standard error, as one JSON object where machines listen. */
export function reportFailure(failure: Failure, asJson: boolean): void {
  writeError(asJson ? jsonLine(failureRecord(failure)) : renderFailure(failure));
}

function renderFailure({ problems, source }: Failure): string {
  const options = { source, colours: coloursFor(process.stderr), width: widthOf(process.stderr) };
  return renderProblems(problems, options);
}

function failureRecord({ code, exit, problems, source }: Failure): object {
  return { ok: false, exit, code, problems: problems.map((problem) => recordOf(problem, source?.label)) };
}
