import { foldCase } from '@populace/unicode';
import { type DocumentNode, describeNode } from '../document/node.ts';
import { nearestNames } from '../problems/nearest.ts';
import { codeOf, defineOption, type OptionSettings, type Settled } from './define-option.ts';
import type { Option, OptionReader } from './option.ts';

/** Settings of an option that is one of a few names. */
export interface EnumSettings<N extends string> extends OptionSettings<N> {
  /** What other tools call a name, such as `{ postgresql: 'postgres' }`. Accepted, but not offered by forms and editors. */
  readonly aliases?: { readonly [alias: string]: N };
}

/** An option that is one of a few names. */
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: Settled<NoInfer<N>, EnumSettings<NoInfer<N>>>,
): Option<N>;
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: EnumSettings<NoInfer<N>>,
): Option<N | undefined>;
export function enumOption<const N extends string>(
  names: readonly N[],
  settings: EnumSettings<NoInfer<N>>,
): Option<N | undefined> {
  const aliases = new Map(Object.entries(settings.aliases ?? {}));
  return defineOption<N>(settings, {
    kind: 'enum',
    jsonSchema: { enum: names.flatMap((name) => (/^[0-9]{1,9}$/.test(name) ? [name, Number(name)] : [name])) },
    ...(aliases.size > 0 ? { aliases } : {}),
    read(node, at) {
      // By its text, so that `version: 4` names "4".
      const text = node.kind === 'scalar' && node.value !== null ? node.text : undefined;
      return (
        names.find((name) => name === text) ??
        namedInOtherCase(text, names, aliases) ??
        rejectName(node, at, names, aliases)
      );
    },
  });
}

/** Where a name has aliases, people know it from elsewhere, spelt as it is there: `PostgreSQL`, `SQL Server`. */
function namedInOtherCase<N extends string>(
  text: string | undefined,
  names: readonly N[],
  aliases: ReadonlyMap<string, N>,
): N | undefined {
  if (text === undefined || aliases.size === 0) return undefined;
  const plain = foldCase(text).replaceAll(' ', '');
  return aliases.get(plain) ?? names.find((name) => name === plain);
}

function rejectName(
  node: DocumentNode,
  at: OptionReader,
  names: readonly string[],
  aliases: ReadonlyMap<string, string>,
): undefined {
  const near = node.kind === 'scalar' ? nearestNames(node.text, [...names, ...aliases.keys()]) : [];
  const suggestions = new Set(near.map((name) => aliases.get(name) ?? name));
  const message = `${at.name} must be ${names.length > 1 ? 'one of ' : ''}${names.join(', ')}, but is ${describeNode(node)}`;
  at.problems.add(codeOf(at), node.place, message, [...suggestions]);
}
