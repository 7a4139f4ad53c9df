import { civilFromDays } from './civil.ts';
import type { Moment } from './moment.ts';

/** Writes a moment as ISO 8601 in UTC: a date where it has no time, else to the second, or as fine as it is. */
export function formatMoment({ days, ms, us, hasTime }: Moment): string {
  const { year, month, day } = civilFromDays(days);
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return hasTime ? `${date}T${formatTime(ms)}${formatFraction(ms % 1000, us)}Z` : date;
}

function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}:${pad(seconds % 60, 2)}`;
}

function formatFraction(ms: number, us: number): string {
  if (us > 0) return `.${pad(ms, 3)}${pad(us, 3)}`;
  return ms > 0 ? `.${pad(ms, 3)}` : '';
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
