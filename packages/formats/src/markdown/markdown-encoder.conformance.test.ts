import { batchOf, codesCells, encodeToText, int32Cells, testEncoder } from '@populace/testkit';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { attributeOf, cellsOf, elementsOf, parseHtml, textOf } from '../shared/readers/read-html-for-tests.ts';
import { markdownEncoder } from './markdown-encoder.ts';

/** What GitHub's flavour becomes as HTML, by marked. */
function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true });
}

const readTable = (text: string): readonly (readonly string[])[] => cellsOf(parseHtml(toHtml(text)).root);
const hasNul = (text: string): boolean => text.includes('\0');

/** Readers drop white space at both ends, and a CR comes out of the HTML that they make as the line end that HTML takes it for. */
const shown = (text: string): string =>
  text.replace(/^[^\S\n\r\u2028\u2029]+|[^\S\n\r\u2028\u2029]+$/g, '').replaceAll('\r', '\n');

testEncoder(markdownEncoder, {
  readBack: readTable,
  expected: (text) => shown(text ?? ''),
  refuses: hasNul,
  // The readers take 45 seconds for all columns.
  mostColumns: ['whole', 'note'],
});
testEncoder(markdownEncoder, {
  options: { nullText: '*null*' },
  readBack: readTable,
  expected: (text) => shown(text ?? '*null*'),
  refuses: hasNul,
});

describe('markdown', () => {
  const batch = batchOf({ id: int32Cells([1, 2]), 'a|b': codesCells(['**bold** | <b>\nline', null]) });

  it('writes a row of names, a row of rules and a row a row', () => {
    expect(encodeToText(markdownEncoder, batch)).toBe(
      '| id | a\\|b |\n| ---: | --- |\n| 1 | \\*\\*bold\\*\\* \\| &lt;b&gt;<br>line |\n| 2 |  |\n',
    );
  });

  it('puts numbers to the right', () => {
    const { root } = parseHtml(toHtml(encodeToText(markdownEncoder, batch)));

    const heads = elementsOf(root, 'th');
    expect(heads.map(textOf)).toEqual(['id', 'a|b']);
    expect(heads.map((head) => attributeOf(head, 'align'))).toEqual(['right', undefined]);
  });

  it('leaves Markdown of the texts as it is when asked', () => {
    const html = toHtml(encodeToText(markdownEncoder, batch, { options: { text: 'markdown', nullText: '-' } }));

    expect(html).toContain('<td><strong>bold</strong> | <b><br>line</td>');
    expect(html).toContain('<td>-</td>');
  });

  it('writes the head alone where there are no rows', () => {
    expect(encodeToText(markdownEncoder, batchOf({ id: int32Cells([]) }))).toBe('| id |\n| ---: |\n');
  });
});
