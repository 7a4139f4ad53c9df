import { celEnv, parse as parseCel, plan as planCel } from '@bufbuild/cel';
import { evaluate } from '@marcbachmann/cel-js';
import { CodedError } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from './frame-for-tests.ts';

/**
 * Formulas beside two implementations of standard CEL that are not ours, where the meaning is the same: whole numbers of 64 bits, texts,
 * conditions, choices, macros over written lists. What differs by design is not generated:
 *
 * - A literal with a point is a decimal of as many digits; one with an exponent is a float. There are no `u` behind numbers, no `b"…"`.
 * - Whole numbers become decimals and decimals floats where they meet; CEL mixes none.
 * - `/` of whole numbers and decimals is a decimal, rounded half to even; the whole quotient is `div(a, b)`.
 * - A float that would be infinite or not a number is a fault, also by a division by 0.
 * - `int(x)` of a float beyond 2^53 is a fault.
 * - A null operand gives null; `==` and `!=` with null are conditions; a null condition of a choice gives null, and one of `filter`,
 *   `exists`, `exists_one` and `all` does not hold.
 * - A text's `charAt` and `substring` end where the text does, and are no fault there.
 * - Lists are written out and no values of columns; `map` with three arguments, maps, messages, `has`, `dyn`, `type`, `uint` are not there.
 * - Every function may be written behind its first argument, and before it: `upper(x)`, `x.upper()`. `if(c, a, b)` is `c ? a : b`.
 * - `matches` takes RE2's syntax without flags, word boundaries and Unicode classes.
 * - Times are dates, timestamps, times of day and durations with functions of our names: `year(d)`, not `d.getFullYear()`.
 * - A formula has at most 4,096 characters, 64 levels, 256 parts within one another.
 */

/** An expression in our words and in those of standard CEL. */
interface Pair {
  readonly ours: string;
  readonly cel: string;
}

const same = (text: string): Pair => ({ ours: text, cel: text });
const both = (parts: readonly Pair[], join: (texts: readonly string[]) => string): Pair => ({
  ours: join(parts.map(({ ours }) => ours)),
  cel: join(parts.map(({ cel }) => cel)),
});

const wholes = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
);
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀', ' '), maxLength: 4 });

const { int, bool, text } = fc.letrec<{ int: Pair; bool: Pair; text: Pair }>((tie) => ({
  int: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'part' },
    wholes.map((digits) => same(digits.startsWith('-') ? `(${digits})` : digits)),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '%'), tie('int'), tie('int'))
      .map(([operator, a, b]) => both([a, b], (parts) => `(${parts.join(` ${operator} `)})`)),
    fc
      .tuple(tie('int'), tie('int'))
      .map(([a, b]) => ({ ours: `div(${a.ours}, ${b.ours})`, cel: `(${a.cel} / ${b.cel})` })),
    fc.tuple(tie('bool'), tie('int'), tie('int')).map((all) => both(all, ([c, a, b]) => `(${c} ? ${a} : ${b})`)),
    tie('text').map((a) => both([a], ([x]) => `size(${x})`)),
  ),
  bool: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'part' },
    fc.boolean().map((value) => same(String(value))),
    fc
      .tuple(fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('int'), tie('int'))
      .map(([operator, a, b]) => both([a, b], (parts) => `(${parts.join(` ${operator} `)})`)),
    fc
      .tuple(fc.constantFrom('==', '!=', '<', '>='), tie('text'), tie('text'))
      .map(([operator, a, b]) => both([a, b], (parts) => `(${parts.join(` ${operator} `)})`)),
    fc
      .tuple(fc.constantFrom('&&', '||'), tie('bool'), tie('bool'))
      .map(([operator, a, b]) => both([a, b], (parts) => `(${parts.join(` ${operator} `)})`)),
    tie('bool').map((a) => both([a], ([x]) => `(!${x})`)),
    fc
      .tuple(fc.constantFrom('contains', 'startsWith', 'endsWith'), tie('text'), tie('text'))
      .map(([name, a, b]) => both([a, b], ([x, y]) => `${x}.${name}(${y})`)),
    fc
      .tuple(
        fc.constantFrom('all', 'exists', 'exists_one'),
        fc.array(tie('int'), { minLength: 1, maxLength: 3 }),
        wholes,
      )
      .map(([name, items, bound]) => both(items, (parts) => `[${parts.join(', ')}].${name}(x, x > (${bound}))`)),
    fc
      .tuple(tie('int'), fc.array(tie('int'), { minLength: 1, maxLength: 3 }))
      .map(([a, items]) => both([a, ...items], ([x, ...list]) => `(${x} in [${list.join(', ')}])`)),
  ),
  text: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'part' },
    letters.map((value) => same(JSON.stringify(value))),
    fc.tuple(tie('text'), tie('text')).map((all) => both(all, ([a, b]) => `(${a} + ${b})`)),
    fc.tuple(tie('bool'), tie('text'), tie('text')).map((all) => both(all, ([c, a, b]) => `(${c} ? ${a} : ${b})`)),
  ),
}));

/** What comes out, as a text; `fault` where there is no value. */
function outcome(compute: () => unknown, isFault: (error: unknown) => boolean): string {
  try {
    return String(compute());
  } catch (error) {
    if (isFault(error)) return 'fault';
    throw error;
  }
}

const ours = (formula: string): string =>
  outcome(
    () => valueOf(formula),
    (error) => error instanceof CodedError && error.code === 'formula/failed',
  );

const environment = celEnv();

/** Results of the second implementation: faults come out as values that are errors. */
const second = (formula: string): string => {
  const value = planCel(environment, parseCel(formula))({});
  return value instanceof Error || (typeof value === 'object' && value !== null) ? 'fault' : String(value);
};

/** Formulas of at most so many characters are allowed. */
const isShort = ({ ours: formula }: Pair): boolean => formula.length <= 4096;

describe('standard CEL', () => {
  for (const [name, expressions] of Object.entries({ int, bool, text })) {
    it(`agrees with cel-js on ${name}`, () => {
      fc.assert(
        fc.property(expressions.filter(isShort), (pair) => {
          expect(ours(pair.ours)).toBe(
            outcome(
              () => evaluate(pair.cel),
              () => true,
            ),
          );
        }),
        { numRuns: 150 },
      );
    });

    it(`agrees with @bufbuild/cel on ${name}`, () => {
      fc.assert(
        fc.property(expressions.filter(isShort), (pair) => {
          expect(ours(pair.ours)).toBe(second(pair.cel));
        }),
        { numRuns: 150 },
      );
    });
  }
});
