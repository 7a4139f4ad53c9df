/** Hanyu Pinyin as names show in addresses: without tones and spaces, ü as v. */
import { pinyinOf } from './chinese-readings.mjs';

export const scheme = 'Hanyu Pinyin without tones (readings of characters: pinyin-pro 3.29.4, MIT), with v for ü';

export const romanise = (text) => pinyinOf(text).join('');
