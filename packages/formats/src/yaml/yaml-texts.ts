import { type CellLayout, cellText, jsonEscapes } from '@populace/cells';

/**
 * Texts in double quotes (YAML 1.2.2, section 7.3.1). What readers of YAML 1.1 take for line ends, or not at all, is escaped as well:
 * DEL, the controls from U+0080 on, U+2028, U+2029, U+FEFF, U+FFFE and U+FFFF.
 */
export const yamlText: CellLayout = { open: '"', close: '"', null: 'null', escapes: yamlEscapes() };

function yamlEscapes(): { readonly [character: string]: string } {
  const controls = Array.from({ length: 33 }, (_, at) => 0x7f + at);
  const marks = [0x2028, 0x2029, 0xfeff, 0xfffe, 0xffff];
  return { ...jsonEscapes(), ...Object.fromEntries([...controls, ...marks].map(escapeOf)) };
}

function escapeOf(code: number): [string, string] {
  const digits = code.toString(16);
  return [String.fromCharCode(code), code > 0xff ? `\\u${digits}` : `\\x${digits.padStart(2, '0')}`];
}

// A backslash and what it escapes, so that a doubled one begins no escape.
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|.)/gis;

/**
 * Returns JSON text in which the two escapes of a character beyond U+FFFF (RFC 8259, section 7) are the character: in YAML each escape is a
 * character of its own (YAML 1.2.2, section 5.7).
 */
export function pairsAsCharacters(json: string): string {
  return json.replace(ESCAPE, (escape, high?: string, low?: string) => {
    if (high === undefined || low === undefined) return escape;
    return String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
  });
}

// What some version of YAML reads as null or a boolean.
const WORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

/** Returns a name as a key: without quotes where every reader takes it for text. */
export function yamlKey(name: string): string {
  const isPlain = /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !WORD.test(name);
  return isPlain ? name : cellText(yamlText, name);
}
