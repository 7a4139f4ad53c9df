import { preferredTypes } from './additions.ts';
import type { ContentType } from './content-type.ts';

const sourceRanks: Readonly<Record<ContentType['source'], number>> = {
  iana: 0,
  apache: 1,
  nginx: 2,
  none: 3,
  populace: 4,
};

/** Compares two content types that have the same extension: the one that it rather stands for comes first. */
export function compareClaims(extension: string, a: ContentType, b: ContentType): number {
  const ranks = rankClaim(extension, b);
  for (const [at, rank] of rankClaim(extension, a).entries()) {
    const difference = rank - (ranks[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.type < b.type ? -1 : 1;
}

/** Smaller is better, the first difference decides. */
function rankClaim(extension: string, { type, source, extensions }: ContentType): number[] {
  const named = preferredTypes.some((preference) => preference.extension === extension && preference.type === type);
  return [
    named ? 0 : 1,
    type === 'application/octet-stream' ? 1 : 0,
    sourceRanks[source],
    /\/(vnd|prs|x)[.-]/.test(type) ? 1 : 0,
    extensions.indexOf(extension),
    type.length,
  ];
}
