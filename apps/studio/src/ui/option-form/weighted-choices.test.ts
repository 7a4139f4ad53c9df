import { describe, expect, it } from 'vitest';
import { choicesOfValue, valueOfChoices } from './weighted-choices.ts';

describe('values with weights', () => {
  it.each([
    [['a', 'b']],
    [{ free: 80, plus: 15 }],
    [
      [
        { value: 1, weight: 3 },
        { value: 2, weight: 1 },
      ],
    ],
    [[true, null]],
  ])('are written as they were read: %j', (written) => {
    expect(valueOfChoices(choicesOfValue(written))).toEqual(written);
  });

  it('stay in their order where they look like numbers', () => {
    const choices = [
      { value: '9', weight: 1 },
      { value: '1', weight: 2 },
    ];

    expect(choicesOfValue(valueOfChoices(choices))).toEqual(choices);
  });

  it('keep two equal values that somebody is typing', () => {
    const choices = [
      { value: 'a', weight: 1 },
      { value: 'a', weight: 2 },
    ];

    expect(choicesOfValue(valueOfChoices(choices))).toEqual(choices);
  });
});
