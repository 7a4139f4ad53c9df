import {
  checkText,
  type DocumentNode,
  defineOption,
  type Option,
  type OptionReader,
  type OptionSettings,
  refuse,
  type ScalarNode,
  type Settled,
} from '@populace/core';

/** A single value as the document has it: `text` is its spelling, so that long numbers stay exact. */
export interface ScalarValue {
  readonly value: ScalarNode['value'];
  readonly text: string;
}

/** An option that is any single value: text, a number, true, false or null. */
export function scalarOption(settings: Settled<ScalarValue, OptionSettings<ScalarValue>>): Option<ScalarValue>;
export function scalarOption(settings: OptionSettings<ScalarValue>): Option<ScalarValue | undefined>;
export function scalarOption(settings: OptionSettings<ScalarValue>): Option<ScalarValue | undefined> {
  return defineOption(settings, {
    kind: 'scalar',
    jsonSchema: { type: ['string', 'number', 'boolean', 'null'] },
    write: ({ text }) => text,
    read: readScalar,
  });
}

/** Reads a single value. Adds a problem and returns undefined where it is a list or a map, or text that cannot be. */
export function readScalar(node: DocumentNode, at: OptionReader): ScalarValue | undefined {
  if (node.kind !== 'scalar') return refuse(node, at, 'a single value');
  if (typeof node.value === 'number' && !Number.isFinite(node.value)) return refuse(node, at, 'a single finite value');
  return checkText(node.text, node, at) ? { value: node.value, text: node.text } : undefined;
}
