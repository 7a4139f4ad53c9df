/**
 * Makes the larger tables of the locale ar_EG from the hand-written lists in `ar_EG/`: `node tools/data/ar_EG.mjs`.
 * Reads no packages. With `--check` it writes nothing and fails when a table is not what the lists say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const source = join(root, 'tools/data/ar_EG');
const target = join(root, 'packages/locales/src/ar_EG/tables');

/** What a digit of the lists of given names weighs: each step is about 2.35 times as common as the one below. */
const commonness = [0, 10, 25, 60, 140, 320, 750, 1700, 4000, 10000];
const wholeColumn = 1_000_000;

const linesOf = (name) => readFileSync(join(source, name), 'utf8').normalize('NFC').trim().split('\n');

function readGiven(name) {
  return linesOf(name).map((line) => {
    const [, text, shown, digits] = /^(\S.*?) ([a-z]+) (\d{4})$/.exec(line) ?? [];
    if (text === undefined) throw new Error(`${name}: "${line}" is not "name shown digits".`);
    return { text, shown, weights: [...digits].map((digit) => commonness[Number(digit)]) };
  });
}

/** Scales each generation so that it sums to about the same; nobody who is borne falls to zero. */
function scaled(names) {
  const sums = [0, 1, 2, 3].map((age) => names.reduce((sum, name) => sum + name.weights[age], 0));
  return names.map((name) => ({
    ...name,
    weights: name.weights.map((weight, age) => Math.round((weight * wholeColumn) / sums[age])),
  }));
}

function givenTable(women, men) {
  const rows = new Map();
  const none = [0, 0, 0, 0];
  for (const { text, shown, weights } of scaled(women)) rows.set(text, { shown, women: weights, men: none });
  for (const { text, shown, weights } of scaled(men)) {
    const both = rows.get(text);
    if (both && both.shown !== shown) throw new Error(`${text}: shown as ${both.shown} and as ${shown}.`);
    rows.set(text, { shown, women: both?.women ?? none, men: weights });
  }
  const lines = [...rows].map(([text, row]) => [text, row.shown, ...row.women, ...row.men]);
  return [['text', 'shown', ...['f', 'm'].flatMap((sex) => [0, 1, 2, 3].map((age) => `${sex}${age}:int`))], ...lines];
}

/** A surname that is also a given name is shown as that; the others say how. The order of the list is the rank. */
function surnameTable(given) {
  const shownOf = new Map(given.map(({ text, shown }) => [text, shown]));
  const rows = linesOf('surnames.txt').map((line, index) => {
    const [, text, own] = /^([^a-z]+?)(?: ([a-z]+))?$/.exec(line) ?? [];
    const shown = own ?? shownOf.get(text);
    if (shown === undefined) throw new Error(`surnames.txt: "${line}" has no romanisation.`);
    return [text, shown, zipf(index, 7)];
  });
  return [['text', 'shown', 'weight:int'], ...rows];
}

/** Zipf-Mandelbrot: the `index`-th of a ranked list, with a head that `shift` flattens. */
const zipf = (index, shift) => Math.round(1_000_000 / (index + 1 + shift));

function write(name, rows) {
  const texts = rows.slice(1).map(([text]) => text);
  if (new Set(texts).size < texts.length) throw new Error(`${name}: a text stands twice.`);
  const wanted = `${rows.map((row) => row.join('\t')).join('\n')}\n`;
  const path = join(target, `${name}.tsv`);
  const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (present === wanted) return;
  if (!process.argv.includes('--check')) return writeFileSync(path, wanted);
  console.error(`${name}.tsv is stale: run \`node tools/data/ar_EG.mjs\`.`);
  process.exitCode = 1;
}

const women = readGiven('given-female.txt');
const men = readGiven('given-male.txt');
write('person.given', givenTable(women, men));
write('person.surname', surnameTable([...women, ...men]));
write('location.streetName', [
  ['text', 'weight:int'],
  ...linesOf('streets.txt').map((text, index) => [text, zipf(index, 20)]),
]);
const words = new Set(linesOf('words.txt').flatMap((line) => line.split(' ')));
write('lorem.word', [['text'], ...[...words].map((text) => [text])]);
