import { enumOption } from '@populace/core';
import { defineGenerator, type Generator, integer } from '@populace/recipes';

/** RFC 6335, section 6. */
const ranges = {
  any: [0n, 65_535n],
  system: [0n, 1023n],
  user: [1024n, 49_151n],
  dynamic: [49_152n, 65_535n],
} as const;

/** Numbers of ports. */
export const port: Generator = defineGenerator({
  id: 'internet.port',
  summary: 'The number of a port, from 0 to 65535.',
  aliases: ['port'],
  synonyms: { en: 'port number, tcp port', de: 'Portnummer' },
  options: {
    kind: enumOption(['any', 'system', 'user', 'dynamic'], {
      default: 'any',
      summary: 'Of the ranges of RFC 6335: 0–1023, 1024–49151, 49152–65535.',
    }),
  },
  recipe({ kind }) {
    const [min, max] = ranges[kind];
    return integer(min, max);
  },
});
