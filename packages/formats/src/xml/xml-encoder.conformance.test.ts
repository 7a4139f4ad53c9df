import type { Column } from '@populace/core';
import { batchOf, bytesCells, codesCells, encodeToText, int32Cells, nastyTexts, testEncoder } from '@populace/testkit';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { hasProgram, runProgram } from '../shared/readers/programs-for-tests.ts';
import { xmlEncoder } from './xml-encoder.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads a document with saxes, which stops at whatever is not well-formed. */
function parseXml(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (more) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('There is no root element.');
  return root;
}

/** XmlConvert.DecodeName of .NET, in short. */
function decodeName(name: string): string {
  return name.replace(/_x([0-9A-F]{4}|[0-9A-F]{6})_/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}

function readElements(text: string, columns: readonly Column[]): (string | null)[][] {
  return parseXml(text).children.map((row) =>
    columns.map(({ name }) => {
      const cell = row.children.find((child) => decodeName(child.name) === name);
      return cell === undefined || cell.attributes['xsi:nil'] === 'true' ? null : cell.text;
    }),
  );
}

function readAttributes(text: string, columns: readonly Column[]): (string | null)[][] {
  return parseXml(text).children.map(({ attributes }) => {
    const cells = new Map(Object.entries(attributes).map(([name, value]) => [decodeName(name), value]));
    return columns.map(({ name }) => cells.get(name) ?? null);
  });
}

const isOutsideXml = (text: string): boolean =>
  [...text].some((character) => /[\ufffe\uffff]/.test(character) || (character < ' ' && !/[\t\n\r]/.test(character)));

testEncoder(xmlEncoder, { readBack: readElements, refuses: isOutsideXml });
testEncoder(xmlEncoder, { options: { nulls: 'nil', pretty: true }, readBack: readElements, refuses: isOutsideXml });
testEncoder(xmlEncoder, {
  options: { nulls: 'empty', declaration: false },
  readBack: readElements,
  expected: (text) => text ?? '',
  refuses: isOutsideXml,
});
testEncoder(xmlEncoder, { options: { cells: 'attributes' }, readBack: readAttributes, refuses: isOutsideXml });
testEncoder(xmlEncoder, {
  options: { cells: 'attributes', nulls: 'empty', pretty: true },
  readBack: readAttributes,
  expected: (text) => text ?? '',
  refuses: isOutsideXml,
});

const texts = nastyTexts.filter((text) => !isOutsideXml(text));

describe('xml', () => {
  const batch = batchOf({ id: int32Cells([1, 2]), note: codesCells(['a < b', null]) });

  it('writes an element a row with an element a cell', () => {
    expect(encodeToText(xmlEncoder, batch)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<things>\n<row><id>1</id><note>a &lt; b</note></row>\n<row><id>2</id></row>\n</things>\n',
    );
  });

  it('writes cells as attributes when asked', () => {
    const options = { cells: 'attributes', root: 'people', row: 'person', declaration: false };

    expect(encodeToText(xmlEncoder, batch, { options })).toBe(
      '<people>\n<person id="1" note="a &lt; b"/>\n<person id="2"/>\n</people>\n',
    );
  });

  it('indents when asked', () => {
    const options = { pretty: true, declaration: false, nulls: 'nil' };

    expect(
      encodeToText(xmlEncoder, batch, { options }),
    ).toBe(`<things xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <row>
    <id>1</id>
    <note>a &lt; b</note>
  </row>
  <row>
    <id>2</id>
    <note xsi:nil="true"/>
  </row>
</things>
`);
  });

  it.each([
    ['first name', 'first_x0020_name'],
    ['1st', '_x0031_st'],
    ['-', '_x002D_'],
    ['a:b', 'a_x003A_b'],
    ['_x0041_', '_x005F_x0041_'],
    ['xmlns', '_x0078_mlns'],
    ['😀', '😀'],
    ['naïve', 'naïve'],
    ['×', '_x00D7_'],
    ['\u{f0000}', '_x0F0000_'],
  ])('writes the column %s as %s', (name, element) => {
    const text = encodeToText(xmlEncoder, batchOf({ [name]: ['x'] }));

    expect(text).toContain(`<row><${element}>x</${element}></row>`);
    expect(decodeName(parseXml(text).children[0]?.children[0]?.name ?? '')).toBe(name);
  });

  it.each(['first name', '1st', 'a:b', 'XMLthing', '-', ''])('refuses the column %j where names are strict', (name) => {
    expect(() => encodeToText(xmlEncoder, batchOf({ [name]: ['x'] }), { options: { names: 'strict' } })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining('names: escaped') }),
    );
  });

  it('has no nil attributes', () => {
    expect(() => encodeToText(xmlEncoder, batch, { options: { cells: 'attributes', nulls: 'nil' } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });

  it.skipIf(!hasProgram('xmllint')).each([{}, { pretty: true, nulls: 'nil' }, { cells: 'attributes' }])(
    'is what xmllint reads with %o (skipped where there is no xmllint)',
    (options) => {
      const nasty = batchOf({ words: codesCells(texts), 'free text': bytesCells(texts) });
      const read = 'cells' in options ? readAttributes : readElements;

      const canonical = runProgram('xmllint', ['--huge', '--c14n', '-'], encodeToText(xmlEncoder, nasty, { options }));

      expect(read(canonical, nasty.columns)).toEqual(texts.map((text) => [text, text]));
    },
  );
});
