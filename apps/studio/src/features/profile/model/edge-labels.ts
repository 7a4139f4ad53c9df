const MOST_DIGITS = 9;

/** The edges of bins as they are written below them: of times, what is the same for all is left out. */
export function edgeLabels(edges: readonly (number | string)[]): readonly string[] {
  const times = edges.filter((edge) => typeof edge === 'string');
  if (times.length < edges.length) return edges.map((edge) => numberLabel(Number(edge)));
  const short = times.map((time) => timeLabel(time).replace(/\.0+$/, ''));
  for (const rest of ENDINGS) {
    if (short.every((time) => time.endsWith(rest))) return short.map((time) => time.slice(0, -rest.length));
  }
  return short;
}

/** What can be left out where every edge ends so, the longest first. */
const ENDINGS = ['-01-01 00:00:00', '-01 00:00:00', ' 00:00:00', '-01-01', '-01', ':00'] as const;

/** A point in time as people read it. */
export function timeLabel(time: string): string {
  return time.replace('T', ' ').replace(/Z$/, '');
}

/** A number with its groups; a very long one by its first digits and its power of ten. */
export function numberLabel(number: number): string {
  const isLong = number !== 0 && (Math.abs(number) >= 10 ** MOST_DIGITS || Math.abs(number) < 1e-4);
  if (isLong) return scientific.format(number);
  return plain.format(number);
}

const scientific = new Intl.NumberFormat(undefined, { notation: 'scientific', maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 12 });
