import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['document'];

/** A document as parse5 reads it, with what it found wrong. */
export interface HtmlDocument {
  readonly root: Node;
  readonly errors: readonly string[];
}

export function parseHtml(text: string): HtmlDocument {
  const errors: string[] = [];
  const root = parse(text, { onParseError: ({ code }) => errors.push(code) });
  return { root, errors };
}

/** Returns all elements of a name, in the order of the document. */
export function elementsOf(node: Node, name: string): readonly Node[] {
  const within = 'childNodes' in node ? node.childNodes.flatMap((child) => elementsOf(child, name)) : [];
  return node.nodeName === name ? [node, ...within] : within;
}

/** Returns the text of an element; `br` is a line end. */
export function textOf(node: Node): string {
  if (node.nodeName === 'br') return '\n';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function attributeOf(node: Node | undefined, name: string): string | undefined {
  return node !== undefined && 'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
}

/** Returns the texts of the cells of all rows but the head. */
export function cellsOf(root: Node): readonly (readonly string[])[] {
  return elementsOf(root, 'tbody')
    .flatMap((body) => elementsOf(body, 'tr'))
    .map((row) => elementsOf(row, 'td').map(textOf));
}
