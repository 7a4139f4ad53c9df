import { namesElsewhere } from '@populace/generators';

/** By the names of other tools that nothing here bears: why, and what to write instead, as the end of a sentence. */
export const whyNoGenerators: ReadonlyMap<string, string> = new Map(
  namesElsewhere.flatMap(({ names, why, instead }) => names.map((name) => [name, `${why}; write ${instead}`] as const)),
);

/** Says why there is no generator of a name that another tool has, and what to write instead; undefined for other names. */
export function whyNoGenerator(name: string): string | undefined {
  return whyNoGenerators.get(name);
}
