import { diffIndices } from 'node-diff3';

/** A part of a text that is replaced, by offsets in the text before. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Above this, in lines that may differ, telling which of them do takes longer than anybody waits. */
const MOST_LINES = 4000;

/** Returns what leads from one text to another, in order and as little as can be, so that a cursor elsewhere stays where it is. */
export function changesBetween(before: string, after: string): readonly TextChange[] {
  const whole = trimmed({ from: 0, to: before.length, insert: after }, before);
  if (whole === undefined) return [];
  const first = whole.from === 0 ? 0 : before.lastIndexOf('\n', whole.from - 1) + 1;
  const end = before.indexOf('\n', whole.to);
  const last = end < 0 ? before.length : end;
  const linesBefore = before.slice(first, last).split('\n');
  const linesAfter = after.slice(first, last + after.length - before.length).split('\n');
  if (linesBefore.length + linesAfter.length > MOST_LINES) return [whole];
  const starts = startsOf(linesBefore, first);
  return diffIndices(linesBefore, linesAfter).flatMap(({ buffer1: [place, count], buffer2Content }) => {
    const change = lineChange({ starts, place, count, lines: buffer2Content });
    return trimmed(change, before) ?? [];
  });
}

/** The offset of each line in the text, and that after the last, as if it ended like the others. */
function startsOf(lines: readonly string[], first: number): readonly number[] {
  const starts = [first];
  for (const line of lines) starts.push((starts.at(-1) ?? first) + line.length + 1);
  return starts;
}

interface LineChange {
  readonly starts: readonly number[];
  readonly place: number;
  readonly count: number;
  readonly lines: readonly string[];
}

/** Lines that are replaced. Where all of some lines come or go, so does one line end, which the last line of a text has not. */
function lineChange({ starts, place, count, lines }: LineChange): TextChange {
  const at = (line: number) => starts[Math.min(line, starts.length - 1)] ?? 0;
  const isAtEnd = place + count >= starts.length - 1;
  if (count > 0 && lines.length > 0) return { from: at(place), to: at(place + count) - 1, insert: lines.join('\n') };
  if (!isAtEnd) return { from: at(place), to: at(place + count), insert: lines.map((line) => `${line}\n`).join('') };
  return { from: at(place) - 1, to: at(place + count) - 1, insert: lines.map((line) => `\n${line}`).join('') };
}

/** Leaves out what is the same at both ends; undefined where nothing differs. */
function trimmed({ from, to, insert }: TextChange, before: string): TextChange | undefined {
  const most = Math.min(to - from, insert.length);
  let start = 0;
  while (start < most && before.charCodeAt(from + start) === insert.charCodeAt(start)) start++;
  if (isHigh(insert.charCodeAt(start - 1)) || isHigh(before.charCodeAt(from + start - 1)))
    start = Math.max(0, start - 1);
  let end = 0;
  while (end < most - start && before.charCodeAt(to - 1 - end) === insert.charCodeAt(insert.length - 1 - end)) end++;
  if (end > 0 && isLow(before.charCodeAt(to - end))) end--;
  const change = { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
  return change.from === change.to && change.insert === '' ? undefined : change;
}

/** Whether a unit begins or ends a pair: pairs are not torn. */
function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
