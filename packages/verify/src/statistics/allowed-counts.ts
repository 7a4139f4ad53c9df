import { countWords } from '@populace/recipes';
import type { ChildCount } from '@populace/schema';

/** The numbers that a `count` allows. */
interface AllowedCounts {
  readonly least: number;
  readonly most: number;
  isAllowed(count: number): boolean;
  readonly words: string;
}

/** Returns which numbers of children or items a `count` without a formula allows. */
export function allowedCounts({ min, max, distribution }: Omit<ChildCount, 'formula'>): AllowedCounts {
  const any = (): boolean => true;
  if (distribution === undefined) {
    const words = min === max ? countWords(min) : `${countWords(min)} to ${countWords(max)}`;
    return { least: min, most: max, isAllowed: any, words };
  }
  if (typeof distribution === 'string') return { least: 0, most: max, isAllowed: any, words: distribution };
  switch (distribution.kind) {
    case 'weighted': {
      const values = new Set(distribution.values.filter(({ weight }) => weight > 0).map(({ value }) => value));
      const words = `one of ${[...values].join(', ')}`;
      return { least: 0, most: max, isAllowed: (count) => values.has(count), words };
    }
    case 'zipf':
      return { least: 1, most: distribution.max, isAllowed: any, words: `zipf, 1 to ${countWords(distribution.max)}` };
    case 'histogram': {
      const [first = 0] = distribution.edges;
      const last = distribution.edges.at(-1) ?? max;
      return { least: Math.ceil(first), most: Math.floor(last), isAllowed: any, words: `${first} to ${last}` };
    }
    case 'poisson':
      return { least: 0, most: max, isAllowed: any, words: `poisson ${distribution.mean}` };
    default:
      return { least: 0, most: max, isAllowed: any, words: distribution.kind };
  }
}
