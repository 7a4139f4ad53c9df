import { groupByKeys } from './group-by-keys.ts';
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
  /** What can be shown of each class. */
  readonly renderings: readonly (readonly string[])[];
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
    side.renderings[nameClass].map((rendering) => keyOf(domainOf(spans[span]), shown(rendering))),
  );
  const grouped = groupByKeys(keysOf);

  const groupOf = new Int32Array(side.renderings.length).fill(-1);
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

/**
 * Groups the classes of one side of one locale, of which each shows one text: the same without sets and domains, which thousands of
 * names would wait for.
 */
export function groupShownSimply(
  renderings: readonly (readonly string[])[],
  shown: (rendering: string) => string,
): ShownGroups {
  const groupOf = new Int32Array(renderings.length).fill(-1);
  const byText = new Map<string, number>();
  const runs: ClassRun[][] = [];
  for (let nameClass = 0; nameClass < renderings.length; nameClass++) {
    const [rendering] = renderings[nameClass];
    if (rendering === undefined) continue;
    const text = shown(rendering);
    let group = byText.get(text);
    if (group === undefined) {
      group = runs.length;
      byText.set(text, group);
      runs.push([]);
    }
    groupOf[nameClass] = group;
    extend(runs[group], 0, nameClass);
  }
  return { groupOf, runs, find: (_domain, text) => byText.get(text) };
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
