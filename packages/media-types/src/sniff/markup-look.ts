import { lowerAscii } from '../content-types/content-types.ts';
import type { TextFinding } from './text-finding.ts';

/** Elements that HTML begins with where it has no declaration (WHATWG MIME Sniffing, 7.1). */
const HTML = /^<(?:!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]/i;
const DECLARATION = /^<\?xml\s[^>]*\?>/;
const ASIDE = /^(?:\s+|<!--.*?-->|<\?.*?\?>|<!DOCTYPE\s[^[>]*(?:\[.*?\]\s*)?>)/s;
/** Names as of XML 1.0, section 2.3, with some characters beyond ASCII more. */
const ELEMENT = /^<((?:[\w.-]+:)?[A-Z_a-z\u00c0-\uffff][-.\w\u00b7-\uffff]*)(?=[\s/>])([^>]*)>/;

/** Says whether a text is HTML, SVG or other XML: by its declaration and its first element. */
export function markupLook(text: string): TextFinding | undefined {
  const start = text.trimStart();
  if (!start.startsWith('<')) return undefined;
  const isDeclared = DECLARATION.test(start);
  const isHtmlType = /^<!doctype\s+html/i.test(start);
  const [, name = '', attributes = ''] = ELEMENT.exec(behindAsides(start)) ?? [];
  const root = name.slice(name.indexOf(':') + 1);
  if (root === 'svg') return { type: 'image/svg+xml', reason: `the first element is ${name}` };
  if (isDeclared && root === 'html')
    return { type: 'application/xhtml+xml', reason: 'XML whose first element is html' };
  if (isHtmlType) return { type: 'text/html', reason: 'the document type is HTML' };
  if (isDeclared) return { type: 'application/xml', reason: 'an XML declaration' };
  if (HTML.test(behindAsides(start)) && !attributes.includes('xmlns=')) {
    return { type: 'text/html', reason: `the first element is ${lowerAscii(name)}` };
  }
  const isClosed = name !== '' && (attributes.endsWith('/') || text.includes(`</${name}`));
  return isClosed ? { type: 'application/xml', reason: `an element ${name} that is closed` } : undefined;
}

/** What follows blanks, comments, instructions and a document type. */
function behindAsides(text: string): string {
  let rest = text;
  for (let aside = ASIDE.exec(rest); aside !== null; aside = ASIDE.exec(rest)) rest = rest.slice(aside[0].length);
  return rest;
}
