/** Wade–Giles as passports of Taiwan have it: without marks, apostrophes and dashes. */
import { pinyinOf } from './chinese-readings.mjs';

export const scheme =
  'Wade–Giles as passports simplify it, without apostrophes (readings of characters: pinyin-pro 3.29.4, MIT), with yi for i';

export const romanise = (text) => pinyinOf(text).map(syllable).join('');

const initials = { b: 'p', d: 't', g: 'k', zh: 'ch', j: 'ch', q: 'ch', x: 'hs', r: 'j', z: 'ts', c: 'ts' };
const whole = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'szu',
  er: 'erh',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
  e: 'o',
  you: 'yu',
  yan: 'yen',
  ye: 'yeh',
  yue: 'yueh',
  yong: 'yung',
  gui: 'kuei',
  kui: 'kuei',
  shuo: 'shuo',
  nv: 'nu',
  lv: 'lu',
};
/** Ends of syllables, the longer first; `uo` is `o` but behind g, k and h. */
const finals = [
  [/iong$/, 'iung'],
  [/ong$/, 'ung'],
  [/ian$/, 'ien'],
  [/ie$/, 'ieh'],
  [/(?<=[jqxnl])u?[ve]e?$/, (end) => (end === 've' || end === 'ue' ? 'ueh' : end)],
  [/(?<![gkh])uo$/, 'o'],
];

/** Returns a syllable of pinyin as Wade–Giles writes it. */
function syllable(pinyin) {
  if (whole[pinyin] !== undefined) return whole[pinyin];
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?/.exec(pinyin)[0];
  const [pattern, written] = finals.find(([one]) => one.test(pinyin)) ?? [/$^/, ''];
  const rest = pinyin.replace(pattern, written).slice(initial.length);
  return (initials[initial] ?? initial) + rest;
}
