import type { SampleTable } from '../columns/propose-table.ts';
import { evidenceOf } from '../proposal/evidence.ts';

/** The rows of a table without any in the file. */
const ROWS_OF_NOTHING = 100;

/** The rows of the whole file: counted where all of it was read, else estimated by the share that was. */
export function countRows(seen: number, share: number): Pick<SampleTable, 'rows' | 'evidence'> {
  if (seen === 0) return { rows: ROWS_OF_NOTHING, evidence: [evidenceOf('no-rows')] };
  if (share === 1) return { rows: seen, evidence: [evidenceOf('rows-counted', { rows: seen })] };
  const rows = Math.max(seen, roundedTo2(seen / share));
  return { rows, evidence: [evidenceOf('rows-estimated', { rows }), evidenceOf('rows-sampled', { rows: seen })] };
}

function roundedTo2(number: number): number {
  return Number(number.toPrecision(2));
}
