import type { FilePlan, MemberPlan, OutputPlan, PartsPlan, Split } from '@populace/library/node';
import { alignColumns } from '../text/column-layout.ts';
import { counted, countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** More files than these are told by their number. */
const MOST_FILES = 20;

const TITLES = ['  file', 'format', 'compression', 'table', 'rows', 'made in'];

/**
 * Renders where the rows of a plan go: each file with what stands in it, and how that may be cut into parts. With a `split` by bytes or
 * values, the number of files depends on the rows, so there is one line per table.
 */
export function renderOutput({ archive, files, manifest }: OutputPlan, split?: Split): string {
  const unit = split === undefined || 'rows' in split ? 'file' : 'table';
  const where = archive === undefined ? '' : ` in ${visibleText(archive)}`;
  const beside = manifest === undefined ? '' : `, and the manifest ${visibleText(manifest)}`;
  const head = `Output: ${counted(files.length, unit)}${splitWords(split)}${where}${beside}`;
  const shown = files.slice(0, MOST_FILES).flatMap(fileLines);
  const more = files.length - MOST_FILES;
  return `${[head, ...alignColumns([TITLES, ...shown]), ...(more > 0 ? [`  and ${counted(more, `more ${unit}`)}`] : [])].join('\n')}\n`;
}

function splitWords(split: Split | undefined): string {
  if (split === undefined || 'rows' in split) return '';
  if ('by' in split) return `, split into one folder per value of ${visibleText(split.by)}`;
  return `, split into files of at most ${counted(split.bytes, 'byte')} each`;
}

function fileLines({ path, format, compression, members }: FilePlan): readonly (readonly string[])[] {
  const file = [`  ${visibleText(path)}`, format, compression ?? '–'];
  return members.map((member, at) => [...(at === 0 ? file : ['', '', '']), ...memberCells(member)]);
}

function memberCells({ table, rows, parts }: MemberPlan): readonly string[] {
  const which =
    'by' in rows ? `by ${visibleText(rows.by)}` : `${counted(rows.take, 'row')} from ${countWords(rows.from)}`;
  return [visibleText(table), which, parts === undefined ? 'one piece' : partWords(parts)];
}

function partWords({ rows, areBlocks, groupRows }: PartsPlan): string {
  const parts = `${areBlocks ? 'blocks' : 'batches'} of ${counted(rows, 'row')}`;
  return groupRows === undefined ? parts : `${parts}, groups of ${countWords(groupRows)}`;
}
