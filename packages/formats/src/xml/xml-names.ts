import { CodedError } from '@populace/core';

/** What to do with names that XML does not take: refuse them, or write `_xHHHH_` for their characters. */
export type NameRule = 'strict' | 'escaped';

// NameStartChar and NameChar of XML 1.0, section 2.3, without the colon, which is for namespaces (Namespaces in XML 1.0, section 3).
const START =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const MORE = `${START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}`;
const startCharacter = new RegExp(`^[${START}]$`, 'u');
const nameCharacter = new RegExp(`^[${MORE}]$`, 'u');
const ESCAPE_LOOKALIKE = /^_x(?:[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6})_/;

/**
 * Returns a name as an element or attribute can have it.
 * @throws CodedError `format/cannot-hold` where the rule is `strict` and the name is none of XML's.
 */
export function xmlName(name: string, rule: NameRule, of: string): string {
  if (rule === 'escaped') return escapedName(name);
  if (isXmlName(name)) return name;
  throw new CodedError(
    'format/cannot-hold',
    `The ${of} ${JSON.stringify(name)} is no name for XML, which wants a letter or _ and then letters, digits, . - _, and keeps names with xml at their begin for itself; rename it, or take names: escaped.`,
  );
}

/** Names that begin with `xml` in any case are reserved (XML 1.0, section 2.3). */
function isXmlName(name: string): boolean {
  const [first = '', ...rest] = name;
  return startCharacter.test(first) && rest.every((one) => nameCharacter.test(one)) && !/^xml/i.test(name);
}

/** ISO/IEC 9075-14, 9.1: `_xHHHH_` for what cannot stand, and for a `_` that would be read as the begin of such. */
function escapedName(name: string): string {
  let escaped = '';
  let at = 0;
  for (const character of name) {
    const isAllowed = at === 0 ? startCharacter.test(character) && !/^xml/i.test(name) : nameCharacter.test(character);
    escaped += isAllowed && !ESCAPE_LOOKALIKE.test(name.slice(at)) ? character : escapeOf(character);
    at += character.length;
  }
  return escaped === '' ? '_' : escaped;
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16).replace(/[a-f]/g, (digit) => 'ABCDEF'['abcdef'.indexOf(digit)]);
  return `_x${digits.padStart(code > 0xffff ? 6 : 4, '0')}_`;
}
