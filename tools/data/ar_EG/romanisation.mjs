/**
 * Compares the consonants of each name with the Arabic letters that it stands for: `node tools/data/ar_EG/romanisation.mjs`.
 * The list of what a letter may become is ours, so this finds slips and rows out of step, not unusual spellings. Prints
 * the names that do not fit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/project.mjs';

/** What a letter may become; a trailing bar means that it may be silent. */
const consonants = new Map(
  Object.entries({
    ب: 'b|p|v',
    ت: 't',
    ث: 'th|s|t',
    ج: 'g|j',
    ح: 'h',
    خ: 'kh|ch',
    د: 'd',
    ذ: 'z|d|th',
    ر: 'r',
    ز: 'z',
    س: 's|c',
    ش: 'sh|ch|c',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    غ: 'gh|g',
    ف: 'f|v|ph',
    ق: 'k|q|c',
    ك: 'k|c|ch|x',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h|',
    و: 'w|v|',
    ي: 'y|',
    ة: 'h|t|',
  }),
);
const silent = new Set('اأإآىءئؤع ');

function patternOf(text) {
  const letters = [...text].map((letter) => {
    if (silent.has(letter)) return '[aeiouyw]*';
    const ways = consonants.get(letter);
    if (ways === undefined) throw new Error(`${text}: ${letter} is not known.`);
    const spelled = ways
      .split('|')
      .filter(Boolean)
      .map((way) => `(?:${way}){1,2}`);
    return `(?:${spelled.join('|')})${ways.endsWith('|') ? '?' : ''}[aeiouyw]*`;
  });
  return new RegExp(`^[aeiouy]*${letters.join('')}$`);
}

for (const table of ['person.given', 'person.surname']) {
  const path = join(root, 'packages/locales/src/ar_EG/tables', `${table}.tsv`);
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  const odd = rows.map((row) => row.split('\t')).filter(([text, shown]) => !patternOf(text).test(shown));
  console.log(`${table}: ${rows.length - odd.length} of ${rows.length}`);
  for (const [text, shown] of odd) console.log(`  not: ${text} ${shown}`);
}
