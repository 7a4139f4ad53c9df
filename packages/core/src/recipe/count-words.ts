/** Writes a count with commas between thousands: `1,234,567`. */
export function countWords(count: number | bigint): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
