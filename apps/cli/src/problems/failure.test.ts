import { CodedError } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure.ts';
import { referenceOf } from './reference.ts';

function defect(message: string): Error {
  return new TypeError(message);
}

describe('a defect of ours', () => {
  it('has a code, a reference and the message, and no stack', () => {
    const { code, exit, problems } = describeFailure(defect('x is not a function'));

    expect([code, exit]).toEqual(['internal', 1]);
    expect(problems[0]?.message).toMatch(
      /^Populace has a defect \(reference [0-9a-f]{8}\): x is not a function\. Please report it/,
    );
  });

  it('is also what is thrown without being an error, and what says so itself', () => {
    expect(describeFailure('odd').problems[0]?.message).toContain('): odd. ');
    expect(describeFailure(new CodedError('internal', 'odd')).problems[0]?.message).toContain('): odd. ');
  });

  it('has the same reference each time, and another one elsewhere', () => {
    const [first, second] = [1, 2].map(() => defect('x'));

    expect(referenceOf(first)).toBe(referenceOf(second));
    expect(referenceOf(new TypeError('x'))).not.toBe(referenceOf(first));
    expect(referenceOf(defect('y'))).not.toBe(referenceOf(first));
  });
});

it('gives an error without problems one of its own', () => {
  const failure = describeFailure(new CodedError('target/exists', 'a.csv is there.'));

  expect(failure).toEqual({
    code: 'target/exists',
    exit: 1,
    source: undefined,
    problems: [
      { code: 'target/exists', severity: 'error', place: { pointer: '' }, message: 'a.csv is there.', nearest: [] },
    ],
  });
});
