const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** A whole number with its groups, never shortened: `1,204,000`. */
export function formatCount(count: number | bigint): string {
  return whole.format(count);
}

/** A share from 0 to 1 as `4.5 %`. */
export function formatShare(value: number): string {
  return share.format(value);
}

/** Bytes in kB, MB, GB of powers of ten. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${short.format(bytes / 1000 ** step)} ${units[step]}`;
}

/** A length of time: `0.4 s`, `12 s`, `3 min`, `2 h`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${short.format(seconds)} s`;
  if (seconds < 90) return `${whole.format(seconds)} s`;
  if (seconds < 5400) return `${whole.format(seconds / 60)} min`;
  return `${short.format(seconds / 3600)} h`;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: `12 minutes ago`, `yesterday`; a date beyond a month. */
export function formatAgo(then: number, now: number): string {
  const passed = now - then;
  if (passed > 30 * 86_400_000) return moment.format(then);
  const step = STEPS.find(([, ms]) => passed >= ms);
  return step === undefined ? relative.format(0, 'second') : relative.format(-Math.floor(passed / step[1]), step[0]);
}

/** The time of day of a moment. */
export function formatClock(then: number): string {
  return clock.format(then);
}
