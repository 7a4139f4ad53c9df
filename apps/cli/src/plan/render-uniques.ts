import type { PlanSummary, UniqueSummary } from '@populace/library';
import { alignColumns } from '../text/column-layout.ts';
import { capacityWords, counted, countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** What is unique in a table. */
export interface TableUnique extends UniqueSummary {
  readonly table: string;
}

/** Everything that a schema asks to be unique. */
export function uniquesOf({ tables }: PlanSummary): readonly TableUnique[] {
  return tables.flatMap(({ name, uniques }) => uniques.map((unique) => ({ table: name, ...unique })));
}

const TITLES = ['  unique', 'room for', 'used by', 'share'];

/** Renders how many values uniques have room for, and how many are used; nothing where there are none. */
export function renderUniques(uniques: readonly TableUnique[]): string {
  if (uniques.length === 0) return '';
  return `${alignColumns([TITLES, ...uniques.map(cells)]).join('\n')}\n`;
}

function cells({ table, columns, capacity, used, share, within }: TableUnique): readonly string[] {
  const names = columns.map(visibleText).join(', ');
  return [
    `  ${visibleText(table)}.${columns.length === 1 ? names : `(${names})`}`,
    capacity === undefined ? 'every row' : capacityWords(capacity),
    within === undefined ? counted(used, 'row') : `up to ${countWords(used)} per row of ${visibleText(within)}`,
    capacity === undefined ? '–' : shareWords(share),
  ];
}

/** In per cent, with three digits; small ones are not shown as nothing. */
function shareWords(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 0.001 ? 'under 0.001 %' : `${Number(percent.toPrecision(3))} %`;
}
