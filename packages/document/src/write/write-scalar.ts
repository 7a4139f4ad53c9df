/** Where a text is written: alone on a line, within brackets, or in JSON. */
export type ScalarSite = 'block' | 'flow' | 'json';

/** What YAML 1.2 (core schema) reads as something other than text. */
const NOT_TEXT = [
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE)?$/,
  /^[-+]?[0-9]+$/,
  /^0o[0-7]+$/,
  /^0x[0-9a-fA-F]+$/,
  /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,
  /^[-+]?\.(?:inf|Inf|INF)$/,
  /^\.(?:nan|NaN|NAN)$/,
  // Read as text here, but as minutes or a merge by older readers.
  /^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/,
  /^<<$/,
];

/** Characters that show nothing, or turn the direction of what follows: written as escapes. */
const UNSEEN =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
/** What cannot stand at the begin of a plain text, unless (for the last three) text follows at once. */
const BEGINS_ELSE = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|\s|---|\.\.\.)/;
const PARTED = /:(?:\s|$)|\s#|\s$/;
const BRACKETS = /[,[\]{}]/;

/** Writes a text, plain where it is read back as that, else in the quotation marks of `like`, or those that need no escapes. */
export function writeText(text: string, site: ScalarSite, like?: 'single' | 'double'): string {
  if (site === 'json') return escaped(text);
  if (like === undefined && isPlain(text, site)) return text;
  return quoted(text, like);
}

/** Writes the key of a map. Row numbers and weights may stand plain; other keys are written as texts are. */
export function writeKey(key: string, site: ScalarSite): string {
  if (site !== 'json' && /^(?:0|[1-9][0-9]{0,14})$/.test(key)) return key;
  return writeText(key, site);
}

function isPlain(text: string, site: ScalarSite): boolean {
  if (text.search(UNSEEN) >= 0 || LONE_SURROGATE.test(text)) return false;
  if (NOT_TEXT.some((pattern) => pattern.test(text)) || BEGINS_ELSE.test(text) || PARTED.test(text)) return false;
  return site === 'block' || !(BRACKETS.test(text) || /^[-?:][,[\]{}]/.test(text));
}

function quoted(text: string, like: 'single' | 'double' | undefined): string {
  const needsEscapes = text.search(UNSEEN) >= 0 || LONE_SURROGATE.test(text);
  const single = like === 'single' || (like === undefined && /["\\]/.test(text));
  return single && !needsEscapes ? `'${text.replaceAll("'", "''")}'` : escaped(text);
}

function escaped(text: string): string {
  return JSON.stringify(text).replaceAll(
    UNSEEN,
    (unseen) => `\\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
