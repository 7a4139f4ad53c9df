import type { Encoder } from '@populace/cells';
import {
  CodedError,
  createProblemList,
  errorOfProblems,
  nearestNames,
  type OptionShape,
  type OptionValues,
  quote,
  readOptions,
  refuseOption,
} from '@populace/core';
import { nodeOfValue } from '@populace/document';
import { defaultRegistry } from './registry.ts';

/** Options of a format as a person writes them: plain values by name. */
export type FormatOptions = { readonly [name: string]: unknown };

/**
 * Finds the format of an id (`csv`), an extension or a content type, whose parameters do not count.
 * @throws CodedError `format/unknown`, with the nearest names.
 */
export function formatOf(name: string): Encoder {
  const { encoders } = defaultRegistry();
  const wanted = (name.split(';', 1)[0] ?? '').trim().toLowerCase();
  const found = encoders.find(
    ({ id, extensions, contentType }) => id === wanted || extensions.includes(wanted) || contentType === wanted,
  );
  if (found !== undefined) return found;
  const ids = encoders.map(({ id }) => id);
  const near = nearestNames(wanted, ids);
  const offer = near.length > 0 ? `did you mean ${alternatives(near)}?` : `there are ${ids.join(', ')}`;
  throw new CodedError('format/unknown', `There is no format ${quote(name)}; ${offer}`);
}

/** The ids of the formats whose files may hold several tables. */
export function formatsOfSeveralTables(): readonly string[] {
  return defaultRegistry().encoders.flatMap(({ id, script }) => (script === undefined ? [] : [id]));
}

/** `a, b or c`. */
function alternatives(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
}

/**
 * Reads the options of a format.
 * @throws CodedError `format/invalid-option` for unknown names and values that will not do.
 */
export function formatOptionsOf(encoder: Encoder, options: FormatOptions): OptionValues<OptionShape> {
  const problems = createProblemList();
  const node = nodeOfValue(options);
  const entries = node.kind === 'map' ? node.entries : [];
  const place = { pointer: '' };
  // What `now` means does not matter: no format has an option of time.
  const at = { owner: `the format ${encoder.id}`, place, problems, now: { days: 0, ms: 0, us: 0, hasTime: false } };
  const reader = { ...at, code: 'format/invalid-option' as const };
  for (const entry of entries) {
    if (!Object.hasOwn(encoder.options, entry.key)) refuseOption(entry, Object.keys(encoder.options), reader);
  }
  const { values } = readOptions(encoder.options, entries, reader);
  if (problems.hasErrors()) throw errorOfProblems(problems.problems);
  return values;
}
