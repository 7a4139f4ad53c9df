import { describe, expect, it } from 'vitest';
import { readSplit } from './parse-split.ts';

describe('--split', () => {
  it.each([
    ['rows=100_000', { rows: 100_000 }],
    ['bytes=5', { bytes: 5 }],
    ['bytes=50MB', { bytes: 50_000_000 }],
    ['bytes=2 kib', { bytes: 2048 }],
    ['bytes=1GiB', { bytes: 1_073_741_824 }],
    ['by=country', { by: 'country' }],
    ['by=a=b', { by: 'a=b' }],
  ])('%s is understood', (text, split) => {
    expect(readSplit(text)).toEqual(split);
  });

  it.each(['', 'rows', 'rows=', 'rows=1MB', 'rows=-1', 'bytes=1.5MB', 'bytes=1TB', 'by=', 'lines=3'])(
    '%j is refused with what there is',
    (text) => {
      expect(() => readSplit(text)).toThrow(expect.objectContaining({ code: 'call/usage' }));
    },
  );
});
