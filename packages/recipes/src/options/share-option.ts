import {
  codeOf,
  type DocumentNode,
  defineOption,
  describeNode,
  type JsonSchema,
  type Option,
  type OptionReader,
  type OptionSettings,
  refuse,
  type Settled,
} from '@populace/core';

const PERCENT = /^([0-9]{1,3}(?:\.[0-9]{1,30})?) ?%$/;

/** The JSON Schema of a share. */
export const shareSchema: JsonSchema = {
  anyOf: [
    { type: 'number', minimum: 0, maximum: 1 },
    { type: 'string', pattern: '^[0-9]{1,3}([.][0-9]{1,30})? ?%$' },
  ],
};

/** An option that is a share of a whole, from 0 to 1: `4%` or `0.04`. */
export function shareOption(settings: Settled<number, OptionSettings<number>>): Option<number>;
export function shareOption(settings: OptionSettings<number>): Option<number | undefined>;
export function shareOption(settings: OptionSettings<number>): Option<number | undefined> {
  return defineOption(settings, { kind: 'share', jsonSchema: shareSchema, read: readShare });
}

/** Reads a share. Adds a problem and returns undefined where it is none. */
export function readShare(node: DocumentNode, at: OptionReader): number | undefined {
  const expected = 'a share such as 4% or a number from 0 to 1';
  if (node.kind !== 'scalar') return refuse(node, at, expected);
  const share = shareOf(node.value);
  if (share !== undefined && share >= 0 && share <= 1) return share;
  const meant = typeof node.value === 'number' && node.value > 1 && node.value <= 100 ? `${node.text}%` : undefined;
  if (meant === undefined) return refuse(node, at, expected);
  const message = `${at.name} must be ${expected}, but is ${describeNode(node)}; did you mean ${meant}?`;
  at.problems.add(codeOf(at), node.place, message, [meant]);
}

function shareOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const percent = typeof value === 'string' ? PERCENT.exec(value)?.[1] : undefined;
  // By its spelling: a division by 100 would round twice, and 4.35% would not be 0.0435.
  return percent === undefined ? undefined : Number(`${percent}e-2`);
}
