import type { CounterWords } from './dialect.ts';

/**
 * Returns the options of a sequence that begins with `start`, as PostgreSQL and DuckDB have them; empty for 1, 2, 3. Sequences end at 1, or
 * at -1 where they go down, unless another bound is given.
 */
export function sequenceOptions(start: bigint, { step }: Pick<CounterWords, 'step'>): string {
  const options = [
    ...(start === 1n ? [] : [`START WITH ${start}`]),
    ...(step === 1n ? [] : [`INCREMENT BY ${step}`]),
    ...(step > 0n && start < 1n ? [`MINVALUE ${start}`] : []),
    ...(step < 0n && start > -1n ? [`MAXVALUE ${start}`] : []),
  ];
  return options.join(' ');
}
