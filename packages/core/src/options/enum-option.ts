import type { DocumentNode } from '../document/node.ts';
import { describeNode } from '../document/node.ts';
import { nearestNames } from '../problems/nearest.ts';
import type { OptionSettings, Settled } from './define-option.ts';
import { codeOf, defineOption } from './define-option.ts';
import type { Option, OptionReader } from './option.ts';

/** An option that is one of a few names. */
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: Settled<NoInfer<N>, OptionSettings<NoInfer<N>>>,
): Option<N>;
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: OptionSettings<NoInfer<N>>,
): Option<N | undefined>;
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: OptionSettings<NoInfer<N>>,
): Option<N | undefined> {
  return defineOption<N>(settings, {
    kind: 'enum',
    jsonSchema: { enum: names.flatMap((name) => (/^[0-9]{1,9}$/.test(name) ? [name, Number(name)] : [name])) },
    read(node, at) {
      // By its text, so that `version: 4` names "4".
      const text = node.kind === 'scalar' && node.value !== null ? node.text : undefined;
      return names.find((name) => name === text) ?? refuseName(node, at, names);
    },
  });
}

function refuseName(node: DocumentNode, at: OptionReader, names: readonly string[]): undefined {
  const nearest = node.kind === 'scalar' ? nearestNames(node.text, names) : [];
  const message = `${at.name} must be ${names.length > 1 ? 'one of ' : ''}${names.join(', ')}, but is ${describeNode(node)}`;
  at.problems.add(codeOf(at), node.place, message, nearest);
}
