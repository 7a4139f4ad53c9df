import {
  codeOf,
  type DocumentNode,
  defineOption,
  type JsonSchema,
  nearestNames,
  type Option,
  type OptionReader,
  type OptionSettings,
  type Place,
  refuse,
} from '@populace/core';
import { numberOf } from './number-option.ts';

/** What a rhythm is made of: the hours of a day, or the days of a week. */
export interface Beats {
  /** How many there are. */
  readonly count: number;
  /** What one of them is called in messages: `an hour from 0 to 23`. */
  readonly one: string;
  /** Which one a text means, from 0; undefined where it is none. */
  readonly indexOf: (text: string) => number | undefined;
  /** Rhythms that have names, each with a weight for every beat. */
  readonly named: { readonly [name: string]: readonly number[] };
  /** A list, a range and a map of weights, for messages. */
  readonly examples: string;
}

/**
 * An option of weights for the beats of a rhythm: a name (`office`), a beat or a range of them (`8-17`), a list of these, or a map from
 * them to weights. What is not mentioned has the weight 0.
 */
export function rhythmOption(
  beats: Beats,
  settings: OptionSettings<readonly number[]>,
): Option<readonly number[] | undefined> {
  return defineOption(settings, {
    kind: 'rhythm',
    jsonSchema: schemaOf(beats),
    read: (node, at) => readRhythm(node, beats, at),
  });
}

function schemaOf({ named }: Beats): JsonSchema {
  const beat = { type: ['string', 'integer'] };
  return {
    anyOf: [
      { enum: Object.keys(named) },
      beat,
      { type: 'array', minItems: 1, items: beat },
      { type: 'object', minProperties: 1, additionalProperties: { type: 'number', minimum: 0 } },
    ],
  };
}

function readRhythm(node: DocumentNode, beats: Beats, at: OptionReader): readonly number[] | undefined {
  const named = node.kind === 'scalar' && Object.hasOwn(beats.named, node.text) ? beats.named[node.text] : undefined;
  return named ?? weightsOf(writtenBeats(node), node.place, beats, at);
}

/** A beat or a range as it is written, where, and its weight where one is. */
interface WrittenBeat {
  readonly text: string;
  readonly place: Place;
  readonly weight?: DocumentNode;
}

function writtenBeats(node: DocumentNode): readonly WrittenBeat[] {
  if (node.kind === 'map') {
    return node.entries.map(({ key, keyPlace, value }) => ({ text: key, place: keyPlace, weight: value }));
  }
  const items = node.kind === 'list' ? node.items : [node];
  return items.map((item) => ({ text: item.kind === 'scalar' ? item.text : '', place: item.place }));
}

function weightsOf(
  written: readonly WrittenBeat[],
  place: Place,
  beats: Beats,
  at: OptionReader,
): readonly number[] | undefined {
  const weights = new Map<number, number>();
  for (const beat of written) {
    const indexes = indexesOf(beat.text, beats);
    if (indexes === undefined) return refuseBeat(beat, beats, at);
    const weight = readWeight(beat, at);
    if (weight === undefined) return undefined;
    if (indexes.some((index) => weights.has(index))) {
      return complain(beat.place, at, `${at.name} has ${beat.text} twice, or within a range; keep one of them`);
    }
    for (const index of indexes) weights.set(index, weight);
  }
  const all = Array.from({ length: beats.count }, (_, index) => weights.get(index) ?? 0);
  if (all.some((weight) => weight > 0)) return all;
  return complain(place, at, `${at.name} has no weight above 0; write ${beats.examples}`);
}

function readWeight({ text, weight }: WrittenBeat, at: OptionReader): number | undefined {
  if (weight === undefined) return 1;
  const number = numberOf(weight);
  if (number !== undefined && number >= 0) return number;
  return refuse(weight, { ...at, name: `the weight of ${text} in ${at.name}` }, 'a number of at least 0');
}

/** The beats that a text means: one, or a range that may go over the end, such as `22-5`. */
function indexesOf(text: string, { count, indexOf }: Beats): readonly number[] | undefined {
  const alone = indexOf(text);
  if (alone !== undefined) return [alone];
  const [, first = '', last = ''] = /^(\w{1,20}) ?- ?(\w{1,20})$/.exec(text) ?? [];
  const [from, to] = [indexOf(first), indexOf(last)];
  if (from === undefined || to === undefined) return undefined;
  return Array.from({ length: ((to - from + count) % count) + 1 }, (_, index) => (from + index) % count);
}

function refuseBeat({ text, place }: WrittenBeat, { one, named, examples }: Beats, at: OptionReader): undefined {
  const names = Object.keys(named);
  const but = text === '' ? '' : `, but has ${JSON.stringify(text.slice(0, 60))}`;
  const message = `${at.name} must be one of ${names.join(', ')}, or made of ${one}, such as ${examples}${but}`;
  at.problems.add(codeOf(at), place, message, nearestNames(text, names));
}

function complain(place: Place, at: OptionReader, message: string): undefined {
  at.problems.add(codeOf(at), place, message);
}
