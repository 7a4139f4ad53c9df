/**
 * How long formulas take: `node bench/formulas.mjs`. Prints nanoseconds a row by formula, from vectors that are filled once to the
 * vector that would be written, and microseconds for reading and checking a formula.
 */
import { importSources } from './lib/import-sources.mjs';

const ROWS = 512;
const MIN_MS = Number(process.env.BENCH_MS ?? 300);

const { checkFormula, columnTypeOf, createArena, createDictionary, parseFormula, planFormula, writeColumn } =
  await importSources(`
  export * from './packages/core/src/index.ts';
  export * from './packages/recipes/src/index.ts';
  export * from './packages/cells/src/index.ts';
  export * from './packages/formulas/src/index.ts';
`);

/** A small generator of whole numbers, the same in every run. */
let state = 12345;
function below(span) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * span);
}

const lane = (span) => Int32Array.from({ length: ROWS + 16 }, () => below(span));
const decimal = (span) => ({ kind: 'decimal', values: lane(span), scale: 2, min: 0, max: span });
const words = createDictionary(Array.from({ length: 1000 }, (_, at) => `word${at}`));

/** Columns by name: the type that formulas see, and the vector. */
const columns = {
  price: [{ kind: 'decimal', scale: 2 }, decimal(40_000)],
  shipping: [{ kind: 'decimal', scale: 2 }, decimal(1000)],
  discount: [
    { kind: 'decimal', scale: 2 },
    { ...decimal(500), valid: Uint8Array.from({ length: ROWS + 16 }, () => below(10) && 1) },
  ],
  quantity: [{ kind: 'int' }, { kind: 'int32', values: lane(9), min: 0, max: 9 }],
  big: [{ kind: 'int' }, { kind: 'wide', hi: lane(2 ** 20), lo: lane(2 ** 31), scale: 0 }],
  ratio: [{ kind: 'float' }, { kind: 'float64', values: Float64Array.from(lane(1000), (x) => x / 7) }],
  id: [{ kind: 'int' }, { kind: 'wide', hi: lane(2 ** 10), lo: lane(2 ** 31), scale: 0 }],
  word: [{ kind: 'text' }, { kind: 'codes', codes: lane(1000), dictionary: words }],
  placed_at: [
    { kind: 'timestamp', precision: 's', zoned: false },
    { kind: 'timestamp', days: lane(20_000), ms: lane(86_400_000), precision: 's', zoned: false, min: 0, max: 20_000 },
  ],
};

const scope = {
  table: 'orders',
  columns: Object.keys(columns),
  columnType: (name) => columns[name]?.[0],
  isNullable: (name) => columns[name][1].valid !== undefined,
  parents: new Map(),
  children: [],
  siblings: { obstacle: 'There are no parents.' },
};

function read(text) {
  const parsed = parseFormula(text);
  const result = parsed.formula && checkFormula(parsed.formula, scope);
  if (result?.checked === undefined) throw new Error(JSON.stringify(parsed.fault ?? result.faults));
  return result.checked;
}

/** The steps that compute a formula for a batch. */
function stepsOf(text) {
  const checked = read(text);
  const steps = [];
  const arena = createArena(ROWS, 2 ** 22);
  const frame = {
    arena,
    step: (step) => steps.push(step),
    column: (name) => columns[name][1],
    bounds: (name) => (name === 'id' ? { min: 0, max: 2 ** 42 } : undefined),
    rowNumbers: () => arena.float64(),
    words: () => [lane(2 ** 32), lane(2 ** 32)],
    now: { days: 20_000, ms: 0, us: 0, hasTime: true },
    seed: '1',
    where: 'the formula',
  };
  writeColumn(planFormula(checked, frame), columnTypeOf(checked.type), frame);
  return steps;
}

/** The least time of one run of some work, in nanoseconds. */
function timeOf(work) {
  let best = Number.POSITIVE_INFINITY;
  const end = performance.now() + MIN_MS;
  for (let times = 64; performance.now() < end; ) {
    const start = performance.now();
    for (let i = 0; i < times; i++) work();
    best = Math.min(best, ((performance.now() - start) * 1e6) / times);
  }
  return best;
}

const formulas = [
  'price',
  'price * quantity + shipping - 1.50',
  'price * quantity + shipping - discount',
  'price * quantity / 7 + shipping',
  'round(price * 0.19, 2) + price',
  'quantity > 3 && price < 100 ? price : shipping',
  'ratio * 2.5e0 + ratio / 3.0e0 - ratio',
  'big + big % 7 - quantity',
  'id + id % 7 - quantity',
  'word + "-" + word',
  'upper(word)',
  'placed_at + minutes(random.exponential(90))',
  'random.normal(0, 1) * price',
];
for (const formula of formulas) {
  const steps = stepsOf(formula);
  const nanoseconds = timeOf(() => {
    for (const step of steps) step(ROWS);
  });
  console.log(`${(nanoseconds / ROWS).toFixed(1).padStart(8)} ns a row  ${formula}`);
}
const formula = 'price * quantity + shipping - 1.50';
console.log(`${(timeOf(() => read(formula)) / 1000).toFixed(1).padStart(8)} us to read and check ${formula}`);
