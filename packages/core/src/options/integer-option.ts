import type { DocumentNode } from '../document/node.ts';
import { parseWhole, wholeNumberPattern } from '../types/whole-number.ts';
import { defineOption, type OptionSettings, refuse, type Settled } from './define-option.ts';
import type { JsonSchema, Option } from './option.ts';
import { rangeText } from './range-text.ts';

/** Bounds of a whole number, both included; by default ±(2^53 − 1). */
export interface IntegerSettings extends OptionSettings<number> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** An option that is a whole number, written as digits, with `_` between them where wished. */
export function integerOption(settings: Settled<number, IntegerSettings>): Option<number>;
export function integerOption(settings: IntegerSettings): Option<number | undefined>;
export function integerOption(settings: IntegerSettings): Option<number | undefined> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = settings;
  const expected = `a whole number${rangeText(settings.min, settings.max)}`;
  return defineOption(settings, {
    kind: 'integer',
    jsonSchema: wholeSchema(settings.min, settings.max),
    read(node, at) {
      const whole = wholeOf(node);
      if (whole === undefined || whole < min || whole > max) return refuse(node, at, expected);
      return Number(whole);
    },
  });
}

/** Returns the whole number that a scalar says, exactly, or undefined. */
export function wholeOf(node: DocumentNode): bigint | undefined {
  if (node.kind !== 'scalar' || typeof node.value === 'boolean' || node.value === null) return undefined;
  const exact = parseWhole(node.text);
  if (exact !== undefined || typeof node.value !== 'number') return exact;
  // Spellings such as 0x1F and 1e3.
  return Number.isSafeInteger(node.value) ? BigInt(node.value) : undefined;
}

/** The JSON Schema of a whole number from `min` to `max`, which may also be text with `_` between digits. */
export function wholeSchema(min: number | undefined, max: number | undefined): JsonSchema {
  return {
    anyOf: [
      { type: 'integer', ...boundKeywords(min, max) },
      { type: 'string', pattern: wholeNumberPattern },
    ],
  };
}

/** The keywords of a range. */
export function boundKeywords(min: number | undefined, max: number | undefined): JsonSchema {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
}
