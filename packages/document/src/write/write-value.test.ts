import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTree } from '../tree/parse-tree.ts';
import { plainOf } from '../tree/plain-value.ts';
import { usualStyle } from './flow-style.ts';
import { inThousands, Verbatim } from './verbatim.ts';
import { writeValue } from './write-value.ts';

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('yes', 'null', '1_000', 'a, b', ',a', 'a: b', ' a', '\u2028', '~', '-'),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      texts.filter((key) => !/^(\d|<<$|__proto__$)/.test(key)),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
}));

describe.each([
  ['as people write', usualStyle],
  ['cautiously', { ...usualStyle, cautious: true }],
])('a value that is written %s', (_name, style) => {
  it.each(['block', 'flow'] as const)('is read back (%s)', (site) => {
    fc.assert(
      fc.property(value, (one) => {
        // Any value can be written that a document can hold.
        const written = writeValue(one as Parameters<typeof writeValue>[0], style, site);
        const { tree } = parseTree(site === 'block' ? `key: ${written}\n` : `[${written}]`);
        expect(tree && plainOf(tree.root)).toEqual(site === 'block' ? { key: one } : [one]);
      }),
    );
  });
});

it('stands in quotation marks where an older reader takes it for something else', () => {
  const cautious = { ...usualStyle, cautious: true };

  expect(['yes', '1_000', 'a, b', 'ü b'].map((text) => writeValue(text, cautious, 'flow'))).toEqual([
    '"yes"',
    '"1_000"',
    '"a, b"',
    'ü b',
  ]);
  expect(writeValue('a, b', cautious, 'block')).toBe('a, b');
  expect(writeValue('yes', usualStyle, 'flow')).toBe('yes');
});

it('is written as it is where that is said', () => {
  expect(writeValue([new Verbatim('5%'), inThousands(1_234_567)], usualStyle, 'flow')).toBe('[5%, 1_234_567]');
});
