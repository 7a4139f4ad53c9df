/** The readings of Chinese characters in Mandarin. */
import { join } from 'node:path';
import { linesOf } from '../lib/tables.mjs';

const readings = new Map(
  linesOf(join(import.meta.dirname, 'pinyin.txt')).flatMap((line) => {
    const [reading, characters] = line.split(' ');
    return [...characters].map((character) => [character, reading]);
  }),
);

/** Returns the Hanyu Pinyin of each character, without tones, `v` for ü. Throws for one that nobody has read. */
export function pinyinOf(text) {
  return [...text].map((character) => {
    const reading = readings.get(character);
    if (reading === undefined) throw new Error(`pinyin.txt does not have ${character} of ${text}.`);
    return reading;
  });
}
