import { type ByteSink, CodedError } from '@populace/core';
import type { ArchiveWriter } from './archive.ts';

const BLOCK_BYTES = 512;
/** Eleven octal digits: 8 GiB less one. */
const MOST_OCTAL = 8 ** 11 - 1;
const MOST_NAME_BYTES = 100;

/**
 * Writes a tar (POSIX.1-2001, pax interchange format) as a stream: plain files of nobody, written at the epoch, with an extended header where
 * a name has more than 100 bytes or letters beyond ASCII, or a size has more than eleven octal digits.
 */
export function createTarWriter(target: ByteSink): ArchiveWriter {
  return {
    async member(name, sizeBytes) {
      await target.write(headOf(name, sizeBytes));
      let left = sizeBytes;
      return {
        write(bytes) {
          left -= bytes.length;
          if (left < 0) throw wrongSize(name);
          return target.write(bytes);
        },
        async commit() {
          if (left !== 0) throw wrongSize(name);
          await target.write(new Uint8Array(paddingOf(sizeBytes)));
        },
        abort: async () => undefined,
      };
    },
    async commit() {
      await target.write(new Uint8Array(2 * BLOCK_BYTES));
      await target.commit();
    },
    abort: () => target.abort(),
  };
}

function wrongSize(name: string): CodedError {
  return new CodedError('internal', `${name} has another size than it was said to have.`);
}

/** All headers of a member. */
function headOf(name: string, sizeBytes: number): Uint8Array {
  const isPlain = /^[ -~]+$/.test(name) && name.length <= MOST_NAME_BYTES;
  const records = [
    ...(isPlain ? [] : [paxRecord('path', name)]),
    ...(sizeBytes <= MOST_OCTAL ? [] : [paxRecord('size', `${sizeBytes}`)]),
  ];
  const own = header(isPlain ? name : plainName(name), Math.min(sizeBytes, MOST_OCTAL), '0');
  if (records.length === 0) return own;
  const body = new TextEncoder().encode(records.join(''));
  return Buffer.concat([header('pax', body.length, 'x'), body, new Uint8Array(paddingOf(body.length)), own]);
}

/** `LENGTH NAME=VALUE\n`, whose length counts its own digits too. */
function paxRecord(name: string, value: string): string {
  const rest = Buffer.byteLength(` ${name}=${value}\n`);
  let length = rest;
  while (length !== rest + `${length}`.length) length = rest + `${length}`.length;
  return `${length} ${name}=${value}\n`;
}

/** For readers that do not know pax. */
function plainName(name: string): string {
  return name.replace(/[^ -~]/gu, '_').slice(-MOST_NAME_BYTES);
}

/** A header of ustar (POSIX.1-1988): mode 644, no owner, time 0. */
function header(name: string, sizeBytes: number, kind: '0' | 'x'): Uint8Array {
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  const before = `${name.padEnd(100, '\0')}${octal(0o644, 7)}${octal(0, 7)}${octal(0, 7)}${octal(sizeBytes, 11)}${octal(0, 11)}`;
  const behind = `${kind}${'\0'.repeat(100)}ustar\x0000`.padEnd(BLOCK_BYTES - before.length - 8, '\0');
  const sum = [...Buffer.from(`${before}        ${behind}`, 'latin1')].reduce((all, byte) => all + byte, 0);
  return Buffer.from(`${before}${sum.toString(8).padStart(6, '0')}\0 ${behind}`, 'latin1');
}

function paddingOf(sizeBytes: number): number {
  return (BLOCK_BYTES - (sizeBytes % BLOCK_BYTES)) % BLOCK_BYTES;
}
