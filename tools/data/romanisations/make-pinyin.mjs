/**
 * Makes pinyin.txt, the reading of each Chinese character of GB 2312 and of Big5, without tones:
 * `node tools/data/romanisations/make-pinyin.mjs <folder>`, where `<folder>/node_modules` holds pinyin-pro 3.29.4 (MIT).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { byText } from '../lib/tables.mjs';

/** Characters whose first reading is not the one that names have. */
const inNames = {
  茜: 'qian',
  盛: 'sheng',
  乐: 'le',
  樂: 'le',
  娜: 'na',
  莎: 'sha',
  大: 'da',
  家: 'jia',
  曾: 'zeng',
  和: 'he',
  都: 'du',
  重: 'zhong',
  长: 'chang',
  長: 'chang',
  行: 'xing',
  柏: 'bo',
  晟: 'sheng',
  会: 'hui',
  會: 'hui',
  传: 'chuan',
  傳: 'chuan',
  恬: 'tian',
  琦: 'qi',
  瑋: 'wei',
  洁: 'jie',
  车: 'che',
  車: 'che',
  广: 'guang',
  儿: 'er',
  兒: 'er',
  参: 'shen',
  朝: 'chao',
  石: 'shi',
  贾: 'jia',
  賈: 'jia',
};

const { pinyin } = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'))('pinyin-pro');
const characters = new Set();
const decode = (encoding, high, low) => new TextDecoder(encoding).decode(Uint8Array.of(high, low));
for (let high = 0xb0; high <= 0xf7; high++)
  for (let low = 0xa1; low <= 0xfe; low++) characters.add(decode('gb18030', high, low));
for (let high = 0xa4; high <= 0xf9; high++)
  for (let low = 0x40; low <= 0xfe; low++) characters.add(decode('big5', high, low));

const byReading = new Map();
for (const character of [...characters].filter((one) => /^\p{Script=Han}$/u.test(one)).sort(byText)) {
  const reading = inNames[character] ?? pinyin(character, { toneType: 'none', v: true });
  byReading.set(reading, (byReading.get(reading) ?? '') + character);
}
const lines = [...byReading].sort(([one], [other]) => byText(one, other)).map((cells) => cells.join(' '));
writeFileSync(
  join(import.meta.dirname, 'pinyin.txt'),
  `# Made by make-pinyin.mjs from pinyin-pro 3.29.4 (MIT).\n${lines.join('\n')}\n`,
);
