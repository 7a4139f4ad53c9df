/** A cell as people read it: the share in per cent rounded down, `–` for none, `?` where no judge knows. */
export function cellText(cell) {
  if (cell === undefined || cell === 'none') return '–';
  if (typeof cell === 'string') return '?';
  const tenths = Math.floor((1000 * cell.ok) / cell.n);
  const isNearly = tenths >= 990 && tenths < 1000;
  return isNearly ? `${Math.floor((100_000 * cell.ok) / cell.n) / 1000}` : `${tenths / 10}`;
}

/** A number with commas; `–` for none. */
export function numberText(number) {
  return number === undefined || number === null ? '–' : number.toLocaleString('en');
}

/** The least and the greatest of some counts, those that are there: `2,000 to 100,000`. */
export function rangeText(counts) {
  const known = counts.filter((count) => count !== undefined);
  const ends = [Math.min(...known), Math.max(...known)].map(numberText);
  return [...new Set(ends)].join(' to ');
}
