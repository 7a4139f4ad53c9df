import { typeWord } from '@populace/formulas';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkedFormula } from './checked-formula.ts';
import { formulasOf } from './formulas-of.ts';

/** A formula of a schema, and the type of what it gives. */
export interface FormulaSummary {
  /** Where it stands in the document, as a JSON pointer. */
  readonly pointer: string;
  /** As formulas call types: `int`, `decimal`, `text`. */
  readonly type: string;
}

/** Tells the types of all formulas of a schema: those of columns, of cases, of checks and of numbers of rows. */
export function describeFormulas(world: WorldFacts): readonly FormulaSummary[] {
  return world.tables.flatMap(formulasOf).map(({ asked, source }) => {
    return { pointer: source.place.pointer, type: typeWord(checkedFormula(asked, world).type) };
  });
}
