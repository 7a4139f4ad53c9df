/**
 * The memory of writing many rows: `node bench/flat-memory.mjs [rows=20,000,000] [formats, all that stream]`. Each format writes a table of three columns,
 * a tenth of the rows and all of them, one thread; prints CPU seconds, bytes and the most memory of both. Exit code 1 where all rows take more than a
 * quarter more memory than a tenth of them.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, measure } from './lib/measure.mjs';

const MOST_GROWTH = 1.25;
const rows = Number((process.argv[2] ?? '20000000').replaceAll(/[,_]/g, ''));
const asked = process.argv.slice(3);
const formats =
  asked.length > 0
    ? asked
    : [
        'csv',
        'tsv',
        'ndjson',
        'json',
        'sql',
        'xml',
        'yaml',
        'html',
        'md',
        'fwf',
        'csv.gz',
        'csv.zst',
        'avro',
        'sqlite',
        'arrow',
        'parquet',
        'xlsx',
        'ods',
      ];
const folder = mkdtempSync(join(tmpdir(), 'populace-memory-'));
const schema = join(folder, 'many.yaml');
writeFileSync(
  schema,
  'populace: 1\ntables: { t: { rows: 1_000_000_000, columns: { id: sequence, amount: finance.amount, day: date.past } } }\n',
);

/** What writing so many rows takes. */
function take(count, format) {
  const out = join(folder, `t.${format}`);
  const usage = measure([cli, 'generate', schema, '--take', `${count}`, '--out', out, '--overwrite', '--quiet']);
  const { size } = statSync(out);
  rmSync(out);
  return { ...usage, size };
}

try {
  for (const format of formats) {
    const [few, all] = [take(rows / 10, format), take(rows, format)];
    const growth = all.rssMb / few.rssMb;
    if (growth > MOST_GROWTH) process.exitCode = 1;
    const memory = `${Math.round(few.rssMb)} MB and ${Math.round(all.rssMb)} MB`;
    console.log(
      `${growth > MOST_GROWTH ? '!' : ' '} ${format.padEnd(8)} ${memory.padEnd(20)} ${(all.cpuMs / 1000).toFixed(1)} s CPU, ${(all.size / 1e6).toFixed(0)} MB`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
