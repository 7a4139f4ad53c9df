/**
 * How much CPU cells take: `node bench/cells.mjs`. Prints nanoseconds a cell by kind of vector, and nanoseconds a row and MB/s of
 * a table of 14 columns (people: ids, names, address, card, amount, dates) in each format, books of sheets also before DEFLATE.
 * Vectors are filled once, so only the encoding is measured. Names of formats, if given, are those that the table is written in.
 */
import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { importSources } from './lib/import-sources.mjs';

const ROWS = 512;
const MIN_MS = Number(process.env.BENCH_MS ?? 300);

/** A small generator of whole numbers, the same in every run. */
let state = 12345;
function below(span) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * span);
}

function words(make) {
  return Int32Array.from({ length: ROWS + 16 }, make);
}

const asked = process.argv.slice(2);
/** Formats that need columns or templates of their own. */
const wantsColumns = ['template', 'geojson', 'icalendar', 'vcard', 'fwf'];

const { createDictionary, createRowSet, encoders, setRange } = await importSources(`
  export * from './packages/core/src/index.ts';
  export * from './packages/recipes/src/index.ts';
  export * from './packages/cells/src/index.ts';
  export { encoders } from './packages/formats/src/index.ts';
`);

/** A dictionary of 1,000 words of 4 to 4 + spread letters. */
function dictionary(spread, more = '') {
  const texts = Array.from({ length: 1000 }, (_, at) => {
    const letters = Array.from({ length: 4 + below(spread) }, () => String.fromCharCode(97 + below(26)));
    return letters.join('') + more + (at % 50 === 0 ? 'é' : '');
  });
  return createDictionary(texts);
}

const valid = Uint8Array.from({ length: ROWS + 16 }, () => (below(10) === 0 ? 0 : 1));
const codes = (spread, more) => ({
  kind: 'codes',
  codes: words(() => below(1000)),
  dictionary: dictionary(spread, more),
});
const int32 = (min, max) => ({ kind: 'int32', values: words(() => min + below(max - min)), min, max });
const digits = (...widths) => ({ kind: 'digits', chunks: widths.map((w) => words(() => below(10 ** w))), widths });
const decimal = { kind: 'decimal', values: words(() => below(1e6)), scale: 2, min: 0, max: 1e6 };
const days = { days: words(() => below(22_000)), min: 0, max: 22_000 };
const date = { kind: 'date', ...days };
const ms = words(() => below(86_400_000));
const us = words(() => below(1000));
const timestamp = { kind: 'timestamp', ...days, ms, precision: 's', zoned: true };
const word = () => words(() => below(2 ** 32) | 0);
const uuid = { kind: 'uuid', words: [word(), word(), word(), word()] };
const floats = (make) => ({ kind: 'float64', values: Float64Array.from({ length: ROWS + 16 }, make) });
const constant = (text) => ({ kind: 'constant', text });
const parts = (...list) => ({ kind: 'parts', parts: list });

function freeText(length) {
  const offsets = words((_, row) => Math.min(row, ROWS) * length);
  const bytes = Uint8Array.from({ length: ROWS * length + 16 }, () => 97 + below(26));
  return { kind: 'bytes', offsets, bytes, maxBytes: length };
}

const kinds = {
  codes: codes(8),
  'codes, long': codes(20),
  'codes, nulls': { ...codes(8), codes: words(() => below(1100) % 1001) },
  'int32 to 9,999': int32(0, 9999),
  'int32 to 99,999,999': int32(0, 99_999_999),
  'int32 signed': int32(-1e9, 1e9),
  'int32, nulls': { ...int32(0, 99_999), valid },
  'wide below 2^32': { kind: 'wide', hi: words(() => 0), lo: words(() => below(1e6)), scale: 0 },
  'wide 64 bits': { kind: 'wide', hi: words(() => below(2 ** 31)), lo: words(() => below(2 ** 31)), scale: 0 },
  'decimal, 2 places': decimal,
  'decimal, 6 places': { ...decimal, values: words(() => below(2 ** 31)), scale: 6 },
  'digits 4+4+4+4': digits(4, 4, 4, 4),
  'float64, 2 places': floats(() => below(1e6) / 100),
  'float64, whole': floats(() => below(1e6)),
  'float64, all digits': floats(() => below(2 ** 32) / 2 ** 32 + below(2 ** 32) / 2 ** 64),
  bool: { kind: 'bool', values: Uint8Array.from({ length: ROWS + 16 }, () => below(2)) },
  date,
  'date, wide range': { ...date, min: -700_000, max: 2_000_000 },
  'date, nulls': { ...date, valid },
  'time ms': { kind: 'time', ms, precision: 'ms' },
  'timestamp s': timestamp,
  'timestamp us': { ...timestamp, us, precision: 'us' },
  uuid,
  'bytes, 20': freeText(20),
  'bytes, 200': freeText(200),
};

