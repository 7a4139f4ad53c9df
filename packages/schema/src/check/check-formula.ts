import { describeNode, type MapEntry, type Place, quote, type ScalarNode } from '@populace/core';
import { type ParsedFormula, parseFormula } from '@populace/formulas';
import type { FormulaSource } from '../model/model.ts';
import { type CheckContext, refuseShape } from './check-context.ts';

/** Reads the formula of a column. Adds problems and returns undefined where it is none. */
export function readFormula(entry: MapEntry, owner: string, at: CheckContext): FormulaSource | undefined {
  const formula = readFormulaText(entry, owner, at);
  if (formula === undefined || entry.value.kind !== 'scalar') return undefined;
  return { kind: 'formula', formula, text: entry.value, place: entry.value.place };
}

/** Reads the checks of a table. Adds problems, and leaves out what is none. */
export function readChecks(entry: MapEntry | undefined, table: string, at: CheckContext): readonly FormulaSource[] {
  if (entry === undefined) return [];
  const { value } = entry;
  if (value.kind !== 'list') {
    refuseShape(
      at.problems,
      `checks of ${quote(table)}`,
      value,
      'a list of formulas, such as ["paid_at >= placed_at"]',
    );
    return [];
  }
  return value.items.flatMap((item) => {
    const check = readFormula({ ...entry, value: item }, `A check of ${quote(table)}`, at);
    return check === undefined ? [] : [check];
  });
}

/** Reads the text of a formula, for whatever it is. */
export function readFormulaText(
  { value }: MapEntry,
  owner: string,
  { problems }: CheckContext,
): ParsedFormula | undefined {
  // A number or `true` alone is a formula, too.
  if (value.kind !== 'scalar' || value.value === null) {
    const message = `${owner} must be a formula as text, such as "price * quantity", but is ${describeNode(value)}`;
    problems.add('schema/invalid-option', value.place, message);
    return undefined;
  }
  const read = parseFormula(value.text);
  if ('formula' in read) return read.formula;
  const { code, message } = read.fault;
  problems.add(code, placeWithin(value, read.fault), `${owner} cannot be read: ${message}`);
  return undefined;
}

/** The place of a part of a text; where that has escapes or several lines in the source, its line and column are the text's own. */
export function placeWithin(
  { place, spelling }: ScalarNode,
  { offset, length }: { readonly offset: number; readonly length: number },
): Place {
  const within = { offset, length };
  if (place.column === undefined || spelling === 'other') return { ...place, within };
  return { ...place, within, column: place.column + offset + (spelling === 'quoted' ? 1 : 0) };
}
