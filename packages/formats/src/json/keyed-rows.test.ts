import {
  batchOf,
  bytesCells,
  type Cells,
  codesCells,
  dateCells,
  encodeToText,
  int32Cells,
  nastyTexts,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { jsonEncoder } from './json-encoder.ts';

const options = { shape: 'object', by: 'id' };
const facts = { primaryKey: ['id'] };

describe('json with rows under keys', () => {
  const batch = batchOf({ name: ['Ann', null], id: int32Cells([7, -1]) });

  it('writes an object a row under the value of its key, which it keeps', () => {
    expect(encodeToText(jsonEncoder, batch, { options, facts })).toBe(
      '{\n"7":{"name":"Ann","id":7},\n"-1":{"name":null,"id":-1}\n}\n',
    );
  });

  it('takes the primary key where no column is named', () => {
    const text = encodeToText(jsonEncoder, batch, { options: { shape: 'object', pretty: true }, facts });

    expect(text).toBe(`${JSON.stringify({ '7': { name: 'Ann', id: 7 }, '-1': { name: null, id: -1 } }, null, 2)}\n`);
  });

  it('nests what is under the keys', () => {
    const some = batchOf({ 'who.id': codesCells(['x', 'y']), 'who.name': ['Ann', 'Bo'] });
    const settings = { options: { shape: 'object', nested: true }, facts: { primaryKey: ['who.id'] } };

    expect(encodeToText(jsonEncoder, some, settings)).toBe(
      '{\n"x":{"who":{"id":"x","name":"Ann"}},\n"y":{"who":{"id":"y","name":"Bo"}}\n}\n',
    );
  });

  it('is an empty object for a table without rows', () => {
    const none = batchOf({ id: int32Cells([]) });

    expect(encodeToText(jsonEncoder, none, { options, facts })).toBe('{}\n');
    expect(encodeToText(jsonEncoder, none, { options: { ...options, pretty: true }, facts })).toBe('{}\n');
  });

  it.each<[string, Cells]>([
    ['a list', codesCells([...nastyTexts])],
    ['free text', bytesCells([...nastyTexts])],
    ['64 bits', wideCells(nastyTexts.map((_, row) => 2n ** 62n + BigInt(row)))],
    ['dates', dateCells(nastyTexts.map((_, row) => row * 1000))],
    ['UUIDs', uuidCells(nastyTexts.map((_, row) => `00112233-4455-6677-8899-${`${row}`.padStart(12, '0')}`))],
  ])('finds every row under its key, of %s', (_, id) => {
    const rows = batchOf({ id, row: int32Cells(nastyTexts.map((_, row) => row)), note: [...nastyTexts] });

    for (const batchRows of [1, 5, 100]) {
      const text = encodeToText(jsonEncoder, rows, { options: { ...options, bigints: 'text' }, facts, batchRows });
      const read: [string, { id: unknown; row: number; note: string }][] = Object.entries(JSON.parse(text));
      expect(read).toHaveLength(nastyTexts.length);
      for (const [key, row] of read) {
        expect(row.id).toBe(key);
        expect(row.note).toBe(nastyTexts[row.row]);
      }
    }
  });

  it.each([
    ['a column that is not unique', { by: 'name' }, {}, /"name": its values may come more than once/],
    ['a column that may be null', { by: 'name' }, { uniques: [['name']] }, /"name": it may be null/],
    ['a part of a key', { by: 'id' }, { primaryKey: ['id', 'name'] }, /"id"/],
  ])('refuses %s', (_, given, known, message) => {
    const settings = { options: { shape: 'object', ...given }, facts: known };

    expect(() => encodeToText(jsonEncoder, batch, settings)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }),
    );
  });

  it.each([
    ['a column that is not there', { by: 'ids' }, facts, /did you mean id\?/],
    ['no key at all', {}, {}, /no primary key/],
    ['a key of two', {}, { primaryKey: ['id', 'name'] }, /several columns/],
  ])('has to be told the column where there is %s', (_, given, known, message) => {
    const settings = { options: { shape: 'object', ...given }, facts: known };

    expect(() => encodeToText(jsonEncoder, batch, settings)).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringMatching(message) }),
    );
  });

  it('refuses a key for an array', () => {
    expect(() => encodeToText(jsonEncoder, batch, { options: { by: 'id' }, facts })).toThrow(/shape: object/);
  });
});
