import { groupByKeys } from './group-by-keys.ts';

/** One way in which a class of names can be spelled and borne. */
export interface ClassMember {
  /** Place of the text, or of the first of its forms, in the list of texts. */
  readonly code: number;
  /** How many forms the name has, 1 or more, at `code`, `code + 1`, …. */
  readonly forms: number;
  /** Place of the context in its locale; 0 for surnames, which don't depend on it. */
  readonly context: number;
  /** Share of the locale's names. */
  readonly weight: number;
}

/** Names that an address cannot tell apart: all that share a rendering in any form (Käther and Kaether, Novák and Nováková). */
export interface NameClass {
  /** What an address can show, in order of code units. No two classes of a locale share one. */
  readonly renderings: readonly string[];
  readonly members: readonly ClassMember[];
}

/** A spelling with all that it can render to. */
export interface RenderedName {
  readonly renderings: readonly string[];
  readonly members: readonly ClassMember[];
}

/** Returns the classes of equal renderings, in order of their first rendering by code units, without those nobody bears. */
export function classesOf(names: readonly RenderedName[]): readonly NameClass[] {
  const { groupOf, count } = groupByKeys(names.map((name) => name.renderings));
  const groups = Array.from({ length: count }, () => ({ renderings: new Set<string>(), members: [] as ClassMember[] }));
  for (const [at, name] of names.entries()) {
    const group = groups[groupOf[at]];
    for (const rendering of name.renderings) group.renderings.add(rendering);
    group.members.push(...name.members.filter((member) => member.weight > 0));
  }
  return groups
    .filter((group) => group.members.length > 0)
    .map(({ renderings, members }) => ({ renderings: [...renderings].sort(byCodeUnits), members }))
    .sort((one, other) => byCodeUnits(one.renderings[0], other.renderings[0]));
}

/** Returns the share of a class among its locale's names. */
export function weightOf(nameClass: NameClass): number {
  return nameClass.members.reduce((sum, member) => sum + member.weight, 0);
}

function byCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
