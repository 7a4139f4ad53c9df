import type { YAMLError } from 'yaml';

type Code = YAMLError['code'];

const sentences: Readonly<Record<Code, string>> = {
  ALIAS_PROPS: 'An alias can have no anchor of its own; drop one of the two',
  BAD_ALIAS: 'This alias or anchor has no proper name; write & or * and a word',
  BAD_COLLECTION_TYPE: 'Tags are not used in a schema; drop it',
  BAD_DIRECTIVE: 'Directives are not used in a schema; drop this line',
  BAD_DQ_ESCAPE: 'This escape within quotation marks is not known; write \\\\ for a backslash',
  BAD_INDENT: 'The indentation of this line fits none of the lines above it; align it with the keys beside it',
  BAD_PROP_ORDER: 'An anchor stands in the wrong place; write it before the value',
  BAD_SCALAR_START: 'A value cannot begin with this character; put it in quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'A second key begins within a line; put text with a colon in quotation marks, or begin a new line',
  BLOCK_IN_FLOW: 'Lines with keys or dashes cannot stand within brackets; write { key: value } or [a, b] there',
  DUPLICATE_KEY: 'This key stands twice',
  IMPOSSIBLE: 'The text cannot be read from here on',
  KEY_OVER_1024_CHARS: 'A key is longer than 1,024 characters; shorten it',
  MISSING_CHAR: 'Something is missing here',
  MULTILINE_IMPLICIT_KEY: 'A key must stand on one line, with a colon and a space after it',
  MULTIPLE_ANCHORS: 'A value can have one anchor only; drop the others',
  MULTIPLE_DOCS: 'A second document begins here, but a file holds one',
  MULTIPLE_TAGS: 'Tags are not used in a schema; drop them',
  NON_STRING_KEY: 'A key must be text',
  RESOURCE_EXHAUSTION: 'Maps and lists are nested too deep here; write them flatter',
  TAB_AS_INDENT: 'A tab stands here, but lines are indented with spaces; replace it with two spaces',
  TAG_RESOLVE_FAILED: 'Tags are not used in a schema; drop it',
  UNEXPECTED_TOKEN: 'This does not belong here; is a quotation mark, a comma or a bracket missing before it?',
};

/** What is missing, by a part of the parser's own words. */
const missing: readonly (readonly [part: string, sentence: string])[] = [
  ['Implicit map keys', 'A key needs a colon and a space after it: key: value'],
  ['Missing , ', 'A comma is missing before this'],
  ['closing', 'A quotation mark is never closed'],
  ['Missing space after :', 'A space is missing after the colon'],
  ['Comments must', 'A comment needs a space before its #'],
  ['Sequence item', 'An item of a list needs a dash and a space before it: - item'],
  ['directives-end', 'A map or list cannot begin on the line of ---; begin a new line'],
  ['white space', 'A space is missing here'],
];

/** Says in our words what the YAML parser found wrong. */
export function yamlSentence({ code, message }: { readonly code: Code; readonly message: string }): string {
  const known = code === 'MISSING_CHAR' ? missing.find(([part]) => message.includes(part)) : undefined;
  return known?.[1] ?? sentences[code];
}
