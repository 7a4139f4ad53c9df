import type { ResultType } from '../define/define-function.ts';
import { BOOL, commonOf } from '../define/result-types.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { aTypeWord } from '../types/type-words.ts';

/** What a comparison gives: a bool, if the operands have a type in common that can be compared. */
export function comparisonResult(types: readonly FormulaType[]): ResultType {
  const common = comparedType(types);
  if (typeof common !== 'string' && common.kind !== 'list') return BOOL;
  return `${types.map(aTypeWord).join(' and ')} cannot be compared`;
}

/** What the operands of a comparison are brought to: floats, or timestamps, where one is; exact numbers are compared as they are. */
export function comparedTypes(types: readonly FormulaType[]): readonly (FormulaType | undefined)[] {
  const common = comparedType(types);
  if (typeof common === 'string') return [];
  const isBrought = ({ kind }: FormulaType): boolean =>
    common.kind === 'float' || kind === 'null' || (kind === 'date' && common.kind === 'timestamp');
  return types.map((type) => (isBrought(type) ? common : undefined));
}

/** The type that values of several have in common, or why there is none; a date beside a timestamp is its first moment. */
export function comparedType(types: readonly FormulaType[]): ResultType {
  const timestamp = types.find(({ kind }) => kind === 'timestamp');
  if (timestamp === undefined) return commonOf(types);
  return commonOf(types.map((type) => (type.kind === 'date' ? timestamp : type)));
}