const people = {
  id: ['int64', int32(1, 9_999_999)],
  uuid: ['uuid', uuid],
  first: ['string', codes(6)],
  last: ['string', codes(8)],
  email: ['string', parts(codes(6), constant('.'), codes(8), int32(1, 99), constant('@example.'), codes(1))],
  birth: ['date', date],
  street: ['string', parts(codes(8, ' Street'), constant(' '), int32(1, 250))],
  city: ['string', codes(10)],
  state: ['string', codes(6)],
  postcode: ['string', digits(1, 4)],
  phone: ['string', parts(constant('+49 '), digits(3), constant(' '), digits(4, 3))],
  card: ['string', digits(4, 4, 4, 4)],
  amount: ['decimal', decimal],
  created: ['timestamptz', timestamp],
};

const columns = Object.entries(people).map(([name, [kind, vector]]) => ({
  name,
  type: { kind, precision: kind === 'decimal' ? 18 : 's', scale: 2 },
  vector,
}));
const withNulls = columns.map((column, index) => {
  const { vector } = column;
  if (index < 2) return column;
  if (vector.kind !== 'codes') return { ...column, vector: { ...vector, valid } };
  return { ...column, vector: { ...vector, codes: words((_, row) => (valid[row] ? vector.codes[row] : 1000)) } };
});

const compressors = {
  deflateRaw: (bytes, end, level = 6) =>
    deflateRawSync(bytes, end ? { level } : { level, finishFlush: constants.Z_SYNC_FLUSH }),
  crc32,
  gzip: gzipSync,
};
/** Compresses nothing: what the cells themselves take. */
const storing = { ...compressors, deflateRaw: (bytes) => bytes };

/** Writes batches; blocks are closed where they end. Returns how many rows and bytes were written. */
function writeRows(run) {
  const batches = run.blocks === undefined ? 4 : run.blocks.rows / ROWS;
  let bytes = 0;
  for (let batch = 0; batch < batches; batch++) bytes += run.encode(ROWS, false).length;
  if (run.blocks !== undefined) bytes += run.blocks.close().bytes.length;
  return { rows: batches * ROWS, bytes };
}

/** Returns nanoseconds of CPU a row and bytes a row: the best of many short stretches. */
function measure(id, table, options = {}, packers = compressors) {
  const encoder = encoders.find((candidate) => candidate.id === id);
  const defaults = Object.fromEntries(Object.entries(encoder.options).map(([name, option]) => [name, option.default]));
  const facts = {
    ...{ name: 'people', rowCount: 2 ** 20, primaryKey: [], uniques: [], references: [] },
    columns: table.map(({ name, type, vector }) => ({
      name,
      type,
      nullable: vector.valid !== undefined || vector.nullable,
    })),
  };
  const rows = createRowSet(ROWS);
  setRange(rows, 0, ROWS);
  const encoded = { facts, rows, rowCount: 2 ** 20, compressors: packers };
  const run = encoder.plan(table, { ...defaults, ...options }, encoded);
  let best = Number.POSITIVE_INFINITY;
  let written = { rows: 1, bytes: 0 };
  const until = performance.now() + MIN_MS;
  while (performance.now() < until) {
    const begin = process.cpuUsage();
    written = writeRows(run);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / written.rows);
  }
  return { ns: best * 1e3, bytes: written.bytes / written.rows };
}

function report(name, { ns, bytes }) {
  const rate = ((bytes / ns) * 1000).toFixed(0);
  console.log(
    `${name.padEnd(28)} ${ns.toFixed(1).padStart(8)} ns ${bytes.toFixed(1).padStart(8)} bytes ${rate.padStart(6)} MB/s`,
  );
}

console.log('a row of 14 columns');
for (const { id } of encoders.filter(({ id }) =>
  asked.length > 0 ? asked.includes(id) : !wantsColumns.includes(id),
)) {
  report(id, measure(id, columns));
  report(`${id}, nulls in 12 columns`, measure(id, withNulls));
  if (['xlsx', 'ods'].includes(id)) report(`${id}, before DEFLATE`, measure(id, columns, {}, storing));
}
if (asked.length > 0) process.exit();
report('sql, copy', measure('sql', columns, { statements: 'copy' }));
report('sql, mysql', measure('sql', columns, { dialect: 'mysql' }));
report('sql, sqlite', measure('sql', columns, { dialect: 'sqlite' }));
report('sql, duckdb', measure('sql', columns, { dialect: 'duckdb' }));
report('sql, sqlserver', measure('sql', columns, { dialect: 'sqlserver' }));
for (const id of ['csv', 'ndjson', 'sql']) {
  console.log(`\n${id}, a row of the one column`);
  for (const [name, vector] of Object.entries(kinds)) {
    report(name, measure(id, [{ name: 'a', type: { kind: 'string' }, vector }]));
  }
}
