import { batchOf, codesCells, decimalCells, encodeToText, int32Cells, testEncoder } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { attributeOf, cellsOf, elementsOf, parseHtml, textOf } from '../shared/readers/read-html-for-tests.ts';
import { htmlEncoder } from './html-encoder.ts';

/** What the HTML Standard calls errors, but keeps: a reference to CR, which has no other spelling, and code points that are no characters. */
const harmless = ['control-character-reference', 'noncharacter-in-input-stream'];

/** Reads with parse5, which lists all errors. */
function readDocument(text: string): readonly (readonly string[])[] {
  const { root, errors } = parseHtml(text);
  expect(errors.filter((code) => !harmless.includes(code))).toEqual([]);
  return cellsOf(root);
}

const isOutsideHtml = (text: string): boolean =>
  [...text].some(
    (character) => /[\u007f-\u009f]/.test(character) || (character < ' ' && !/[\t\n\f\r]/.test(character)),
  );

testEncoder(htmlEncoder, {
  readBack: readDocument,
  expected: (text) => text ?? '',
  refuses: isOutsideHtml,
  // The reader keeps several objects a cell.
  mostColumns: ['whole', 'note', 'json'],
});
testEncoder(htmlEncoder, {
  options: { document: false, nullText: '<null>', caption: '' },
  readBack: (text) => cellsOf(parseHtml(text).root),
  expected: (text) => text ?? '<null>',
  refuses: isOutsideHtml,
});

describe('html', () => {
  const batch = batchOf({
    id: int32Cells([1, 2]),
    'a < b': codesCells(['<script>alert(1)</script>', null]),
    price: decimalCells([150, 5], 2),
  });

  it('writes a whole document with a caption, and heads for columns', () => {
    const { root, errors } = parseHtml(encodeToText(htmlEncoder, batch, { options: { lang: 'pt-BR' } }));

    expect(errors).toEqual([]);
    expect(attributeOf(elementsOf(root, 'html')[0], 'lang')).toBe('pt-BR');
    expect(elementsOf(root, 'title').map(textOf)).toEqual(['things']);
    expect(elementsOf(root, 'caption').map(textOf)).toEqual(['things']);
    expect(elementsOf(root, 'script')).toEqual([]);
    const heads = elementsOf(root, 'th');
    expect(heads.map(textOf)).toEqual(['id', 'a < b', 'price']);
    expect(heads.map((head) => attributeOf(head, 'scope'))).toEqual(['col', 'col', 'col']);
  });

  it('writes a table alone when asked', () => {
    expect(encodeToText(htmlEncoder, batch, { options: { document: false, caption: 'A & B' } })).toBe(`<table>
<caption>A &amp; B</caption>
<thead>
<tr><th scope="col" class="number">id</th><th scope="col">a &lt; b</th><th scope="col" class="number">price</th></tr>
</thead>
<tbody>
<tr><td class="number">1</td><td>&lt;script&gt;alert(1)&lt;/script&gt;</td><td class="number">1.50</td></tr>
<tr><td class="number">2</td><td></td><td class="number">0.05</td></tr>
</tbody>
</table>
`);
  });

  it.each(['', 'en"><script>', 'english language'])('refuses %j as language', (lang) => {
    expect(() => encodeToText(htmlEncoder, batch, { options: { lang } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });
});
