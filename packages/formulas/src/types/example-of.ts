import type { FormulaType, ParameterKind } from './formula-type.ts';

/** A type of a parameter's kind: what a null that is handed to it becomes. Undefined where any would do. */
export function exampleOf(kind: ParameterKind): FormulaType | undefined {
  switch (kind) {
    case 'number':
    case 'exact':
    case 'int':
      return { kind: 'int' };
    case 'decimal':
      return { kind: 'decimal', scale: 0 };
    case 'day':
    case 'timestamp':
      return { kind: 'timestamp', precision: 's', zoned: false };
    case 'time':
      return { kind: 'time', precision: 's' };
    case 'any':
    case 'list':
    case 'row':
      return undefined;
    default:
      return { kind };
  }
}
