/**
 * Makes the tables of Japanese names: `node tools/data/ja_JP.mjs <folder>`.
 * The folder holds `naist-jdic/`, the unpacked Debian package naist-jdic 1:0.4.3-21 (BSD-3-Clause), of which the readings
 * are taken. The ranked lists and the readings that the dictionary lacks stand in `tools/data/ja_JP/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { romajiOf } from './ja_JP/romaji.mjs';

const tables = join(root, 'packages/locales/src/ja_JP/tables');
const lists = join(root, 'tools/data/ja_JP');
const generations = ['before 1960', '1960-1979', '1980-1999', 'since 2000'];

/** How steeply each list falls: weight 1 / (rank + shift) ** slope. Names have become more various. */
const falls = [
  { shift: 10, slope: 1 },
  { shift: 12, slope: 1 },
  { shift: 15, slope: 0.95 },
  { shift: 25, slope: 0.9 },
];
const surnameFall = { shift: 20, slope: 1.15 };

/** Returns whole weights of a ranked list that add up to about a million. */
function weightsOf(count, { shift, slope }) {
  const raw = Array.from({ length: count }, (_, place) => (place + 1 + shift) ** -slope);
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight) => Math.max(1, Math.round((weight / sum) * 1_000_000)));
}

/** Returns the lines of a list without its remarks. */
function linesOf(file) {
  const lines = readFileSync(join(lists, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

function wordsOf(lines) {
  return [...new Set(lines.flatMap((line) => line.split(' ')).filter((word) => word !== ''))];
}

/** Returns the readings written by hand, by name; a minus stands for a name that is left out. */
function readingsOf(file) {
  const words = linesOf(file).flatMap((line) => line.split(' '));
  const readings = new Map();
  for (let place = 0; place < words.length; place += 2) readings.set(words[place], words[place + 1]);
  return readings;
}

/** Returns the dictionary's first katakana reading of every name of one kind (`姓` surname, `名` given name). */
function dictionaryOf(text, kind) {
  const readings = new Map();
  const entry = new RegExp(`人名 ${kind}\\)\\) \\(\\(見出し語 \\((\\S+) \\d+\\)\\) \\(読み \\{?([ァ-ヶー]+)`, 'gu');
  for (const [, name, reading] of text.matchAll(entry)) {
    if (!readings.has(name)) readings.set(name, reading);
  }
  return readings;
}

/** Returns a function from a name to its romaji, or to undefined where no source reads it. */
function reader(byHand, dictionary) {
  return (name) => {
    const written = byHand.get(name);
    if (written !== undefined) return written === '-' ? undefined : written;
    const kana = /^[ぁ-んァ-ヶー]+$/u.test(name) ? name : dictionary.get(name);
    return kana === undefined ? undefined : romajiOf(kana);
  };
}

function write(table, header, rows) {
  writeFileSync(join(tables, `${table}.tsv`), `${[header, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
}

function surnames(read) {
  const names = wordsOf(linesOf('surnames.txt')).filter((name) => read(name) !== undefined);
  const weights = weightsOf(names.length, surnameFall);
  write(
    'person.surname',
    ['text', 'shown', 'weight:int'],
    names.map((name, place) => [name, read(name), weights[place]]),
  );
}

/** Returns the weights of the names of one list, a Map for each generation. */
function generationsOf(file, read) {
  const byGeneration = new Map(generations.map((generation) => [generation, []]));
  let current = [];
  for (const line of linesOf(file)) {
    if (line.startsWith('[')) current = byGeneration.get(line.slice(1, -1));
    else current.push(line);
  }
  return generations.map((generation, place) => {
    const names = wordsOf(byGeneration.get(generation)).filter((name) => read(name) !== undefined);
    const weights = weightsOf(names.length, falls[place]);
    return new Map(names.map((name, rank) => [name, weights[rank]]));
  });
}

function givenNames(read) {
  const columns = [...generationsOf('given-female.txt', read), ...generationsOf('given-male.txt', read)];
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  const heads = ['f0', 'f1', 'f2', 'f3', 'm0', 'm1', 'm2', 'm3'].map((name) => `${name}:int`);
  const rows = [...names].map((name) => [name, read(name), ...columns.map((column) => column.get(name) ?? 0)]);
  write('person.given', ['text', 'shown', ...heads], rows);
}

const source = process.argv[2];
if (source === undefined) throw new Error('Say in which folder the unpacked packages lie.');
const dictionary = new TextDecoder('euc-jp').decode(
  readFileSync(join(source, 'naist-jdic/usr/share/chasen/dic/naist-jdic/naist-jdic.dic')),
);
surnames(reader(readingsOf('surname-readings.txt'), dictionaryOf(dictionary, '姓')));
givenNames(reader(readingsOf('given-readings.txt'), dictionaryOf(dictionary, '名')));
