import fc from 'fast-check';
import { stringify } from 'yaml';
import { parseTree } from './tree/parse-tree.ts';
import type { PlainMap, PlainValue } from './tree/plain-value.ts';
import type { DocumentTree } from './tree/tree.ts';

/** Words that need thought: YAML reads some of them as something else, or as the begin of something else. */
const strange = [
  'a: b',
  'a #b',
  "it's",
  '"',
  'true',
  '~',
  '1',
  '0x1F',
  '<<',
  '- a',
  '[a]',
  '{a}',
  'a, b',
  ' a ',
  '*a',
  '&a',
  '名前',
  '',
];

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abcxyz') }),
  fc.constantFrom(...strange),
);

const scalars = fc.oneof(words, fc.integer({ min: -9999, max: 9999 }), fc.boolean(), fc.constant(null));

const { value } = fc.letrec<{ value: PlainValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys(), tie('value'), { maxKeys: 4 }),
  ),
}));

/** Without those that objects order by themselves, and without merge keys, which the writer of the tests does not know. */
function keys(): fc.Arbitrary<string> {
  return words.filter((word) => !/^\d|^<<$/.test(word) && word !== '');
}

/** Documents as plain values. */
export const documents: fc.Arbitrary<PlainMap> = fc.dictionary(keys(), value, { minKeys: 1, maxKeys: 4 });

/** Values that can stand anywhere. */
export const plainValues: fc.Arbitrary<PlainValue> = value;

/** Keys of maps. */
export const plainKeys: fc.Arbitrary<string> = keys();

/** How documents are written. */
export const forms: readonly (readonly [name: string, write: (document: PlainMap) => string])[] = [
  ['lines', (document) => stringify(document, { lineWidth: 0 })],
  ['lines with comments', (document) => commented(stringify(document, { lineWidth: 0, indent: 4 }))],
  ['lines that end as on Windows', (document) => stringify(document, { lineWidth: 0 }).replaceAll('\n', '\r\n')],
  ['lines behind a byte order mark', (document) => `\uFEFF${stringify(document, { lineWidth: 0 })}`],
  ['brackets', (document) => stringify(document, { collectionStyle: 'flow', lineWidth: 0 })],
  ['JSON', (document) => JSON.stringify(document)],
  ['JSON in lines', (document) => `${JSON.stringify(document, null, 2)}\n`],
];

function commented(text: string): string {
  const lines = text
    .split('\n')
    .map((line, index) => (line !== '' && index % 2 === 0 ? `${line}  # note ${index}` : line));
  return `# at the top\n\n${lines.join('\n')}\n# at the end\n`;
}

/** The tree of a text that is a document. */
export function treeOf(text: string): DocumentTree {
  const { tree, faults } = parseTree(text);
  if (tree === undefined || faults.length > 0) throw new Error(`${faults[0]?.message} in:\n${text}`);
  return tree;
}
