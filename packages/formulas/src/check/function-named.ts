import type { FormulaFunction } from '../define/define-function.ts';
import { functions } from '../functions/index.gen.ts';

let byName: ReadonlyMap<string, FormulaFunction> | undefined;

/** A function by its name; those of a namespace by both, `random.normal`. */
export function functionNamed(name: string): FormulaFunction | undefined {
  byName ??= new Map(functions.map((definition) => [definition.name, definition]));
  return byName.get(name);
}
