import { groupByKeys } from './group-by-keys.ts';
import type { NameClass } from './name-class.ts';
import type { LocaleSpan } from './name-edges.ts';

/** Classes that stand side by side in one locale. */
export interface ClassRun {
  readonly span: number;
  readonly from: number;
  readonly to: number;
}

/** Classes that a style shows alike, on one side of the name. */
export interface ShownGroups {
  /** The group of each class; −1 where no class is. */
  readonly groupOf: Int32Array;
  /** What each group consists of, in order. */
  readonly runs: readonly (readonly ClassRun[])[];
  /** Returns the group that shows `text` under a domain, or undefined. */
  find(domain: string, text: string): number | undefined;
}

/** Where the classes of one side stand. */
export interface Side {
  readonly classes: readonly NameClass[];
  range(span: LocaleSpan): { readonly from: number; readonly to: number };
}

/**
 * Groups the classes of one side by what is shown of them. Locales that share a domain are grouped together, so that
 * Martin in two of them is one group; `domainOf` gives what tells locales apart (the same for all with a fixed domain).
 */
export function groupShown(
  spans: readonly LocaleSpan[],
  side: Side,
  domainOf: (span: LocaleSpan) => string,
  shown: (rendering: string) => string,
): ShownGroups {
  const places = spans.flatMap((span, at) => {
    const { from, to } = side.range(span);
    return Array.from({ length: to - from }, (_, k) => ({ span: at, nameClass: from + k }));
  });
  const keysOf = places.map(({ span, nameClass }) =>
    side.classes[nameClass].renderings.map((rendering) => keyOf(domainOf(spans[span]), shown(rendering))),
  );
  const grouped = groupByKeys(keysOf);

  const groupOf = new Int32Array(side.classes.length).fill(-1);
  const byKey = new Map<string, number>();
  const runs: ClassRun[][] = Array.from({ length: grouped.count }, () => []);
  for (const [at, { span, nameClass }] of places.entries()) {
    const group = grouped.groupOf[at];
    groupOf[nameClass] = group;
    for (const key of keysOf[at]) byKey.set(key, group);
    extend(runs[group], span, nameClass);
  }
  return { groupOf, runs, find: (domain, text) => byKey.get(keyOf(domain, text)) };
}

/** Adds a class to the last run if it follows there, else begins a new one. */
function extend(runs: ClassRun[], span: number, nameClass: number): void {
  const last = runs.at(-1);
  if (last !== undefined && last.span === span && last.to === nameClass) {
    runs[runs.length - 1] = { span, from: last.from, to: nameClass + 1 };
    return;
  }
  runs.push({ span, from: nameClass, to: nameClass + 1 });
}

function keyOf(domain: string, text: string): string {
  return `${domain}\n${text}`;
}
