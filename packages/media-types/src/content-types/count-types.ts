import { packedTypes } from './content-types.gen.ts';
import { contentTypes } from './content-types.ts';
import { unpackAll } from './packed-types.ts';

/** How many content types there are, and from whom. */
export interface ContentTypeCounts {
  /** Of mime-db as it is published, without what we add to its types. */
  readonly mimeDb: { readonly types: number; readonly withExtensions: number };
  /** Types that mime-db does not have, and types of it that have more extensions, or others first. */
  readonly additions: { readonly types: number; readonly changed: number };
  /** Of both together. */
  readonly types: number;
  readonly withExtensions: number;
  /** Different extensions. */
  readonly extensions: number;
}

/** Counts the content types of the table. */
export function countContentTypes(): ContentTypeCounts {
  const published = unpackAll(packedTypes);
  const before = new Map(published.map(({ type, extensions }) => [type, extensions.join()]));
  const all = contentTypes();
  return {
    mimeDb: { types: published.length, withExtensions: withExtensions(published) },
    additions: {
      types: all.filter(({ type }) => !before.has(type)).length,
      changed: all.filter(({ type, extensions }) => (before.get(type) ?? extensions.join()) !== extensions.join())
        .length,
    },
    types: all.length,
    withExtensions: withExtensions(all),
    extensions: new Set(all.flatMap(({ extensions }) => extensions)).size,
  };
}

function withExtensions(types: readonly { readonly extensions: readonly string[] }[]): number {
  return types.filter(({ extensions }) => extensions.length > 0).length;
}
