import { describe, expect, it } from 'vitest';
import { slotsOf } from './composed-slots.ts';

const at = (before: string, name: string, after: string) => ({ before, name, after });
const NOTHING = at('', '', '');

describe('the places of patterns', () => {
  it('are one for each part that all have, and one for what some have between', () => {
    expect(slotsOf(['{given} {surname}', '{given} {initial}. {surname}', '{given} {middle} {surname}'])).toEqual([
      [at('', 'given', ''), at('', 'given', ''), at('', 'given', '')],
      [at(' ', '', ''), at(' ', 'initial', '. '), at(' ', 'middle', ' ')],
      [at('', 'surname', ''), at('', 'surname', ''), at('', 'surname', '')],
    ]);
  });

  it('are as many as the pattern with the most parts there asks for', () => {
    expect(slotsOf(['{given} {middle} {second} {surname}', '{given} {surname}'])).toEqual([
      [at('', 'given', ''), at('', 'given', '')],
      [at(' ', 'middle', ''), at(' ', '', '')],
      [at(' ', 'second', ' '), NOTHING],
      [at('', 'surname', ''), at('', 'surname', '')],
    ]);
  });

  it.each([
    [['{surname}, {given}', '{given} {surname}']],
    [['{a}{b}{c}', '{c}{a}', 'x {b} y']],
    [['Dr. {given} {surname}', '{given} {surname} jr.']],
    [['{given} {given}', '{given}']],
    [['no part', '{given}']],
    [['{given} {surname} {second}', '{given} {middle} {surname} {second}', '{given} {surname}']],
  ])('give each pattern back: %j', (patterns) => {
    const slots = slotsOf(patterns);

    const joined = patterns.map((_, pattern) =>
      slots
        .map((slot) => slot[pattern] ?? NOTHING)
        .map(({ before, name, after }) => `${before}${name === '' ? '' : `{${name}}`}${after}`)
        .join(''),
    );
    expect(joined).toEqual(patterns);
  });
});
