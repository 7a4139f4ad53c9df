import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Corner shop', false, 'corner-shop.yaml'],
  ['  Ärzte & Kliniken / 2026 ', false, 'ärzte-kliniken-2026.yaml'],
  ['../../etc', true, 'etc.json'],
  ['商店', false, '商店.yaml'],
  ['…', false, 'schema.yaml'],
  [undefined, true, 'schema.json'],
])('names the file of %j', (name, isJson, file) => {
  expect(fileNameOf(name, isJson)).toBe(file);
});
