import { DURATION, TIMESTAMP } from '../define/result-types.ts';
import type { FormulaType } from '../types/formula-type.ts';

/** The type of a date or timestamp that a duration moves: dates that whole days move stay dates. */
export function movedType([day, by]: readonly (FormulaType | undefined)[]): FormulaType {
  if (day?.kind === 'timestamp') return day;
  return day?.kind === 'date' && by?.kind === 'duration' && by.wholeDays === true ? day : TIMESTAMP;
}

/** The type of the sum of two durations: of whole days where both are. */
export function durationSum([a, b]: readonly FormulaType[]): FormulaType {
  const areWhole = [a, b].every((type) => type?.kind === 'duration' && type.wholeDays === true);
  return areWhole && a !== undefined ? a : DURATION;
}
