import { tests } from '@bufbuild/cel-spec/testdata/conformance.js';
import type { SerializedIncrementalTest, SerializedIncrementalTestSuite } from '@bufbuild/cel-spec/testdata/tests.js';
import { CodedError } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { check, valueOf } from './frame-for-tests.ts';

/** The tests of CEL's specification that need no variables. What we refuse is not part of formulas; what we take must give the same. */
function testsOf({
  tests: own = [],
  suites = [],
}: SerializedIncrementalTestSuite): readonly SerializedIncrementalTest[] {
  return [...own, ...suites.flatMap(testsOf)];
}

/** Where formulas differ by design: decimals, quotients that are no whole numbers, floats that are infinite, null, ends of texts. */
const DIFFERENT: readonly RegExp[] = [
  /\d\.\d/,
  /\d \/ \(?-?\d/,
  /null (<|<=|>|>=) null/,
  /8\.988466e\+307/,
  /'tacocat'\.(charAt|substring)\(/,
  // Durations are told to the microsecond.
  /\dns'/,
];

/** What a test expects, as a text; undefined where it asks for a type alone. */
function expected({ original }: SerializedIncrementalTest): string | undefined {
  if (original['evalError'] !== undefined) return 'fault';
  const value: unknown = original['value'];
  if (typeof value === 'object' && value !== null) return String(Object.values(value)[0]);
  return original['typedResult'] === undefined && original['checkOnly'] !== true ? 'true' : undefined;
}

function outcome(formula: string): string {
  try {
    return String(valueOf(formula));
  } catch (error) {
    if (error instanceof CodedError && error.code === 'formula/failed') return 'fault';
    throw error;
  }
}

describe("the tests of CEL's specification", () => {
  const taken = testsOf(tests).filter(
    (test) =>
      test.original['bindings'] === undefined &&
      !DIFFERENT.some((pattern) => pattern.test(test.original.expr)) &&
      expected(test) !== undefined &&
      'checked' in check(test.original.expr),
  );

  it('are understood in good part', () => {
    expect(taken.length).toBeGreaterThan(380);
  });

  it('come out as they should', () => {
    for (const test of taken) {
      const { expr } = test.original;

      expect([expr, outcome(expr)]).toEqual([expr, expected(test)]);
    }
  });
});
