/**
 * People beside a peer, @faker-js/faker: `node bench/people.mjs [schema=bench/schemas/people-en.yaml] [most rows=1,000,000]`.
 * Both write the same 14 columns in the same formats as CSV to a file; whole processes are measured, in turn, on one thread.
 * Prints CPU seconds (user and system), most memory, bytes, and how many times the CPU of ours the peer's is. What a row
 * costs without the start is (largest − second largest) by the rows between. The peer's script is bench/peers/faker-people.mjs.
 * Not the same: what the cells hold. Ours agree with one another within a row and follow weights; the peer's are drawn each
 * for itself. So bytes differ, and CPU by byte is compared for locales. Quote ratios, as machines differ.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLibrary } from './lib/bundled-library.mjs';
import { cli, measureInTurn } from './lib/measure.mjs';

const OBJECTS = 200_000;
const schema = process.argv[2] ?? fileURLToPath(new URL('schemas/people-en.yaml', import.meta.url));
const most = Number(process.argv[3] ?? 1_000_000);
const fakerScript = fileURLToPath(new URL('peers/faker-people.mjs', import.meta.url));
const fakerLocales = { en_US: 'en_US', de_DE: 'de', ar_EG: 'ar' };
const rounds = (rows) => ({ 1: 9, 10000: 5 })[rows] ?? 3;
const sizes = [1, most / 100, most / 10, most];
const folder = mkdtempSync(join(tmpdir(), 'populace-people-'));
const [ownFile, fakerFile] = [join(folder, 'populace.csv'), join(folder, 'faker.csv')];

const seconds = ({ cpuMs }) => (cpuMs / 1000).toFixed(3).padStart(8);
const megabytes = (value) => `${Math.round(value)} MB`.padStart(7);
const times = (faker, own) => `${(faker / own).toFixed(1)} times`.padStart(12);

/** Writes `rows` people with both and returns what it took: CPU, memory, bytes. */
function measureFiles(rows, locale) {
  const options = ['--locale', locale, '--take', `${rows}`, '--out', ownFile, '--overwrite', '--quiet'];
  const commands = [
    [cli, 'generate', schema, ...options],
    [fakerScript, `${rows}`, fakerLocales[locale], fakerFile],
  ];
  const [own, faker] = measureInTurn(commands, rounds(rows));
  return [
    { ...own, bytes: statSync(ownFile).size },
    { ...faker, bytes: statSync(fakerFile).size },
  ];
}

/** Prints a line a number of rows and one for the steady cost; returns CPU nanoseconds by byte without the start. */
function showLocale(locale) {
  console.log(`\n${locale}, CSV to a file: Populace, faker`);
  const measured = sizes.map((rows) => {
    const [own, faker] = measureFiles(rows, locale);
    const each = [own, faker].map(
      (of) => `${seconds(of)} s ${megabytes(of.rssMb)} ${`${of.bytes}`.padStart(10)} bytes`,
    );
    console.log(`${`${rows}`.padStart(8)} rows  ${each.join('  |')}  |${times(faker.cpuMs, own.cpuMs)}`);
    return [own, faker];
  });
  const [before, last] = measured.slice(-2);
  const between = (side, of) => last[side][of] - before[side][of];
  const [own, faker] = [0, 1].map((side) => (between(side, 'cpuMs') * 1e6) / (most - most / 10));
  console.log(`steady: ${Math.round(own)} ns a row, faker ${Math.round(faker)} ns, ${times(faker, own).trim()}`);
  return [0, 1].map((side) => (between(side, 'cpuMs') * 1e6) / between(side, 'bytes'));
}

function showLocales() {
  const [english, ...others] = Object.keys(fakerLocales).map((locale) => [locale, showLocale(locale)]);
  console.log('\nsteady CPU by byte: Populace, faker');
  for (const [locale, byByte] of [english, ...others]) {
    const each = byByte.map(
      (ns, side) => `${ns.toFixed(2)} ns, ${(ns / english[1][side]).toFixed(2)} of ${english[0]}`,
    );
    console.log(`${locale}  ${each.join('  |  ')}`);
  }
}

async function showObjects() {
  const library = await bundleLibrary(folder);
  const commands = [
    [fileURLToPath(new URL('lib/make-objects.mjs', import.meta.url)), library, schema, `${OBJECTS}`],
    [fakerScript, `${OBJECTS}`, 'en_US', 'objects'],
  ];
  const [own, faker] = measureInTurn(commands, 3);
  console.log(`\n${OBJECTS} objects through the library: Populace, faker`);
  console.log(`${seconds(own)} s  |${seconds(faker)} s  |${times(faker.cpuMs, own.cpuMs)}`);
}

try {
  execFileSync(process.execPath, [fileURLToPath(new URL('../tools/ready.mjs', import.meta.url))], { stdio: 'inherit' });
  showLocales();
  await showObjects();
} finally {
  rmSync(folder, { recursive: true });
}
