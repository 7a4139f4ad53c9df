// Measures unique names by levels: `node bench/names-by-levels.mjs [rows in millions, 20] [locales: mix | german]`.
// Prints duplicates, negative numbers, weights by half-decade, digits, rows computed back, and ns a row.
import { importSources } from './lib/import-sources.mjs';

const millions = Number(process.argv[2] ?? 20);
const rowCount = millions * 1_000_000;
const BATCH = 512;

const core = await importSources(`
  export { createRowSet, setRange } from './packages/core/src/batch/row-set.ts';
  export { streamKeys } from './packages/core/src/random/stream-key.ts';
  export { createMemberDraw } from './packages/recipes/src/levels/member-draw.ts';
  export { createNameBatch } from './packages/recipes/src/levels/name-batch.ts';
  export { buildNameEdges, edgeOf } from './packages/recipes/src/levels/name-edges.ts';
  export { createNameLevels } from './packages/recipes/src/levels/name-levels.ts';
  export { createNameView } from './packages/recipes/src/levels/name-view.ts';
  export { classHash, unrotated } from './packages/recipes/src/levels/rotation.ts';
  export { renderSample, sampleGerman, sampleMix } from './packages/recipes/src/levels/sample-names-for-tests.ts';
`);

const locales = process.argv[3] === 'german' ? core.sampleGerman : core.sampleMix;
const keys = core.streamKeys(['1', '0', 'people', 's:person']);
const edges = core.buildNameEdges(locales, core.renderSample);
const levels = core.createNameLevels(edges, keys);
const members = core.createMemberDraw(edges, keys, BATCH);
const style = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };
const view = core.createNameView(levels, members, style, 'by-locale');
const givenCount = edges.given.length;
const rows = core.createRowSet(BATCH);
const batch = core.createNameBatch(BATCH);

console.log(
  `${rowCount.toLocaleString('en')} rows; ${edges.surnames.length} surname classes, ${givenCount} given classes`,
);
const { pairs, numbers } = place();
duplicates();
weights();
digits();
backToRow();
times();

/** Class pair and written number of every row. */
function place() {
  const pairs = new Int32Array(rowCount);
  const numbers = new Float64Array(rowCount);
  for (let from = 0; from < rowCount; from += BATCH) {
    const n = Math.min(BATCH, rowCount - from);
    core.setRange(rows, from, n);
    levels.fill(rows, batch);
    view.fill(n, batch, numbers.subarray(from, from + n));
    for (let i = 0; i < n; i++) pairs[from + i] = batch.surnames[i] * givenCount + batch.given[i];
  }
  return { pairs, numbers };
}

function duplicates() {
  let negative = 0;
  let broken = 0;
  // A pair is below 2^24 or so and a number below 2^29: both fit one exact double.
  if (edges.surnames.length * givenCount >= 2 ** 24) throw new RangeError('too many classes for one double');
  const keys = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    if (numbers[row] < 0) negative++;
    if (!Number.isInteger(numbers[row]) || numbers[row] >= 2 ** 29) broken++;
    keys[row] = pairs[row] * 2 ** 29 + numbers[row];
  }
  keys.sort();
  let equal = 0;
  for (let at = 1; at < rowCount; at++) if (keys[at] === keys[at - 1]) equal++;
  console.log(`duplicates ${equal}, negative numbers ${negative}, not whole or too large ${broken}`);
}

