import type { Moment } from '@populace/calendar';
import { createProblemList, type DocumentNode, errorOfProblems, type Problem, readOptions } from '@populace/core';
import type { Generator } from '@populace/recipes';
import type { RecipeSketch } from '../engine/sketched-model.ts';

/** Options as a document would give them, as plain values. */
export interface OptionsSketch {
  readonly [name: string]: unknown;
}

/** What the options of one use of a generator are read into. */
interface SettledOptions {
  readonly values: Parameters<Generator['recipe']>[0];
  readonly problems: readonly Problem[];
}

/** Reads and checks options by the generator's own readers. */
export function settleOptions(generator: Generator, options: OptionsSketch, now: Moment): SettledOptions {
  const problems = createProblemList();
  const entries = Object.entries(options).map(([key, value]) => ({
    key,
    keyPlace: { pointer: `/${key}` },
    value: nodeOf(value, `/${key}`),
  }));
  const at = { problems, now, owner: generator.id, place: { pointer: '' } };
  const { values, places, complete } = readOptions(generator.options, entries, at);
  if (complete) generator.check(values, places);
  return { values, problems: problems.problems };
}

/**
 * A column that a generator makes, for a sketched world.
 * @throws CodedError where the options will not do.
 */
export function generated(generator: Generator, options: OptionsSketch, now?: Moment): RecipeSketch {
  return (scope) => {
    const at = { ...scope, now: now ?? scope.now };
    const { values, problems } = settleOptions(generator, options, at.now);
    if (problems.length > 0) throw errorOfProblems(problems);
    return generator.recipe(values, at);
  };
}

/** A plain value as a document would have it. */
export function nodeOf(value: unknown, pointer: string): DocumentNode {
  const place = { pointer };
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item, at) => nodeOf(item, `${pointer}/${at}`)), place };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => {
      const at = `${pointer}/${key}`;
      return { key, keyPlace: { pointer: at }, value: nodeOf(part, at) };
    });
    return { kind: 'map', entries, place };
  }
  // What is left of plain values are the scalars.
  const scalar = value as string | number | bigint | boolean | null;
  return { kind: 'scalar', value: scalar, text: `${scalar}`, place };
}
