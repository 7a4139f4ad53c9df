import { quote, typeName } from '@populace/core';
import { countWords, type Obstacle } from '@populace/recipes';
import { planUnfilled } from '../columns/planners/plan-unfilled.ts';
import { isPointInTime } from '../columns/values/typed.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { foldingWords } from './folding-words.ts';

/** Why a column cannot be unique, with the way out: a sentence; undefined where it can be, given enough values. */
export function whyNotUnique(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): string | undefined {
  const reason = whyNotMade(column) ?? whyCut(world, table, column);
  return reason && `${quote(column.name)} cannot be unique${reason}`;
}

function whyNotMade(column: PlannedColumn): string | undefined {
  const { made, mix, origin, folding, variants } = column;
  const [{ recipe, scope }, ...more] = variants;
  if (more.length > 0 && !isUniqueByRow(column)) {
    return `: its rows are in ${mix.locales.length} locales, which may share values; give the column one locale, or drop unique`;
  }
  if (made && !isUniqueByRow(column) && !scope.injective(recipe)) {
    const { what, wayOut } = scope.obstacle(recipe) ?? repeatsOf(column);
    return `: ${what}; ${wayOut}`;
  }
  if (column.except.length > 0 && !made) {
    return ' but for some values (except): all of its values are given; drop except';
  }
  const madeType = scope.type(recipe);
  if (made && column.type.kind === 'date' && madeType.kind !== 'date' && isPointInTime(madeType)) {
    return `: it is made as ${typeName(madeType)} and cut to days, which several rows share; drop type, or take a range of dates`;
  }
  if (
    made &&
    folding !== undefined &&
    variants.some((one) => one.scope.foldedForm(one.recipe, folding) === undefined)
  ) {
    const { how, by, letters } = foldingWords[folding];
    return ` ${how}: values of ${origin} may differ by their ${by} alone; take ${letters} or numbers, or unique: true`;
  }
  return undefined;
}

/** Texts that are cut may be alike: that they could be longer is known from their plan, for which nothing is filled. */
function whyCut(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): string | undefined {
  const { type } = column;
  if (!column.made || type.kind !== 'string' || type.length === undefined) return undefined;
  let longest = 0;
  const noteCut = (length: number): void => {
    longest = Math.max(longest, length);
  };
  planUnfilled({ world, noteCut }, table, column.name);
  if (longest === 0) return undefined;
  return `: its texts may have ${longest} characters, and cut to ${type.length} they may be alike; take string(${longest}), or make them shorter`;
}

/** Whether every row has another value by nature. */
export function isUniqueByRow({ variants }: PlannedColumn): boolean {
  return variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe));
}

/** Whether a column has only values that are kept for tests, by an option that can allow others. */
export function isSafe({ source }: PlannedColumn): boolean {
  return source.kind === 'generator' && source.options['mode'] === 'safe';
}

function repeatsOf(column: PlannedColumn): Obstacle {
  const { origin, variants } = column;
  const [{ recipe, scope }] = variants;
  const capacity = scope.capacity(recipe);
  if (isSafe(column) && typeof capacity === 'bigint') {
    const what = `${origin} has ${countWords(capacity)} values that are safe, which several rows share`;
    return { what, wayOut: 'take mode: valid, whose values may be somebody’s, or drop unique' };
  }
  return {
    what: `${origin} makes some values more than once, as they come in life`,
    wayOut: 'take numbers, ids or patterns, add one of them by string.template, or drop unique',
  };
}
