import type { WriteProgress } from '@populace/library/node';
import { coloursFor } from '../output/colours.ts';
import { writeError } from '../output/stderr.ts';
import { widthOf } from '../output/terminal.ts';
import { cutToWidth } from '../text/display-width.ts';
import { byteWords, countWords, wholeTimeWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** A line of progress that is written anew now and then. */
export interface ProgressLine {
  show(progress: WriteProgress): void;
  /** Takes the line away. */
  clear(): void;
}

const PAUSE_MS = 100;
/** What is done sooner needs no line. */
const FIRST_MS = 300;
const TO_LINE_START = '\r\u001b[2K';

/** Creates the line on standard error. */
export function createProgressLine(): ProgressLine {
  const colours = coloursFor(process.stderr);
  const begin = performance.now();
  let nextAt = begin + FIRST_MS;
  let shown = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now < nextAt) return;
      nextAt = now + PAUSE_MS;
      shown = true;
      const words = progressWords(progress, (now - begin) / 1000);
      writeError(`${TO_LINE_START}${colours.dim(cutToWidth(words, widthOf(process.stderr) - 1))}`);
    },
    clear() {
      if (shown) writeError(TO_LINE_START);
      shown = false;
    },
  };
}

/** Words while rows are counted, such as `rows of sales  34 % of shops counted`; later such as `orders  45 %  1,234,567 rows  850,000 rows/s  120 MB  3 s left`. */
export function progressWords({ table, rows, rowsTotal, bytes, counting }: WriteProgress, seconds: number): string {
  if (counting !== undefined)
    return `${visibleText(counting.name)}  ${percent(counting.counted, counting.of)} of ${visibleText(counting.table)} counted`;
  const perSecond = seconds > 0 ? Math.round(rows / seconds) : 0;
  const left = perSecond > 0 ? [`${wholeTimeWords(Math.ceil((rowsTotal - rows) / perSecond))} left`] : [];
  return [
    visibleText(table),
    percent(rows, rowsTotal),
    `${countWords(rows)} rows`,
    `${countWords(perSecond)} rows/s`,
    byteWords(bytes),
    ...left,
  ].join('  ');
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 100)} %`;
}
