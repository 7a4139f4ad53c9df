import { describe, expect, it } from 'vitest';
import { withLineEnd } from './line-end.ts';

/** The pieces of a file that ends with each of them in turn. */
async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function lineEndOf(texts: readonly string[], said?: string, escapes = false): Promise<string> {
  const found = await withLineEnd(pieces(texts), { quote: '"', escapes }, { said, most: 100 });
  let all = '';
  for await (const text of found.texts) all += text;
  expect(all).toBe(texts.join(''));
  return found.lineEnd;
}

describe('the line end of a file', () => {
  it.each([
    [['id,"a\r\nb"\n', '1,"c\r\nd"\n'], '\n'],
    [['id,"a\nb"\r', '\n1,x\r\n'], '\r\n'],
    [['id,a\r', '1,b\r'], '\r'],
    [['"id\n', 'x",a\r'], '\r'],
    [['id,a'], '\n'],
    [[], '\n'],
  ])('is the first outside quotation marks, however the file is cut: %j', async (texts, lineEnd) => {
    expect(await lineEndOf(texts)).toBe(lineEnd);
  });

  it('is what the options say', async () => {
    expect(await lineEndOf(['id\n1\n'], 'crlf')).toBe('\r\n');
  });

  it('is none that a backslash escapes', async () => {
    expect(await lineEndOf(['a\\', '\nb\\"\r\n'], undefined, true)).toBe('\r\n');
  });

  it('is not sought in all of a file whose quotation mark never closes', async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<string> {
      for (yield '"'; ; ) {
        taken++;
        yield 'x'.repeat(10);
      }
    }

    const { lineEnd } = await withLineEnd(endless(), { quote: '"', escapes: false }, { said: undefined, most: 100 });

    expect([lineEnd, taken]).toEqual(['\n', 10]);
  });
});
