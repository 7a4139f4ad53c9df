/**
 * The people of the bench by @faker-js/faker: `node bench/peers/faker-people.mjs <rows> <locale> <path>`.
 * Written to be fast where its user has a say: one locale is loaded, a row is one concatenation, only columns whose values
 * may hold a comma or a quote are looked at, and 64 KB go to the file at a time. With `objects` as path nothing is written:
 * the rows are made as objects and dropped.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { fakerPerson } from './faker-person.mjs';

const CHUNK_LENGTH = 65_536;
const [rows, locale, path] = process.argv.slice(2);
const rowCount = Number(rows);
const locales = {
  en_US: () => import('@faker-js/faker/locale/en_US'),
  de: () => import('@faker-js/faker/locale/de'),
  ja: () => import('@faker-js/faker/locale/ja'),
  ar: () => import('@faker-js/faker/locale/ar'),
};
const { faker } = await locales[locale]();
faker.seed(1);
faker.setDefaultRefDate('2026-01-01T00:00:00Z');

const special = /[",\r\n]/;
const cell = (text) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function line(p) {
  return `${p.id},${p.uuid},${cell(p.first_name)},${cell(p.last_name)},${p.email},${p.birth_date},${cell(p.street)},${cell(p.city)},${cell(p.region)},${p.postcode},${p.phone},${p.card},${p.amount},${p.created_at}\n`;
}

function writeRows() {
  const file = openSync(path, 'w');
  let text = `${Object.keys(fakerPerson(faker, 0)).join(',')}\n`;
  for (let id = 1; id <= rowCount; id++) {
    text += line(fakerPerson(faker, id));
    if (text.length < CHUNK_LENGTH) continue;
    writeSync(file, text);
    text = '';
  }
  writeSync(file, text);
  closeSync(file);
}

/** Sums up something of each object, so that none may be left out. */
function makeObjects() {
  let letters = 0;
  for (let id = 1; id <= rowCount; id++) letters += fakerPerson(faker, id).email.length;
  if (letters === 0) throw new Error('No objects were made.');
}

if (path === 'objects') makeObjects();
else writeRows();
