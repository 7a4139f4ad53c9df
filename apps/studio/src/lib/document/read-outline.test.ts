import { describe, expect, it } from 'vitest';
import { readOutline } from './read-outline.ts';
import { readSchemaView } from './read-schema-view.ts';

/** A schema beyond what screens read. */
function largeSchema(tables: number): string {
  const columns = Array.from(
    { length: 40 },
    (_, index) => `      column_${index}: { generator: integer, min: 1, max: 9 }\n`,
  );
  const blocks = Array.from(
    { length: tables },
    (_, index) => `  # the next\n  table_${index}:\n    rows: 10\n    columns:\n${columns.join('')}`,
  );
  return `populace: 1\nname: Large shop # ours\n\ntables:\n${blocks.join('')}\n# end\n`;
}

describe('the outline of a schema', () => {
  it('has name and number of tables where the schema is too large for the form', () => {
    const text = largeSchema(170);

    expect(readSchemaView(text)).toMatchObject({ problem: { reason: 'size' } });
    expect(readOutline(text)).toEqual({ name: 'Large shop', tableCount: 170 });
  });

  it.each([
    ['populace: 1\nname: "Say \\"hi\\""\ntables:\n  a: { rows: 1 }\n', { name: 'Say "hi"', tableCount: 1 }],
    ["tables:\n    a:\n      rows: 1\n    b:\n      rows: 1\nname: 'It''s'\n", { name: "It's", tableCount: 2 }],
    ['{ "populace": 1, "name": "J", "tables": { "a": {}, "b": {} } }', { name: 'J', tableCount: 2 }],
    ['{ "name": ', { name: '', tableCount: 0 }],
    ['no schema', { name: '', tableCount: 0 }],
  ])('is read from %j', (text, outline) => {
    expect(readOutline(text)).toEqual(outline);
  });
});
