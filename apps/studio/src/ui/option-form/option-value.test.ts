import { describe, expect, it } from 'vitest';
import { fieldText, parseNumber, parseShare, percentOf } from './option-value.ts';

describe('numbers that are typed', () => {
  it.each([
    ['12', 12],
    ['-0.5', -0.5],
    ['1_000', 1000],
    [' 7 ', 7],
    ['12345678901234567890', '12345678901234567890'],
    ['0.12345678901234567', '0.12345678901234567'],
  ])('reads %j as %j', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it.each([
    ['20,000', 20_000],
    ['1,234,567.5', 1_234_567.5],
    ['20_000', 20_000],
    ['20 000', 20_000],
  ])('reads the thousands of %j', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it.each(['', '-', '1.', 'x', '1e3', '1,5', '1,23,456'])('waits while %j is no number', (typed) => {
    expect(parseNumber(typed)).toBeUndefined();
  });
});

describe('shares that are typed', () => {
  it.each([
    ['30', 30],
    ['30%', 30],
    ['2.5 %', 2.5],
    ['7,5', 7.5],
    ['0.3', 30],
    ['0,05', 5],
    ['1', 1],
    ['100', 100],
    ['150', 150],
  ])('reads %j as %j percent', (typed, value) => {
    expect(parseShare(typed)).toBe(value);
  });

  it.each(['', 'abc', '-1', '1.', '7,5,5', '1e2'])('does not read what is no share: %j', (typed) => {
    expect(parseShare(typed)).toBeUndefined();
  });

  it('tells both spellings in percent', () => {
    expect([percentOf('4%'), percentOf(0.04), percentOf(0.07), percentOf('x')]).toEqual([4, 4, 7, undefined]);
  });
});

it('shows lists and maps as they are written in JSON', () => {
  expect(fieldText({ mean: 3, sd: 1 })).toBe('{"mean":3,"sd":1}');
});
