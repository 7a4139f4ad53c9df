import { civilFromDays } from '@populace/calendar';
import { fillTexts } from '../columns/fill.ts';
import type { Frame } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';
import { weekdayOf } from './calendar.ts';
import { namesOfField, type PatternPart, partsOfPattern } from './date-pattern.ts';
import { beginOfDay } from './day-columns.ts';

/** Writes one part of a pattern for a day and the microseconds of it. */
type PartWriter = (day: number, micros: number) => string;

/** Writes dates and timestamps by a pattern. */
export const formatDateKernel: Kernel = (columns, frame, { args }) => {
  const point = beginOfDay(columns[0], frame);
  const pattern = args[1]?.constant;
  const parts = partsOfPattern(pattern?.kind === 'text' ? pattern.value : '');
  if (typeof parts === 'string') throw new TypeError('The pattern was checked.');
  const writers = parts.map((part) => writerOf(part, frame));
  const longest = parts.reduce((sum, part) => sum + longestOf(part, frame), 0);
  return fillTexts(columns, longest, frame, (i) => {
    let text = '';
    for (const write of writers) text += write(point.days[i], point.micros[i]);
    return text;
  });
};

function longestOf(part: PatternPart, frame: Frame): number {
  if (part.kind === 'text') return 4 * part.text.length;
  const names = namesOfField(part.letters);
  return names === undefined ? 4 : frame.table(names.table, names.column).maxBytes;
}

function writerOf(part: PatternPart, frame: Frame): PartWriter {
  if (part.kind === 'text') return () => part.text;
  const { letters } = part;
  const names = namesOfField(letters);
  if (names !== undefined) {
    const { table, column } = names;
    const dictionary = frame.table(table, column);
    if (table === 'date.month') return (day) => dictionary.text(civilFromDays(day).month - 1);
    return (day) => dictionary.text(weekdayOf(day) - 1);
  }
  const width = letters.length;
  const value = numberOf(letters);
  return (day, micros) => String(value(day, micros)).padStart(width, '0');
}

function numberOf(letters: string): (day: number, micros: number) => number {
  switch (letters.charAt(0)) {
    case 'y':
      return (day) => civilFromDays(day).year;
    case 'M':
      return (day) => civilFromDays(day).month;
    case 'd':
      return (day) => civilFromDays(day).day;
    case 'H':
      return (_, micros) => Math.floor(micros / 3_600_000_000);
    case 'm':
      return (_, micros) => Math.floor(micros / 60_000_000) % 60;
    case 's':
      return (_, micros) => Math.floor(micros / 1_000_000) % 60;
    default:
      return (_, micros) => Math.floor(micros / 1000) % 1000;
  }
}
