import { typeWord } from '@populace/formulas';
import type { FormulaSummary } from '../model/feature-summaries.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkedFormula } from './checked-formula.ts';
import { formulasOf } from './formulas-of.ts';

/** Tells the types of all formulas of a schema: those of columns, of cases, of checks and of numbers of rows. */
export function describeFormulas(world: WorldFacts): readonly FormulaSummary[] {
  return world.tables.flatMap(formulasOf).map(({ asked, source }) => {
    return { pointer: source.place.pointer, type: typeWord(checkedFormula(asked, world).type) };
  });
}
