import { predictLength } from 'client-zip';
import type { SizeAnswer } from '../../lib/engine/engine-calls.ts';
import type { ExportChoice } from './export-choice.ts';

/** How large an export will be, and how long it takes here. */
export interface Estimate {
  readonly rows: number;
  readonly bytes: number;
  readonly seconds: number;
}

interface FileParts {
  /** What is known of each chosen table, in their order. */
  readonly tables: readonly SizeAnswer[];
  /** The names that they have in an archive. */
  readonly names: readonly string[];
  /** Threads that make rows. */
  readonly threads: number;
  /** How long those threads take to start: most of a small export. */
  readonly startMs: number;
}

/** Returns how large the file of a choice will be: its tables, packed, and what an archive adds. */
export function estimateFile(choice: ExportChoice, { tables, names, threads, startMs }: FileParts): Estimate {
  const { packing } = choice;
  const sizes = tables.map(({ bytes, packed }) => packed?.bytes ?? bytes);
  const files = sizes.map((size, place) => ({ name: names[place] ?? '', size: BigInt(size) }));
  const bytes = packing === 'zip' ? Number(predictLength(files)) : sumOf(sizes);
  // The tables of a script are made by one thread, and whatever is packed goes through one.
  const making = sumOf(tables.map(({ ms }) => ms)) / (packing === 'script' ? 1 : threads);
  const packingMs = sumOf(tables.map(({ packed }) => packed?.ms ?? 0));
  const seconds = (startMs + Math.max(making, packingMs)) / 1000;
  return { rows: sumOf(tables.map(({ rows }) => rows)), bytes, seconds };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
