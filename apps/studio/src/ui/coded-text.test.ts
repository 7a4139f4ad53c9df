import { describe, expect, it } from 'vitest';
import { splitCode } from './coded-text.tsx';

describe('the text of a description', () => {
  it('has code where back-ticks stand around it', () => {
    expect(splitCode('With `quote: never`, texts have a `\\` before them.')).toEqual([
      { kind: 'words', words: 'With ' },
      { kind: 'code', words: 'quote: never' },
      { kind: 'words', words: ', texts have a ' },
      { kind: 'code', words: '\\' },
      { kind: 'words', words: ' before them.' },
    ]);
  });

  it('may begin and end with code', () => {
    expect(splitCode('`a` and `b`').map(({ kind }) => kind)).toEqual(['code', 'words', 'code']);
  });

  it('keeps a back-tick that stands alone, and two with nothing between', () => {
    expect(splitCode('a ` and no other')).toEqual([{ kind: 'words', words: 'a ` and no other' }]);
    expect(splitCode('a `` b')).toEqual([{ kind: 'words', words: 'a `` b' }]);
    expect(splitCode('')).toEqual([]);
  });
});
