import {
  type Decimal,
  decimalPattern,
  defineOption,
  formatDecimal,
  type Option,
  type OptionSettings,
  parseDecimal,
  refuse,
  type Settled,
} from '@populace/core';

/** An option that is a decimal number of up to 38 digits, exact to its last digit. */
export function decimalOption(settings: Settled<Decimal, OptionSettings<Decimal>>): Option<Decimal>;
export function decimalOption(settings: OptionSettings<Decimal>): Option<Decimal | undefined>;
export function decimalOption(settings: OptionSettings<Decimal>): Option<Decimal | undefined> {
  return defineOption(settings, {
    kind: 'decimal',
    jsonSchema: { anyOf: [{ type: 'number' }, { type: 'string', pattern: decimalPattern }] },
    write: formatDecimal,
    read(node, at) {
      const numeric = node.kind === 'scalar' && typeof node.value !== 'boolean' && node.value !== null;
      const decimal = numeric ? parseDecimal(node.text) : undefined;
      return decimal ?? refuse(node, at, 'a number of at most 38 digits');
    },
  });
}
