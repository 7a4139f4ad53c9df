import type { Comparison, Finding, FindingGroup, TableReport, VerifyReport } from '@populace/library/node';
import type { Colours } from '../output/colours.ts';
import { alignColumns } from '../text/column-layout.ts';
import { cutToWidth } from '../text/display-width.ts';
import { counted, countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { wrapWords } from '../text/wrap-words.ts';

/** How a report is shown to people. */
interface RenderOptions {
  /** What was checked, as the call names it. */
  readonly label: string;
  readonly colours: Colours;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Renders a report: for each table what was asked beside what was found, what could not be checked, findings, and a last line. */
export function renderVerified(report: VerifyReport, options: RenderOptions): string {
  const tables = report.tables.flatMap((table) => [...renderTable(table, options), '']);
  const skipped = renderSkipped(report, options);
  const findings = report.findings.flatMap((group) => [...renderGroup(group, options), '']);
  return [...tables, ...skipped, ...findings, lastLine(report, options), ''].join('\n');
}

function renderTable(
  { table, files, rows, comparisons }: TableReport,
  { colours, width }: RenderOptions,
): readonly string[] {
  const [first = '', ...others] = files;
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'more file')}`;
  const head = `${visibleText(table)}: ${counted(rows, 'row')} from ${visibleText(first)}${more}`;
  return [colours.bold(cutToWidth(head, width)), ...comparisonLines(comparisons, width, colours)];
}

/** The least and the greatest width of what was looked at and what was asked; what was found has the rest. */
const [WHAT, ASKED] = [0.42, 0.26];

function comparisonLines(comparisons: readonly Comparison[], width: number, colours: Colours): readonly string[] {
  const room = width - 8;
  const cells = comparisons.map(({ what, asked, found, isMet }) => [
    isMet ? '✓' : '✗',
    cutToWidth(visibleText(what), Math.floor(room * WHAT)),
    cutToWidth(visibleText(asked), Math.floor(room * ASKED)),
    visibleText(found),
  ]);
  const lines = alignColumns([['', 'checked', 'asked', 'found'], ...cells]);
  return lines.map((line, at) => {
    const cut = cutToWidth(`  ${line}`, width);
    if (at === 0) return colours.dim(cut);
    return comparisons[at - 1]?.isMet === true ? cut : colours.red(cut);
  });
}

/** So many things that could not be checked are told; all of them stand in the JSON. */
const MOST_SKIPPED = 12;

function renderSkipped({ skipped }: VerifyReport, { colours, width }: RenderOptions): readonly string[] {
  if (skipped.length === 0) return [];
  const lines = skipped
    .slice(0, MOST_SKIPPED)
    .flatMap(({ table, what, why }) => wrapWords(visibleText(`${table}.${what}: ${why}`), width, '  '));
  const left = skipped.length - MOST_SKIPPED;
  const more = left > 0 ? [`  … and ${countWords(left)} more`] : [];
  return [colours.bold('not checked'), ...[...lines, ...more].map(colours.dim), ''];
}

function renderGroup({ code, count, shown, remedy }: FindingGroup, { colours }: RenderOptions): readonly string[] {
  const lines = shown.map((finding) => {
    const where = colours.bold(visibleText(placeOf(finding)));
    return [where, colours.red(code), visibleText(finding.message)].join('  ');
  });
  const left = count - shown.length;
  const more = left > 0 ? [`    … and ${countWords(left)} more`] : [];
  return [...lines, ...more, `    ${colours.green(remedy)}`];
}

/** The file and the line where that is known, else the table. */
function placeOf({ file, line, table }: Finding): string {
  if (file === null) return table === '' ? 'populace' : table;
  return line === null ? file : `${file}:${line}`;
}

function lastLine({ ok, tables, rows, count }: VerifyReport, { label, colours }: RenderOptions): string {
  const size = `${counted(tables.length, 'table')}, ${counted(rows, 'row')}`;
  const verdict = ok ? colours.green('nothing found') : colours.red(counted(count, 'finding'));
  return `${visibleText(label)}: ${verdict} (${size})`;
}
