/** Writes a count with commas between thousands: `1,234,567`. */
export function countWords(count: number | bigint): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Writes a count with its noun: `1 text`, `2,000 texts`. */
export function counted(count: number, noun: string): string {
  return `${countWords(count)} ${noun}${count === 1 ? '' : 's'}`;
}
