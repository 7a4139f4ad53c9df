import { describe, expect, it } from 'vitest';
import { exp } from './exp.ts';
import { expm1 } from './expm1.ts';
import { gammaP, gammaQ } from './incomplete-gamma.ts';
import { log } from './log.ts';
import { logGamma } from './log-gamma.ts';
import { log1p } from './log1p.ts';
import { erf, normalCdf, normalDensity } from './normal-cdf.ts';
import { normalQuantile } from './normal-quantile.ts';
import { pow } from './pow.ts';

// All expected values were computed with mpmath 1.3.0 at 40 digits and rounded once to a double.

const view = new DataView(new ArrayBuffer(8));

function bitsOf(x: number): bigint {
  view.setFloat64(0, x);
  return view.getBigInt64(0);
}

function fromHex(hex: string): number {
  view.setBigUint64(0, BigInt(`0x${hex}`));
  return view.getFloat64(0);
}

/** How many doubles lie between two numbers of one sign. */
function ulpsBetween(a: number, b: number): number {
  const distance = bitsOf(a) - bitsOf(b);
  return Number(distance < 0n ? -distance : distance);
}

describe('log', () => {
  it.each([
    [0.1, 'c0026bb1bbb55515'],
    [0.5, 'bfe62e42fefa39ef'],
    [2, '3fe62e42fefa39ef'],
    [3, '3ff193ea7aad030b'],
    [10, '40026bb1bbb55516'],
    [1e-300, 'c085963447f87fb5'],
    [5e-324, 'c0874385446d71c3'],
    [Number.MAX_VALUE, '40862e42fefa39ef'],
    [1.0000000000000002, '3cafffffffffffff'],
    [0.9999999999999999, 'bca0000000000000'],
    [123456.789, '40277281cad8a844'],
  ])('of %d is within one unit in the last place', (x, hex) => {
    expect(ulpsBetween(log(x), fromHex(hex))).toBeLessThanOrEqual(1);
  });

  it('is within two units of the engine over the whole range', () => {
    let worst = 0;
    for (let i = 1; i < 20_000; i++) {
      const x = (1 + ((i * 0.6180339887498949) % 1)) * 2 ** ((i % 2090) - 1070);
      if (x !== 1) worst = Math.max(worst, ulpsBetween(log(x), Math.log(x)));
    }
    expect(worst).toBeLessThanOrEqual(2);
  });

  it('has the special values of the standard', () => {
    expect([0, -0, -1, Number.NaN, Infinity, 1].map(log)).toEqual([
      -Infinity,
      -Infinity,
      Number.NaN,
      Number.NaN,
      Infinity,
      0,
    ]);
  });
});

describe('exp', () => {
  it.each([
    [1, '4005bf0a8b145769'],
    [-1, '3fd78b56362cef38'],
    [0.1, '3ff1aec7b35a00d4'],
    [10, '40d5829dcf950560'],
    [-20.5, '3e157a3afeed00ab'],
    [700, '7f0d945df4f8ec8e'],
    [-700, '00d14f2b0fb9307f'],
    [1e-10, '3ff000000006df38'],
    [0.5, '3ffa61298e1e069c'],
  ])('of %d is within one unit in the last place', (x, hex) => {
    expect(ulpsBetween(exp(x), fromHex(hex))).toBeLessThanOrEqual(1);
  });

  it('is within two units of the engine over the whole range', () => {
    let worst = 0;
    for (let i = 0; i < 20_000; i++) {
      const x = -745 + ((i * 1454.7 * 0.6180339887498949) % 1454.7);
      worst = Math.max(worst, ulpsBetween(exp(x), Math.exp(x)));
    }
    expect(worst).toBeLessThanOrEqual(2);
  });

  it('has the special values of the standard', () => {
    const values = [0, -0, Infinity, -Infinity, 710, -746, Number.NaN].map(exp);

    expect(values).toEqual([1, 1, Infinity, 0, Infinity, 0, Number.NaN]);
  });
});

describe('pow', () => {
  it.each([
    [2, 0.5, '3ff6a09e667f3bcd'],
    [10, -3, '3f50624dd2f1a9fc'],
    [1.5, 200.25, '47419d7733854eb6'],
    [0.1, 7, '3e7ad7f29abcaf4b'],
    [3, 40, '43e517168a4523fd'],
    [1.0000001, 1e9, '48f349445c228792'],
    [9.9, -100.5, '2b284f2ab8865d41'],
  ])('%d to the %d is within one unit in the last place', (x, y, hex) => {
    expect(ulpsBetween(pow(x, y), fromHex(hex))).toBeLessThanOrEqual(1);
  });

  it('is exact where the result is a double', () => {
    for (let n = 0; n <= 22; n++) expect(pow(10, n)).toBe(Number(`1e${n}`));
    for (let n = -1022; n <= 1023; n++) expect(bitsOf(pow(2, n))).toBe(BigInt(n + 1023) << 52n);
    expect(pow(-3, 33)).toBe(-5559060566555523);
    expect(pow(15.5, 4)).toBe(57720.0625);
  });

  it('has the special values of the standard', () => {
    const bases = [0, -0, 1, -1, 0.25, -0.25, 4, -4, Infinity, -Infinity, Number.NaN];
    const exponents = [0, -0, 1, -1, 2, 3, -3, 0.5, -0.5, 1e300, -1e300, Infinity, -Infinity, Number.NaN];
    for (const x of bases) {
      for (const y of exponents) expect([x, y, pow(x, y)]).toEqual([x, y, x ** y]);
    }
  });
});

