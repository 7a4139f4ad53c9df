import type { Duration } from './moment.ts';

/** Writes a duration as ISO 8601: `P1Y2M`, `P3DT4H`, `PT0.25S`; the empty one is `PT0S`. */
export function formatDuration({ months, ms }: Duration): string {
  const [days, afterDays] = [Math.floor(ms / 86_400_000), ms % 86_400_000];
  const [hours, afterHours] = [Math.floor(afterDays / 3_600_000), afterDays % 3_600_000];
  const [minutes, rest] = [Math.floor(afterHours / 60_000), afterHours % 60_000];
  const date = `${part(Math.floor(months / 12), 'Y')}${part(months % 12, 'M')}${part(days, 'D')}`;
  const time = `${part(hours, 'H')}${part(minutes, 'M')}${part(rest / 1000, 'S')}`;
  if (date === '' && time === '') return 'PT0S';
  return `P${date}${time && `T${time}`}`;
}

function part(count: number, unit: string): string {
  return count === 0 ? '' : `${count}${unit}`;
}
