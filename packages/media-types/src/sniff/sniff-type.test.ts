import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeOf } from '../content-types/content-types.ts';
import { signatures } from './signatures.ts';
import { sniffType } from './sniff-type.ts';

/** Bytes of a text in which each character stands for one byte. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A schema message as Apache Arrow 17 writes it: its mark, 16 bytes of metadata, the table of FlatBuffers with its list of fields. */
const ARROW_SCHEMA =
  '\xff\xff\xff\xff\x20\0\0\0\x10\0\0\0\0\0\x0a\0\x0c\0\x06\0\x05\0\x08\0\x0a\0\0\0\0\x01\x04\0\x0c\0\0\0\x08\0\0\0';

describe('sniffType', () => {
  it('knows a stream of Arrow by its schema', () => {
    expect(sniffType(bytesOf(ARROW_SCHEMA))[0]).toMatchObject({ type: 'application/vnd.apache.arrow.stream' });
    expect(sniffType(bytesOf(`\xff\xff\xff\xff\x10\0\0\0${'\0'.repeat(40)}`))).toEqual([]);
  });

  it('has a type of the table and a source for every signature', () => {
    for (const { type, source, name } of signatures) {
      expect(contentTypeOf(type)?.type, type).toBe(type);
      expect(source, name).toMatch(/\S/);
    }
  });

  it('takes a beginning for nothing else', () => {
    for (const text of [
      'BM is not a bitmap',
      'MZ is not a program',
      'ID3 tags are tags',
      'II* and MM',
      'PK',
      'RIFF',
      'OggS',
      'Rar!',
      '7z',
      'BZh9 sounds',
    ]) {
      expect(
        sniffType(bytesOf(text)).map(({ type }) => type),
        text,
      ).toEqual(['text/plain']);
    }
    expect(sniffType(bytesOf('\xff\xfb\x90\x64'))[0]?.type).not.toBe('audio/mpeg');
    expect(sniffType(bytesOf('\xca\xfe\xba\xbe\x00\x00\x00\x02\x01\x00\x00\x07'))).toEqual([]);
  });

  it('never fails, whatever it is given, and wherever a file is cut', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) =>
        sniffType(bytes).every(({ type }) => type.includes('/')),
      ),
    );
  });

  it('says nothing of nothing, nor of bytes that are nothing known', () => {
    expect(sniffType(new Uint8Array())).toEqual([]);
    expect(sniffType(bytesOf('\0\x01\x02\x03 no text'))).toEqual([]);
  });
});
