import { expect, it } from 'vitest';
import { schemaText } from './answer-schema-text.ts';

it('reads a schema file in UTF-8, or in UTF-16 with a byte order mark', async () => {
  const text = '# Café\npopulace: 1\n';
  const bytes = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

  expect(await schemaText({ file: new Blob([text]) })).toBe(text);
  expect(await schemaText({ file: new Blob([bytes]) })).toBe(text);
});

it.each([
  ['{"populace":1,"tables":{}}', true],
  ['{ name: x, populace: 1 }', true],
  ['[{"id":1}]', false],
  ['{"id":1}\n{"id":2}\n', false],
  ['name: x\n', false],
])('reads only what says that it is a schema: %s', async (text, isSchema) => {
  expect(await schemaText({ file: new Blob([text]) })).toBe(isSchema ? text : null);
});

it('refuses a file that is not text, with the byte', async () => {
  const file = new Blob([new Uint8Array([0x63, 0x61, 0x66, 0xe9])]);

  await expect(schemaText({ file })).rejects.toMatchObject({
    code: 'schema/encoding',
    message: 'The byte 0xE9 at offset 3 is not valid UTF-8; save the schema as UTF-8',
  });
});
