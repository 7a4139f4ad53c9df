/**
 * Unique e-mails and user names: `node bench/unique-emails.mjs [locale=en_US, or de_DE:60,en_US:40] [rows=1,000,000]`. Prints, as CSV bytes of a
 * table of that one column and in processes of their own, CPU nanoseconds a row with and without `unique`, and the most memory; then how many
 * of the rows' texts are different, how long their numbers are, and how common the commonest surnames are in them, beside the
 * table's weights (z) and beside the e-mails that are not unique. Quote ratios, as machines differ.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLibrary } from './lib/bundled-library.mjs';

const ROUNDS = 5;
const COMMONEST = 10;
const [, self, locale = 'en_US', count = '1000000', measured, library] = process.argv;
const rows = Number(count);

/** Opens a table of one column. */
async function openTable(path, [generator, unique]) {
  const { openSchema } = await import(pathToFileURL(path).href);
  const columns = { value: { generator, unique } };
  const schema = { populace: 1, tables: { people: { rows, columns } } };
  return (await openSchema(schema, { locale })).table('people');
}

/** In a process of its own: the least CPU of several rounds, the first left out. */
async function measure() {
  const table = await openTable(library, JSON.parse(measured));
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= ROUNDS; round++) {
    const begin = process.cpuUsage();
    for (const _ of table.chunks('csv'));
    const { user, system } = process.cpuUsage(begin);
    if (round > 0) least = Math.min(least, user + system);
  }
  console.log(JSON.stringify({ ns: (least * 1000) / rows, mb: process.resourceUsage().maxRSS / 1024 }));
}

/** How often each surname stands in e-mails, and what else is worth knowing of them. */
function lookAt(table) {
  const seen = new Set();
  const surnames = new Map();
  const lengths = new Map();
  for (const { value } of table.rows()) {
    seen.add(value);
    const [, surname, digits] = /^[^.]+\.([^0-9@]+)([0-9]*)@/.exec(value);
    surnames.set(surname, (surnames.get(surname) ?? 0) + 1);
    lengths.set(digits.length, (lengths.get(digits.length) ?? 0) + 1);
  }
  return { different: seen.size, surnames, lengths };
}

/** The shares of surnames by what is shown of them, most first. */
function sharesOfSurnames() {
  const file = new URL(`../packages/locales/src/${locale}/tables/person.surname.tsv`, import.meta.url);
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.split('\t');
  const [shown, weight] = ['shown', 'weight:int'].map((name) => names.indexOf(name));
  const weights = new Map();
  for (const cells of lines.map((line) => line.split('\t'))) {
    weights.set(cells[shown], (weights.get(cells[shown]) ?? 0) + Number(cells[weight]));
  }
  const all = [...weights.values()].reduce((sum, one) => sum + one, 0);
  return [...weights].map(([name, one]) => [name, one / all]).sort(([, one], [, other]) => other - one);
}

function showSurnames(unique, plain) {
  const shares = sharesOfSurnames();
  const z = (name, share) => ((unique.get(name) ?? 0) - rows * share) / Math.sqrt(rows * share * (1 - share));
  for (const [name, share] of shares.slice(0, COMMONEST)) {
    const [own, other] = [unique, plain].map((counts) => counts.get(name) ?? 0);
    console.log(`  ${name.padEnd(14)} ${own} unique, ${other} not, z ${z(name, share).toFixed(2)}`);
  }
  const frequent = shares.filter(([, share]) => share * rows >= 20);
  const chi2 = frequent.reduce((sum, [name, share]) => sum + z(name, share) ** 2 * (1 - share), 0);
  console.log(`  chi2 by degree of freedom of ${frequent.length} surnames: ${(chi2 / frequent.length).toFixed(3)}`);
}

async function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), 'populace-unique-'));
  try {
    const path = await bundleLibrary(folder);
    for (const generator of ['internet.email', 'internet.username']) {
      const [plain, unique] = [false, true].map((asked) =>
        JSON.parse(
          execFileSync(process.execPath, [self, locale, count, JSON.stringify([generator, asked]), path], {
            encoding: 'utf8',
          }),
        ),
      );
      const sides = [plain, unique].map(({ ns, mb }) => `${ns.toFixed(1)} ns, ${Math.round(mb)} MB`);
      console.log(
        `${locale}, ${generator}: ${sides[0]}; unique ${sides[1]}; ${(unique.ns / plain.ns).toFixed(2)} times`,
      );
    }
    const [plain, unique] = await Promise.all(
      [false, true].map(async (asked) => lookAt(await openTable(path, ['internet.email', asked]))),
    );
    console.log(
      `${unique.different} of ${rows} unique e-mails are different, ${plain.different} of those that are not`,
    );
    const lengths = [...unique.lengths].sort(([one], [other]) => one - other);
    console.log(
      `digits: ${lengths.map(([digits, of]) => `${digits}: ${((100 * of) / rows).toFixed(1)} %`).join(', ')}`,
    );
    const usernames = new Set();
    for (const { value } of (await openTable(path, ['internet.username', true])).rows()) usernames.add(value);
    console.log(`${usernames.size} of ${rows} unique user names are different`);
    if (!locale.includes(':')) showSurnames(unique.surnames, plain.surnames);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (measured === undefined) await measureAll();
else await measure();
