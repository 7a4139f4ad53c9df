import { describe, expect, it } from 'vitest';
import { valuesOf, type World } from '../frame-for-tests.ts';

const world: World = {
  t: {
    columns: {
      small: { type: { kind: 'int32' }, values: ['5', null, '-2147483648'] },
      big: { type: { kind: 'int64' }, values: ['9223372036854775807', null, '-9223372036854775807'] },
      least: { type: { kind: 'int64' }, values: ['1', '-9223372036854775808', '0'] },
      price: { type: { kind: 'decimal', precision: 8, scale: 2 }, values: ['1.50', null, '0.00'] },
      ratio: { type: { kind: 'float64' }, values: ['0.5', null, '-1e+300'] },
    },
  },
};

describe('the negative of a number', () => {
  it.each([
    ['small', ['-5', null, '2147483648']],
    ['big', ['-9223372036854775807', null, '9223372036854775807']],
    ['price', ['-1.50', null, '0.00']],
    ['ratio', ['-0.5', null, '1e+300']],
  ])('is the other one of the same type: %s', (name, expected) => {
    expect(valuesOf(`-${name}`, world, 't')).toEqual(expected);
    expect(valuesOf(`- -${name} == ${name}`, world, 't')).toEqual(['true', 'true', 'true']);
  });

  it('fails for the least whole number, which has none', () => {
    expect(() => valuesOf('-least', world, 't')).toThrow(
      'The formula of the test fails in row 1: a whole number does not fit 64 bits.',
    );
  });

  it('is bounded as the number is, so that sums of it are exact', () => {
    expect(valuesOf('-small - 2147483647', world, 't')).toEqual(['-2147483652', null, '1']);
  });
});
