import { counted, countWords } from '@populace/recipes';

export { counted, countWords };

/** Writes a size with three digits: `512 B`, `84.3 kB`, `1.20 GB`; a kB has 1,000 bytes. */
export function byteWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB', 'PB'];
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${threeDigits(size)} ${units[unit]}`;
}

/** Writes a count of any size: with all its digits, or as a power of ten where there are too many to read. */
export function capacityWords(digits: string): string {
  return digits.length <= 15 ? countWords(BigInt(digits)) : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}

/** Writes a time: `0.12 s`, `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function timeWords(seconds: number): string {
  if (seconds < 9.995) return `${seconds.toFixed(2)} s`;
  return wholeTimeWords(Math.round(seconds));
}

/** Writes a time in whole seconds: `8 s`, `3 min 20 s`, `2 h 5 min`. */
export function wholeTimeWords(whole: number): string {
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${countWords(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

function threeDigits(size: number): string {
  if (size < 9.995) return size.toFixed(2);
  return size < 99.95 ? size.toFixed(1) : size.toFixed(0);
}
