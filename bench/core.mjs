/**
 * What the core promises, measured on the published form of the command line: `node bench/core.mjs [millions=20]`.
 * Prints CPU times (user and system, whole process), ratios and memory; quote ratios, as machines differ.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cli, measureInTurn } from './lib/measure.mjs';

const millions = Number(process.argv[2] ?? 20);
const people = fileURLToPath(new URL('schemas/people.yaml', import.meta.url));
const generate = (...more) => [cli, 'generate', people, '--quiet', ...more];
const window = (from, take) => ['--from', `${from}`, '--take', `${take}`];
const show = (name, text) => console.log(`${name.padEnd(52)} ${text}`);
const ms = (value) => `${value.toFixed(1)} ms`;

execFileSync(process.execPath, [fileURLToPath(new URL('../tools/build.mjs', import.meta.url))], { stdio: 'inherit' });

const [bare, firstRow] = measureInTurn(
  [
    ['-e', '0'],
    [cli, 'generate', '--columns', 'id:sequence', '--rows', '1', '--quiet'],
  ],
  20,
);
show('bare node', ms(bare.cpuMs));
show('first row, over bare node', ms(firstRow.cpuMs - bare.cpuMs));

const [near, far] = measureInTurn([generate(...window(0, 101)), generate(...window(1e9, 101))], 20);
show('rows 0 to 100, whole process', ms(near.cpuMs));
show(
  'rows 10^9 to 10^9 + 100, whole process',
  `${ms(far.cpuMs)}, ${(far.cpuMs / near.cpuMs).toFixed(2)} of the former`,
);
const [nearBulk, farBulk] = measureInTurn([generate(...window(0, 1e6)), generate(...window(1e9, 1e6))], 3);
show('1 M rows from 0', `${ms(nearBulk.cpuMs)}, ${Math.round(nearBulk.rssMb)} MB`);
show('1 M rows from 10^9', `${ms(farBulk.cpuMs)}, ${(farBulk.cpuMs / nearBulk.cpuMs).toFixed(2)} of the former`);

const [large] = measureInTurn([generate(...window(0, millions * 1e6))], 1);
show(
  `${millions} M rows`,
  `${ms(large.cpuMs)}, ${Math.round(large.rssMb)} MB, ${(large.rssMb / nearBulk.rssMb).toFixed(2)} of the memory of 1 M`,
);
