import {
  boundKeywords,
  type DocumentNode,
  decimalPattern,
  defineOption,
  formatDecimal,
  type JsonSchema,
  type Option,
  type OptionSettings,
  parseDecimal,
  rangeText,
  refuse,
  type Settled,
} from '@populace/core';

/** Bounds of a number, both included. */
export interface NumberSettings extends OptionSettings<number> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** An option that is a finite number. */
export function numberOption(settings: Settled<number, NumberSettings>): Option<number>;
export function numberOption(settings: NumberSettings): Option<number | undefined>;
export function numberOption(settings: NumberSettings): Option<number | undefined> {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = settings;
  const expected = `a number${rangeText(settings.min, settings.max)}`;
  return defineOption(settings, {
    kind: 'number',
    jsonSchema: numberSchema(settings.min, settings.max),
    read(node, at) {
      const number = numberOf(node);
      if (number === undefined || number < min || number > max) return refuse(node, at, expected);
      return number;
    },
  });
}

/** Returns the finite number that a scalar says, or undefined; text counts where it is a number with `_` between digits. */
export function numberOf(node: DocumentNode): number | undefined {
  if (node.kind !== 'scalar') return undefined;
  const { value } = node;
  if (typeof value === 'string') {
    const decimal = parseDecimal(value);
    return decimal && Number(formatDecimal(decimal));
  }
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function numberSchema(min: number | undefined, max: number | undefined): JsonSchema {
  return {
    anyOf: [
      { type: 'number', ...boundKeywords(min, max) },
      { type: 'string', pattern: decimalPattern },
    ],
  };
}
