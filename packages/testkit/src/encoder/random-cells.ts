import fc from 'fast-check';
import {
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  dividedCells,
  float64Cells,
  type Instant,
  int32Cells,
  mixedCells,
  partsCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from './cells.ts';
import { nastyTexts } from './nasty-texts.ts';

const MOST_DAYS = 2_932_896;
const LEAST_DAYS = -719_162;

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...nastyTexts.slice(0, -1)));
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const smallInt = fc.oneof(int32, fc.integer({ min: -20_000, max: 20_000 }));
const int64 = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -99n, max: 10n ** 10n }),
);
const float64 = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.tuple(smallInt, fc.integer({ min: 0, max: 9 })).map(([number, places]) => number / 10 ** places),
);
const precision = fc.constantFrom('s', 'ms', 'us');

function instants(days: fc.Arbitrary<number>): fc.Arbitrary<Instant> {
  return fc.record({
    days,
    ms: fc.integer({ min: 0, max: 86_399_999 }),
    us: fc.integer({ min: 0, max: 999 }),
  });
}

/** Random columns of every kind of vector, with and without nulls, of `n` rows each; without texts that are refused. */
export function randomCells(n: number, refuses: (text: string) => boolean = () => false): fc.Arbitrary<Cells> {
  const text = anyText.filter((one) => !refuses(one));
  const rows = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(value, { minLength: n, maxLength: n });
  const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<(T | null)[]> =>
    fc.oneof(rows(value), rows(fc.option(value, { freq: 3 })));
  const scale = fc.integer({ min: 1, max: 18 });
  // Both near, which is looked up, and far apart, which is computed.
  const days = fc.constantFrom(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: LEAST_DAYS, max: MOST_DAYS }));
  const digits = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }).chain((widths) => {
    const length = widths.reduce((sum, width) => sum + width, 0);
    const unit = fc.constantFrom(...'0123456789');
    return some(fc.string({ unit, minLength: length, maxLength: length })).map((texts) => digitsCells(texts, widths));
  });
  const simple = [
    text.map((constant) => constantCells(constant)),
    rows(text).map((texts) => codesCells(texts)),
    rows(smallInt).map((numbers) => int32Cells(numbers)),
    rows(fc.integer({ min: LEAST_DAYS, max: MOST_DAYS })).map(dateCells),
    rows(fc.boolean()).map(boolCells),
    rows(text).map((texts) => bytesCells(texts)),
    rows(fc.stringMatching(/^[0-9]{7}$/)).map((texts) => digitsCells(texts, [3, 4])),
  ];
  const choices = rows(fc.nat(1));
  const someRows = fc.array(fc.nat(n - 1), { maxLength: 3 });
  // What joined parts may be made of is never null of its own.
  const mixedSimple = fc
    .tuple(choices, fc.oneof(...simple), fc.oneof(...simple))
    .map(([choice, ...options]) => mixedCells(choice, options));
  const parts = fc
    .tuple(fc.array(fc.oneof(...simple, mixedSimple), { minLength: 1, maxLength: 4 }), someRows)
    // Constants alone do not know how many rows there are.
    .map(([cells, nulls]) => partsCells(cells, nulls, n));
  const plain = [
    ...simple,
    some(text).map((texts) => codesCells(texts)),
    some(text).map((texts) => bytesCells(texts)),
    some(smallInt).map((numbers) => int32Cells(numbers)),
    fc.tuple(some(int32), scale).map(([numbers, places]) => decimalCells(numbers, places)),
    fc.tuple(some(int64), fc.oneof(fc.constant(0), scale)).map(([numbers, places]) => wideCells(numbers, places)),
    some(float64).map(float64Cells),
    some(fc.boolean()).map(boolCells),
    days.chain(some).map(dateCells),
    days.chain((day) => fc.tuple(some(instants(day)), precision)).map(([times, digit]) => timeCells(times, digit)),
    days
      .chain((day) => fc.tuple(some(instants(day)), precision, fc.boolean()))
      .map(([times, digit, zoned]) => timestampCells(times, digit, zoned)),
    some(fc.uuid()).map(uuidCells),
    digits,
    parts,
  ];
  const mixed = fc
    .tuple(choices, fc.oneof(...plain, mixedSimple), fc.oneof(...plain), someRows)
    .map(([choice, one, other, nulls]) => mixedCells(choice, [one, other], nulls));
  // Numbers of several kinds under one type, as given cells make them.
  const mixedNumbers = fc.tuple(choices, some(int64), some(int64)).map(([choice, made, given]) =>
    mixedCells(choice, [
      wideCells(made),
      codesCells(
        given.map((number) => (number === null ? null : `${number}`)),
        { kind: 'int64' },
      ),
    ]),
  );
  const divided = fc
    .tuple(choices, fc.oneof(...plain, mixed), fc.oneof(...plain, mixedSimple))
    .map(([choice, ...options]) => dividedCells(choice, options));
  return fc.oneof(...plain, mixed, mixedNumbers, divided);
}
