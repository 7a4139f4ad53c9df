const SECOND = 1_000_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes whole microseconds as ISO 8601: `P3DT4H`, `PT0.25S`, `-PT90M` as `-PT1H30M`; nothing is `PT0S`. */
export function durationText(micros: number): string {
  const size = Math.abs(micros);
  const days = Math.floor(size / DAY);
  const hours = Math.floor((size % DAY) / HOUR);
  const minutes = Math.floor((size % HOUR) / MINUTE);
  const rest = size % MINUTE;
  const seconds = `${Math.floor(rest / SECOND)}${fractionOf(rest % SECOND)}`;
  const time = `${part(hours, 'H')}${part(minutes, 'M')}${rest === 0 ? '' : `${seconds}S`}`;
  if (days === 0 && time === '') return 'PT0S';
  return `${micros < 0 ? '-' : ''}P${part(days, 'D')}${time === '' ? '' : `T${time}`}`;
}

function part(count: number, unit: string): string {
  return count === 0 ? '' : `${count}${unit}`;
}

function fractionOf(micros: number): string {
  return micros === 0 ? '' : `.${String(micros).padStart(6, '0').replace(/0+$/, '')}`;
}
