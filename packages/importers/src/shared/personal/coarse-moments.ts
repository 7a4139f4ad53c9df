import type { MomentForm } from '../values/moment-form.ts';

const DAY_MS = 86_400_000;
/** Two months at most: in so few days, months would say something else. */
const LEAST_DAYS = 62;

/**
 * Rounds the first and the last moment outward, as they are those of two rows: to whole months, to whole days where all are within two
 * months, to whole hours of one day, and of times of day.
 * @example coarseMoments({ kind: 'date', least: '2021-07-16', greatest: '2024-02-03', … }) // ['2021-07-01', '2024-02-29']
 */
export function coarseMoments({ kind, least, greatest }: MomentForm): readonly [string, string] {
  if (kind === 'time') return least === greatest ? [least, greatest] : wholeHours(least, greatest);
  const [from, to] = [least.slice(0, 10), greatest.slice(0, 10)];
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const [start, end] = kind === 'date' ? ['', ''] : ['T00:00:00', 'T23:59:59'];
  if (days >= LEAST_DAYS) return [`${from.slice(0, 7)}-01${start}`, `${lastDayOf(to)}${end}`];
  if (kind === 'date' || least === greatest) return [least, greatest];
  return days > 0 ? [`${from}${start}`, `${to}${end}`] : wholeHours(least, greatest);
}

/** The times of day are at the end, with or without parts of seconds. */
function wholeHours(least: string, greatest: string): readonly [string, string] {
  return [hourOf(least, '00:00'), hourOf(greatest, '59:59')];
}

function hourOf(moment: string, rest: string): string {
  return moment.replace(/(\d{2}):\d{2}:\d{2}(?:\.\d+)?$/, `$1:${rest}`);
}

function lastDayOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${day.slice(0, 7)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
}
