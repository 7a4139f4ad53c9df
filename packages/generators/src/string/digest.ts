import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Characters of a digest in hexadecimal digits. */
const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const;

/** What digests look like. */
export const digest: Generator = defineGenerator({
  id: 'string.digest',
  summary: 'What a digest looks like in hexadecimal digits: MD5, SHA-1, SHA-256 or SHA-512 of something nobody knows.',
  aliases: ['SHA256', 'sha256', 'hash'],
  synonyms: {
    en: 'checksum, fingerprint, file hash, md5, sha1',
    de: 'Prüfsumme',
    es: 'suma de verificación',
    fr: 'empreinte',
  },
  options: {
    algorithm: enumOption(['md5', 'sha1', 'sha256', 'sha512'], { default: 'sha256', summary: 'Whose length it has.' }),
  },
  recipe: ({ algorithm }) => letters('0123456789abcdef', LENGTHS[algorithm]),
});
