import { listFormats, type OpenedSchema, type Shard } from '@populace/library';
import { printText, verify, type WrittenRun } from '@populace/library/node';
import { formatOptions, type GivenOption } from '../call/parse-format-options.ts';
import { coloursFor } from '../output/colours.ts';
import { jsonLine } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { renderVerified } from './render-verified.ts';
import { verifiedRecord } from './verified-record.ts';

/** What of a call says how its files were written. */
interface WrittenAs {
  readonly out?: string;
  readonly format?: string;
  readonly set?: readonly GivenOption[];
  readonly from?: number;
  readonly take?: number;
  readonly shard?: Shard;
  readonly json?: true;
}

/** Checks the files of a run, tells it on standard output, and returns the exit code. */
export async function verifyRun(opened: OpenedSchema, run: WrittenRun, flags: WrittenAs): Promise<number> {
  const { out = '', format, set = [], from, take, shard } = flags;
  const pages = listFormats().flatMap((page) => page.options);
  const options = formatOptions(set, pages);
  const source = { files: run.tables, manifest: run.manifest, window: { from, take, shard } };
  const report = await verify(opened, source, { format, options });
  const shown = { label: out, colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
  await printText(flags.json === true ? jsonLine(verifiedRecord(report, out)) : renderVerified(report, shown));
  return report.ok ? 0 : 1;
}