describe('log1p and expm1', () => {
  it.each([
    [log1p, 1e-20, 1e-20],
    [log1p, -1e-10, -1.00000000005e-10],
    [log1p, 0.3, 0.26236426446749106],
    [log1p, -0.5, -Math.LN2],
    [log1p, 1e10, 23.025850930040455],
    [expm1, 1e-20, 1e-20],
    [expm1, -1e-10, -9.999999999500001e-11],
    [expm1, 0.3, 0.3498588075760031],
    [expm1, -0.5, -0.3934693402873666],
    [expm1, 50, 5.184705528587072e21],
    [expm1, -50, -1],
    [expm1, 1.5, 3.481689070338065],
  ])('%o of %d is within three units in the last place', (f, x, expected) => {
    expect(ulpsBetween(f(x), expected)).toBeLessThanOrEqual(3);
  });

  it('reach the ends', () => {
    expect([log1p(-1), log1p(-2), log1p(Infinity)]).toEqual([-Infinity, Number.NaN, Infinity]);
    expect([expm1(-Infinity), expm1(Infinity), expm1(0)]).toEqual([-1, Infinity, 0]);
  });
});

describe('the gamma functions', () => {
  it.each([
    [0.001, 6.907178885383853],
    [0.5, 0.5723649429247001],
    [1.5, -0.12078223763524522],
    [3, Math.LN2],
    [10, 12.801827480081469],
    [100.5, 361.4355404677776],
    [1e6, 12815504.569147611],
  ])('log gamma of %d', (x, expected) => {
    expect(Math.abs(logGamma(x) - expected)).toBeLessThan(4e-15 * Math.max(Math.abs(expected), 5));
  });

  it.each([
    [0.5, 0.1, 0.654720846018577],
    [0.5, 20, 2.539628589470865e-10],
    [3, 2, 0.6766764161830635],
    [10, 14, 0.109399369642739],
    [100, 80, 0.9828916869648668],
    [1000, 1100, 0.0010593232539299773],
  ])('the upper incomplete gamma function Q(%d, %d), and what it leaves', (a, x, expected) => {
    expect(Math.abs(gammaQ(a, x) / expected - 1)).toBeLessThan(2e-12);
    expect(gammaP(a, x)).toBeCloseTo(1 - expected, 12);
  });
});

describe('the normal distribution', () => {
  it.each([
    [-37, 5.725571222524577e-300],
    [-8, 6.220960574271784e-16],
    [-3, 0.0013498980316300946],
    [-1, 0.15865525393145705],
    [-0.1, 0.460172162722971],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [2, 0.9772498680518208],
    [5, 0.9999997133484281],
  ])('has the right probability below %d', (z, expected) => {
    expect(Math.abs(normalCdf(z) / expected - 1)).toBeLessThan(z < -10 ? 1e-12 : 1e-14);
  });

  it.each([
    [1e-300, -37.0470962993612],
    [1e-19, -9.013271153126674],
    [1e-6, -4.753424308822899],
    [0.01, -2.326347874040841],
    [0.074, -1.4466320671589785],
    [0.075, -1.439531470938456],
    [0.3, -0.5244005127080408],
    [0.6, 0.2533471031357997],
    [0.925, 1.4395314709384561],
    [0.926, 1.4466320671589787],
    [0.999, 3.090232306167813],
    [0.999999, 4.753424308817087],
  ])('has the right quantile of %d', (p, expected) => {
    expect(Math.abs(normalQuantile(p) / expected - 1)).toBeLessThan(1e-15);
  });

  it('ends at infinity', () => {
    const values = [0, 0.5, 1, -0.1, 1.1].map(normalQuantile);

    expect(values).toEqual([-Infinity, 0, Infinity, Number.NaN, Number.NaN]);
    expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1]);
  });

  it.each([
    [-0.5, -0.5204998778130465],
    [0.001, 0.0011283787909692365],
    [1, 0.8427007929497149],
    [3, 0.9999779095030014],
  ])('has the right error function of %d', (x, expected) => {
    expect(Math.abs(erf(x) / expected - 1)).toBeLessThan(1e-14);
  });

  it('has the density of the tables', () => {
    expect(normalDensity(1)).toBeCloseTo(0.24197072451914337, 15);
  });
});

/** Frozen: a change of one bit here changes the values of every user. */
it('gives the same bits as ever', () => {
  let hash = 0;
  const mix = (x: number): void => {
    view.setFloat64(0, x);
    hash = (Math.imul(hash, 31) + view.getInt32(0)) | 0;
    hash = (Math.imul(hash, 31) + view.getInt32(4)) | 0;
  };
  for (let i = 1; i <= 20_000; i++) {
    const u = (i * 0.6180339887498949) % 1;
    for (const f of [log, log1p, normalQuantile, logGamma]) mix(f(u));
    for (const f of [exp, expm1, normalCdf]) mix(f(u * 20 - 10));
    mix(pow(u * 10, 20 - u * 40));
  }

  expect(hash).toBe(377941829);
});
