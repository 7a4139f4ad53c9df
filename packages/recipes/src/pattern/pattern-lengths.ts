import type { Pattern } from './pattern.ts';

/** How long the texts of a pattern are, in characters. */
export interface PatternLengths {
  /** Whether the empty text is one of them. */
  hasEmpty(pattern: Pattern): boolean;
  longest(pattern: Pattern): number;
}

interface Known {
  readonly hasEmpty: boolean;
  readonly longest: number;
}

/** Creates the lengths of patterns, of which each is looked at once. */
export function createPatternLengths(): PatternLengths {
  const known = new Map<Pattern, Known>();
  const of = (pattern: Pattern): Known => {
    const found = known.get(pattern) ?? lengthsOf(pattern, of);
    known.set(pattern, found);
    return found;
  };
  return { hasEmpty: (pattern) => of(pattern).hasEmpty, longest: (pattern) => of(pattern).longest };
}

function lengthsOf(pattern: Pattern, of: (pattern: Pattern) => Known): Known {
  switch (pattern.kind) {
    case 'characters':
      return { hasEmpty: false, longest: 1 };
    case 'sequence': {
      const parts = pattern.parts.map(of);
      return {
        hasEmpty: parts.every(({ hasEmpty }) => hasEmpty),
        longest: parts.reduce((sum, { longest }) => sum + longest, 0),
      };
    }
    case 'either': {
      const options = pattern.options.map(of);
      return {
        hasEmpty: options.some(({ hasEmpty }) => hasEmpty),
        longest: options.reduce((most, { longest }) => Math.max(most, longest), 0),
      };
    }
    case 'repeat': {
      const { hasEmpty, longest } = of(pattern.of);
      return { hasEmpty: hasEmpty || pattern.min === 0, longest: pattern.max * longest };
    }
  }
}
