import { defineOption, type OptionSettings, refuse, type Settled } from './define-option.ts';
import type { Option } from './option.ts';

/** An option that is `true` or `false`. */
export function booleanOption(settings: Settled<boolean, OptionSettings<boolean>>): Option<boolean>;
export function booleanOption(settings: OptionSettings<boolean>): Option<boolean | undefined>;
export function booleanOption(settings: OptionSettings<boolean>): Option<boolean | undefined> {
  return defineOption(settings, {
    kind: 'boolean',
    jsonSchema: { type: 'boolean' },
    read(node, at) {
      if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
      return refuse(node, at, 'true or false');
    },
  });
}
