import { allThat, type ColumnSample } from './column-sample.ts';

/** Units that stand behind numbers; other words do not count, as they could be anything. */
const UNITS =
  '% ‰ ° °C °F mg g kg t ml cl l L mm cm m km m² m2 m³ m3 ha in ft lb lbs oz mi mph km/h h min s ms W kW kWh MW MWh V A Hz kHz MHz GHz B kB KB MB GB TB px pt bar hPa Pa Nm N J kJ kcal rpm';
const MARK = UNITS.split(' ')
  .sort((a, b) => b.length - a.length)
  .join('|');
const MEASURED = new RegExp(`^([+-]?\\d[\\d.,'’]*)([ \\u00a0\\u202f]?)(${MARK})$`, 'u');

/** Numbers with one unit behind each of them. */
export interface UnitColumn {
  /** The unit, with the space before it. */
  readonly unit: string;
  /** The column without it. */
  readonly bare: ColumnSample;
}

/** Finds the unit that all values of a column bear. */
export function findUnit(sample: ColumnSample): UnitColumn | undefined {
  const units = new Set<string>();
  const isMeasured = allThat(sample, (cell) => {
    const [, , gap = '', unit] = MEASURED.exec(cell.trim()) ?? [];
    if (unit !== undefined) units.add(`${gap}${unit}`);
    return unit !== undefined && units.size === 1;
  });
  const [unit] = units;
  if (!isMeasured || unit === undefined) return undefined;
  const bareOf = (cell: string): string => MEASURED.exec(cell.trim())?.[1] ?? cell;
  const counts = new Map<string, number>();
  for (const [cell, count] of sample.counts) counts.set(bareOf(cell), (counts.get(bareOf(cell)) ?? 0) + count);
  const bare = { ...sample, counts, values: sample.values.map(bareOf), glimpse: sample.glimpse.map(bareOf) };
  return { unit, bare };
}
