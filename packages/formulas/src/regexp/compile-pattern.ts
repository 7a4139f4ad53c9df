import { buildMachine } from './machine.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { parsePattern } from './parse-pattern.ts';
import { PatternError } from './pattern-node.ts';

/** Compiles a regular expression; returns what is wrong with it where it cannot be. */
export function compilePattern(text: string): Matcher | string {
  try {
    return createMatcher(buildMachine(parsePattern(text)));
  } catch (error) {
    if (error instanceof PatternError) return `the pattern ${error.message}`;
    throw error;
  }
}

/** What is wrong with a pattern, if anything. */
export function patternFault(text: string | undefined): string | undefined {
  const compiled = compilePattern(text ?? '');
  return typeof compiled === 'string' ? compiled : undefined;
}
