import { CodedError, type ProblemList, quote } from '@populace/core';
import { aTypeWord, type CheckedFormula, type FormulaFault } from '@populace/formulas';
import { placeWithin } from '@populace/schema';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkBranchTypes } from './branch-types.ts';
import { FormulaCircle, formulaVerdict } from './checked-formula.ts';
import { findFormulaCycles } from './formula-cycles.ts';
import { formulasOf, type UsedFormula } from './formulas-of.ts';

/** Adds what is wrong with the names and types of formulas, and with what they need of one another. */
export function checkFormulas(world: WorldFacts, problems: ProblemList): void {
  for (const table of world.tables) {
    for (const one of formulasOf(table)) checkOne(one, world, problems);
  }
  if (problems.hasErrors()) return;
  for (const { columns } of world.tables) for (const column of columns) checkBranchTypes(column, problems);
  if (!problems.hasErrors()) findFormulaCycles(world, problems);
}

/** What a formula needs of the cell of a row and does not have, as the end of a sentence; undefined where it needs nothing. */
function refuseNeeds({ drawsWords, tables }: CheckedFormula, { has }: UsedFormula): string | undefined {
  if (drawsWords && !has.chance) return 'draws by chance; draw in a column of its own, and look at that';
  if (tables.length > 0 && !has.locale)
    return 'takes words or signs from the locale of the row, which only columns have; make them in a column of its own, and look at that';
  return undefined;
}

/** Says of a formula that it looks at its own column, which it does where a table is meant that is called the same. */
function ownSentence({ asked: { table, name }, owner }: UsedFormula, world: WorldFacts): string {
  const column = name.replace(/^(when|branch) \d+ of /, '').slice(table.length + 1);
  const isTable = world.tables.some((other) => other.name === column);
  const wayOut = isTable
    ? `a column comes before a table of its name; write children(${JSON.stringify(column)}) for the rows of the table, or give the column another name`
    : 'look at other columns';
  return `${owner} looks at ${quote(column)} itself: ${wayOut}`;
}

function checkOne(used: UsedFormula, world: WorldFacts, problems: ProblemList): void {
  const { asked, source, owner, refuse } = used;
  const add = ({ code, message, nearest, ...span }: FormulaFault): void =>
    problems.add(code, placeWithin(source.text, span), `${owner}: ${message}`, nearest);
  try {
    const verdict = formulaVerdict(asked, world);
    if ('faults' in verdict) {
      for (const fault of verdict.faults) add(fault);
      return;
    }
    for (const { message, ...span } of verdict.notes)
      problems.note('formula/unknown-name', placeWithin(source.text, span), `${owner}: ${message}`);
    const { type } = verdict.checked;
    const refused = refuse(type);
    if (refused !== undefined)
      problems.add('formula/type', source.place, `${owner} gives ${aTypeWord(type)}, ${refused}`);
    const needs = refuseNeeds(verdict.checked, used);
    if (needs !== undefined) problems.add('formula/type', source.place, `${owner} ${needs}`);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    // What is wrong with a column that it looks at is told there.
    if (error.code === 'schema/formula-cycle' && !problems.problems.some(({ code }) => code === error.code))
      problems.add(
        error.code,
        source.place,
        error instanceof FormulaCircle && error.isOwn ? ownSentence(used, world) : error.message,
      );
  }
}
