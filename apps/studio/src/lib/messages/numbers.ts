const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const smallShare = new Intl.NumberFormat(undefined, { style: 'percent', maximumSignificantDigits: 2 });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** From so many on, digits say less than their number: 10^15. */
const LONG = 10n ** 15n;

/** A whole number with its groups, never shortened: `1,204,000`. From 10^15 on as a power of ten: `8.5 × 10³⁷`. */
export function formatCount(count: number | bigint): string {
  return count >= LONG || count <= -LONG ? formatPower(count) : whole.format(count);
}

function formatPower(count: number | bigint): string {
  const [mantissa = '0', exponent = '0'] = Number(count).toExponential(1).split('e+');
  const power = [...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${short.format(Number(mantissa))} × 10${power}`;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A share from 0 to 1 as `4.5 %`; one below 0.1 % with two digits that count: `0.02 %`. */
export function formatShare(value: number): string {
  return value > 0 && value < 0.001 ? smallShare.format(value) : share.format(value);
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
