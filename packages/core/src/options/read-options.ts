import { entryOf, type MapEntry, type Place } from '../document/node.ts';
import { nearestNames } from '../problems/nearest.ts';
import type { OptionPlaces, OptionReader, OptionShape, OptionValues } from './option.ts';

/** What the options of one use of a generator or format are read into. */
export interface ReadOptions {
  /** The values, undefined where a problem was found; defaults where the document gives none. */
  readonly values: OptionValues<OptionShape>;
  readonly places: OptionPlaces;
  /** Whether all were read, so that the values may be used. */
  readonly complete: boolean;
}

/** How options are read: who has them (`number.integer`), where its use stands, and where problems go. */
export interface OptionsReader extends Omit<OptionReader, 'name'> {
  readonly owner: string;
  readonly place: Place;
}

/** Reads the options of a shape from entries that are all meant as such; other names are the caller's to refuse. */
export function readOptions(shape: OptionShape, entries: readonly MapEntry[], at: OptionsReader): ReadOptions {
  const given = new Map(entries.map((entry) => [entry.key, entry]));
  // Without a prototype, so that no option's name can mean anything else.
  const values: Record<string, unknown> = Object.create(null);
  let complete = true;
  for (const [name, option] of Object.entries(shape)) {
    const entry = given.get(name);
    const value = entry === undefined ? option.default : option.read(entry.value, { ...at, name });
    if (entry === undefined ? option.required : value === undefined) complete = false;
    if (entry === undefined && option.required) {
      at.problems.add(
        at.code ?? 'schema/invalid-option',
        at.place,
        `${at.owner} needs the option ${name}: ${withinSentence(option.summary)}`,
      );
    }
    values[name] = value;
  }
  const option = (name: string): Place => placeOf(given, name) ?? at.place;
  return { values, complete, places: { problems: at.problems, now: at.now, option, has: (name) => given.has(name) } };
}

/** The place of an option, or of a part of it by a dotted name: `distribution.sd` is in `distribution: { normal: { sd: … } }`. */
function placeOf(given: ReadonlyMap<string, MapEntry>, name: string): Place | undefined {
  const dot = name.indexOf('.');
  if (dot < 0 || given.has(name)) return given.get(name)?.value.place;
  const whole = given.get(name.slice(0, dot))?.value;
  const maps = whole?.kind === 'map' ? [whole, ...whole.entries.map(({ value }) => value)] : [];
  const part = maps.map((map) => entryOf(map, name.slice(dot + 1))).find((entry) => entry !== undefined);
  return part?.value.place ?? whole?.place;
}

/** A summary as the end of a sentence: it begins small and has no full stop. */
function withinSentence(summary: string): string {
  return summary.charAt(0).toLowerCase() + summary.slice(1).replace(/\.$/, ''); // allowed: a message, not a value
}

/** Adds the reader's code, else `schema/unknown-option`, with the nearest right names for an entry whose key no option has. */
export function refuseOption(entry: MapEntry, names: readonly string[], at: OptionsReader): void {
  const message = `${at.owner} has no option ${JSON.stringify(entry.key)}`;
  at.problems.add(at.code ?? 'schema/unknown-option', entry.keyPlace, message, nearestNames(entry.key, names));
}
