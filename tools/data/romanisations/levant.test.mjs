import { expect, it } from 'vitest';
import { romanise as armenian } from './armenian-bgn.mjs';
import { romanise as greek } from './elot743.mjs';
import { romanise as georgian } from './georgian-2002.mjs';
import { romanise as thaana } from './male-latin.mjs';
import { romanise as mongolian } from './mongolian-2012.mjs';

it.each([
  ['Παπαδόπουλος', 'papadopoulos'],
  ['Ευάγγελος', 'evangelos'],
  ['Ευθύμιος', 'efthymios'],
  ['Σταύρος', 'stavros'],
  ['Μπότσαρης', 'botsaris'],
  ['Νικολαΐδης', 'nikolaidis'],
  ['Καραϊσκάκης', 'karaiskakis'],
  ['Γκίκας', 'gkikas'],
])('spells the Greek %s as passports do: %s', (text, spelt) => {
  expect(greek(text)).toBe(spelt);
});

it.each([
  ['ჯავახიშვილი', 'javakhishvili'],
  ['წერეთელი', 'tsereteli'],
  ['ჩხეიძე', 'chkheidze'],
  ['მღებრიშვილი', 'mghebrishvili'],
])('spells the Georgian %s as passports do: %s', (text, spelt) => {
  expect(georgian(text)).toBe(spelt);
});

it.each([
  ['Հարությունյան', 'harutyunyan'],
  ['Երևան', 'yerevan'],
  ['Ոսկանյան', 'voskanyan'],
  ['Գևորգյան', 'gevorgyan'],
  ['Խաչատրյան', 'khachatryan'],
])('spells the Armenian %s as maps do: %s', (text, spelt) => {
  expect(armenian(text)).toBe(spelt);
});

it.each([
  ['Мөнхбат', 'munkhbat'],
  ['Өлзийбат', 'ulziibat'],
  ['Ерөөл', 'yeruul'],
  ['Цэцэгмаа', 'tsetsegmaa'],
])('spells the Mongolian %s as passports do: %s', (text, spelt) => {
  expect(mongolian(text)).toBe(spelt);
});

it.each([
  ['އިބްރާހީމް', 'ibraaheem'],
  ['އައްޔޫބު', 'ayyoob'],
  ['ނޫޙު', 'nooh'],
])('spells the Dhivehi %s with letters a to z: %s', (text, spelt) => {
  expect(thaana(text)).toBe(spelt);
});
