import { diff3Merge } from 'node-diff3';

/** A part of a text of which there are two versions: lines that fit together, or lines that both changed. */
export type Region =
  | { readonly kind: 'same'; readonly lines: readonly string[] }
  | { readonly kind: 'differs'; readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** Which lines are taken where both changed them. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Puts two versions of a text beside one another. What only one of them changed is taken over already. */
export function regionsOf(base: string, mine: string, theirs: string): readonly Region[] {
  const lines = [mine, base, theirs].map((text) => text.split('\n'));
  return diff3Merge(lines[0] ?? [], lines[1] ?? [], lines[2] ?? [], { excludeFalseConflicts: true }).map(
    ({ ok, conflict }): Region =>
      conflict === undefined
        ? { kind: 'same', lines: ok ?? [] }
        : { kind: 'differs', mine: conflict.a, theirs: conflict.b },
  );
}

/** Returns the text that comes of the choices, which are in the order of the regions that differ. */
export function mergedText(regions: readonly Region[], choices: readonly Choice[]): string {
  const left = [...choices];
  return regions.flatMap((region) => (region.kind === 'same' ? region.lines : chosen(region, left.shift()))).join('\n');
}

function chosen({ mine, theirs }: Extract<Region, { kind: 'differs' }>, choice: Choice = 'mine'): readonly string[] {
  switch (choice) {
    case 'mine':
      return mine;
    case 'theirs':
      return theirs;
    case 'both':
      return [...theirs, ...mine];
  }
}
