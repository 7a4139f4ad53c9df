import { describe, expect, it } from 'vitest';
import { cutToWidth, displayWidth } from './display-width.ts';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['plain ~', 7],
    ['Größe', 5],
    ['日本語', 6],
    ['ｱｲｳ', 3],
    ['Ａ！', 4],
    ['한글', 4],
    ['e\u0301', 1],
    ['\u200b', 0],
    ['שלום', 4],
    ['שָׁלוֹם', 4],
    ['محمد', 4],
    ['مُحَمَّد', 4],
    ['می\u200cخواهم', 7],
    ['لا', 2],
    ['カ\u3099', 2],
    ['ﾊﾟ', 2],
    ['👩🏽‍🚀', 2],
    ['1\ufe0f\u20e3', 2],
    ['👍', 2],
    ['👍🏽', 2],
    ['👩‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['❤', 1],
    ['❤\ufe0f', 2],
    ['\u2068ab\u2069', 2],
    ['नमस्ते', 3],
  ])('%j takes %d columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('cutToWidth', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['日本語', 5, '日本…'],
    ['日本語', 4, '日…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
    ['ab', 1, '…'],
    ['ab', 0, ''],
    ['\u2068שלום\u2069 \u2068עולם\u2069', 7, '\u2068שלום\u2069 \u2068ע…\u2069'],
    ['\u2068שלום\u2069 abc', 6, '\u2068שלום\u2069 …'],
  ])('%j to %d', (text, width, cut) => {
    expect(cutToWidth(text, width)).toBe(cut);
  });
});