/** Observed against expected rows of whole names, by half-decade of weight, and the variance of counts over their mean. */
function weights() {
  const counts = new Int32Array(edges.surnames.length * givenCount);
  for (const pair of pairs) counts[pair]++;
  const groups = new Map();
  for (const { surnameFrom, surnameTo, givenFrom, givenTo } of edges.spans) {
    for (let i = surnameFrom; i < surnameTo; i++) {
      for (let g = givenFrom; g < givenTo; g++) {
        const weight = (core.edgeOf(edges, i, g + 1) - core.edgeOf(edges, i, g)) / 2 ** 53;
        if (weight === 0) continue;
        const at = Math.floor(2 * Math.log10(weight));
        const group = groups.get(at) ?? { names: 0, expected: 0, observed: 0, chi: 0 };
        const count = counts[i * givenCount + g];
        group.names++;
        group.expected += weight * rowCount;
        group.observed += count;
        group.chi += (count - weight * rowCount) ** 2 / (weight * rowCount);
        groups.set(at, group);
      }
    }
  }
  console.log('weight from    names     expected     observed       z  variance/mean');
  for (const [at, group] of [...groups].sort(([one], [other]) => one - other)) {
    const z = (group.observed - group.expected) / Math.sqrt(group.expected * (1 - group.expected / rowCount));
    const cells = [
      (10 ** (at / 2)).toExponential(1),
      group.names,
      group.expected.toFixed(0),
      group.observed,
      z.toFixed(2),
      (group.chi / group.names).toFixed(3),
    ];
    console.log(cells.map((cell, column) => String(cell).padStart([11, 9, 13, 13, 8, 15][column])).join(''));
  }
}

function digits() {
  const shares = new Float64Array(12);
  const ends = new Float64Array(10);
  let same = 0;
  for (let row = 0; row < rowCount; row++) {
    shares[numbers[row] === 0 ? 0 : String(numbers[row]).length]++;
    if (numbers[row] !== 0) ends[numbers[row] % 10]++;
    if (row > 0 && numbers[row] !== 0 && numbers[row] === numbers[row - 1]) same++;
  }
  const mean = shares.reduce((sum, count, length) => sum + count * length, 0) / rowCount;
  const percent = (count) => ((100 * count) / rowCount).toFixed(2);
  console.log(
    `digits in % of rows, 0 to 8: ${[...shares.subarray(0, 9)].map(percent).join(' ')}; mean ${mean.toFixed(3)}`,
  );
  console.log(
    `last digit in % of rows, 0 to 9: ${[...ends].map(percent).join(' ')}; same number as the row before: ${percent(same)} %`,
  );
}

function backToRow() {
  let lost = 0;
  let asked = 0;
  const start = performance.now();
  for (let row = 0; row < rowCount; row++) {
    const i = Math.floor(pairs[row] / givenCount);
    const shown = [view.surnames.groupOf[i], view.given.groupOf[pairs[row] - i * givenCount]];
    if (view.numbers.rowOf(shown, core.unrotated(numbers[row], core.classHash(...shown))) !== row) lost++;
    asked++;
  }
  const ns = ((performance.now() - start) * 1e6) / asked;
  console.log(`computed back: ${asked.toLocaleString('en')} rows, ${lost} lost, ${ns.toFixed(0)} ns each`);
  let wrong = 0;
  for (let row = 0; row < rowCount; row += Math.ceil(rowCount / 100_000)) {
    const text = view.text(row);
    const locale = edges.spans[edges.spanOf[Math.floor(pairs[row] / givenCount)]].locale;
    if (view.rowOf(text, locale, rowCount) !== row) wrong++;
  }
  console.log(`computed back from text: 100,000 rows, ${wrong} lost`);
}

function times() {
  const out = new Float64Array(BATCH);
  const drawn = { surname: new Int32Array(BATCH), given: new Int32Array(BATCH), context: new Int32Array(BATCH) };
  const work = {
    'names (draw, permutation, look-ups)': () => levels.fill(rows, batch),
    'number and rotation': () => view.fill(BATCH, batch, out),
    'spelling, sex and generation': () => members.fill(rows, batch, drawn),
  };
  const best = new Map();
  for (let repeat = 0; repeat < 8; repeat++) {
    const spent = new Map();
    for (let from = 0; from < 1_000_000; from += BATCH) {
      core.setRange(rows, from, BATCH);
      for (const [name, step] of Object.entries(work)) {
        const start = performance.now();
        step();
        spent.set(name, (spent.get(name) ?? 0) + performance.now() - start);
      }
    }
    for (const [name, ms] of spent) best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, ms));
  }
  for (const [name, ms] of best) console.log(`${name}: ${ms.toFixed(1)} ns a row`);
}
