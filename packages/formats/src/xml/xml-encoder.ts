import { type CellLayout, defineTextEncoder, type Encoder, type TableFacts, type TextLayout } from '@populace/cells';
import { booleanOption, CodedError, type Column, enumOption, textOption } from '@populace/core';
import { notInXml } from '../shared/xml/not-in-xml.ts';
import { type NameRule, xmlName } from './xml-names.ts';

/**
 * An XML 1.0 document with an element a row, in UTF-8. Control characters other than tab and line ends, U+FFFE and U+FFFF have no
 * spelling in XML 1.0 (section 2.2), so texts with them are refused.
 */
export const xmlEncoder: Encoder = defineTextEncoder({
  id: 'xml',
  summary: 'An XML document with an element a row, its cells as elements or attributes.',
  contentType: 'application/xml',
  extensions: ['xml'],
  options: {
    cells: enumOption(['elements', 'attributes'], {
      default: 'elements',
      summary: 'Whether cells are elements within the row or attributes of it.',
    }),
    root: textOption({ minLength: 1, maxLength: 200, summary: "The root element's name; the table's where absent." }),
    row: textOption({ default: 'row', minLength: 1, maxLength: 200, summary: "The name of each row's element." }),
    names: enumOption(['escaped', 'strict'], {
      default: 'escaped',
      summary: 'What becomes of names that XML does not take: `_xHHHH_` for such characters, or a refusal.',
    }),
    nulls: enumOption(['omitted', 'empty', 'nil'], {
      default: 'omitted',
      summary: 'How missing values are written: not at all, like empty text, or as an element with `xsi:nil`.',
    }),
    declaration: booleanOption({ default: true, summary: 'Whether the XML declaration stands first.' }),
    pretty: booleanOption({ default: false, summary: 'Whether each cell stands on a line of its own, indented.' }),
  },
  layout(columns, options, facts) {
    if (options.cells === 'attributes') return attributesLayout(columns, options, facts);
    return elementsLayout(columns, options, facts);
  },
});

interface XmlOptions {
  readonly root: string | undefined;
  readonly row: string;
  readonly names: NameRule;
  readonly nulls: 'omitted' | 'empty' | 'nil';
  readonly declaration: boolean;
  readonly pretty: boolean;
}

const REFUSED: string = notInXml.join('');

// CR would become LF (section 2.11), and white space in attributes blanks (section 3.3.3).
const IN_TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const IN_ATTRIBUTE = { ...IN_TEXT, '"': '&quot;', '\t': '&#9;', '\n': '&#10;' };
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

function elementsLayout(columns: readonly Column[], options: XmlOptions, facts: TableFacts): TextLayout {
  const { nulls, pretty } = options;
  const names = columnNames(columns, options);
  const row = xmlName(options.row, options.names, 'row');
  const [indent, end] = pretty ? ['    ', '\n'] : ['', ''];
  const cell = (column: Column): CellLayout => {
    const name = names.get(column.name) ?? '';
    return elementCell(column, { name, indent, end, nulls, names: options.names });
  };
  return {
    ...frame(options, facts),
    rowOpen: pretty ? `  <${row}>\n` : `<${row}>`,
    rowClose: pretty ? `  </${row}>\n` : `</${row}>\n`,
    cell,
  };
}

/** How the element of a value is written. */
interface ElementStyle extends Pick<XmlOptions, 'nulls' | 'names'> {
  readonly name: string;
  /** Before and after the element. */
  readonly indent: string;
  readonly end: string;
}

/** The items of a list are elements called `item`, a null among them an empty one; the members of a structure are elements of their names. */
function elementCell({ vector }: Column, style: ElementStyle): CellLayout {
  const { name, indent, end, nulls } = style;
  const nothing = {
    omitted: '',
    empty: `${indent}<${name}/>${end}`,
    nil: `${indent}<${name} xsi:nil="true"/>${end}`,
  };
  const [open, close] = [`${indent}<${name}>`, `</${name}>${end}`];
  const cell = { open, close, null: nothing[nulls], escapes: IN_TEXT, refuses: REFUSED };
  const inner = { ...style, indent: '', end: '' };
  if (vector.kind === 'list') {
    const ofItem = nulls === 'omitted' ? 'empty' : nulls;
    const parts = [elementCell(vector.item, { ...inner, name: 'item', nulls: ofItem })];
    return { ...cell, nested: { open, between: '', close, parts } };
  }
  if (vector.kind === 'struct') {
    const parts = vector.members.map((member) =>
      elementCell(member, { ...inner, name: xmlName(member.name, style.names, 'member') }),
    );
    return { ...cell, nested: { open, between: '', close, parts } };
  }
  return cell;
}

function attributesLayout(columns: readonly Column[], options: XmlOptions, facts: TableFacts): TextLayout {
  if (options.nulls === 'nil') {
    const message =
      'nulls: nil needs elements, because an attribute cannot be nil; take omitted or empty, or cells: elements.';
    throw new CodedError('format/invalid-option', message);
  }
  const names = columnNames(columns, options);
  const row = xmlName(options.row, options.names, 'row');
  const before = options.pretty ? '\n    ' : ' ';
  const cell = ({ name: column }: Column): CellLayout => {
    const name = names.get(column) ?? '';
    return {
      open: `${before}${name}="`,
      close: '"',
      null: options.nulls === 'empty' ? `${before}${name}=""` : '',
      escapes: IN_ATTRIBUTE,
      refuses: REFUSED,
    };
  };
  return { ...frame(options, facts), rowOpen: `${options.pretty ? '  ' : ''}<${row}`, rowClose: '/>\n', cell };
}

function columnNames(columns: readonly Column[], { names }: XmlOptions): ReadonlyMap<string, string> {
  return new Map(columns.map(({ name }) => [name, xmlName(name, names, 'column')]));
}

function frame(options: XmlOptions, { name }: TableFacts): Pick<TextLayout, 'head' | 'tail'> {
  const root = xmlName(options.root ?? name, options.names, options.root === undefined ? 'table' : 'root');
  const declaration = options.declaration ? '<?xml version="1.0" encoding="UTF-8"?>\n' : '';
  const namespace = options.nulls === 'nil' ? ` xmlns:xsi="${XSI}"` : '';
  return { head: `${declaration}<${root}${namespace}>\n`, tail: `</${root}>\n` };
}
