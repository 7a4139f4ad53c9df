import { batchOf, codesCells, encodeToText, expectedJson, int32Cells, testEncoder } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSeqEncoder } from './json-seq-encoder.ts';

/** Reads as RFC 7464, section 2.1 says: texts are what stands behind record separators. */
function readSequence(text: string): unknown[][] {
  const [before, ...texts] = text.split('\u001e');
  expect(before).toBe('');
  return texts.map((one) => {
    expect(one.endsWith('\n')).toBe(true);
    return Object.values(JSON.parse(one));
  });
}

testEncoder(jsonSeqEncoder, { readBack: readSequence, expected: expectedJson });

describe('json-seq', () => {
  it('begins each row with a record separator and ends it with a line feed', () => {
    const batch = batchOf({ id: int32Cells([1, 2]), 'a.b': codesCells(['x', null]) });

    expect(encodeToText(jsonSeqEncoder, batch)).toBe('\u001e{"id":1,"a.b":"x"}\n\u001e{"id":2,"a.b":null}\n');
    expect(encodeToText(jsonSeqEncoder, batch, { options: { nested: true } })).toBe(
      '\u001e{"id":1,"a":{"b":"x"}}\n\u001e{"id":2,"a":{"b":null}}\n',
    );
  });
});
