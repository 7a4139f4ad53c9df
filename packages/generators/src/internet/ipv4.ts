import { enumOption } from '@populace/core';
import {
  concat,
  constant,
  defineGenerator,
  type Generator,
  integer,
  oneOf,
  pick,
  type Recipe,
} from '@populace/recipes';

const OCTETS = Array.from({ length: 256 }, (_, value) => `${value}`);
/** RFC 5737: addresses for documentation, which nobody has. */
const DOCUMENTATION = ['192.0.2.', '198.51.100.', '203.0.113.'].flatMap((block) =>
  OCTETS.map((octet) => block + octet),
);
/** First octets of unicast blocks without special-purpose parts (IANA IPv4 Special-Purpose Address Registry). */
const PUBLIC = OCTETS.slice(1, 224).filter(
  (octet) => !['10', '100', '127', '169', '172', '192', '198', '203'].includes(octet),
);

/** IPv4 addresses. */
export const ipv4: Generator = defineGenerator({
  id: 'internet.ipv4',
  summary: 'IPv4 addresses.',
  aliases: ['internet.ip', 'ipAddressV4', 'IP Address v4'],
  synonyms: {
    en: 'ip, ip address, client ip, remote address, source ip',
    de: 'IP-Adresse',
    es: 'dirección ip',
    fr: 'adresse ip',
    ja: 'IPアドレス',
  },
  options: {
    mode: enumOption(['safe', 'valid', 'invalid'], {
      default: 'safe',
      summary:
        'safe: addresses reserved for documentation (RFC 5737); valid: public ones, which belong to somebody; invalid: one number is greater than 255.',
    }),
  },
  recipe({ mode }) {
    if (mode === 'safe') return pick(DOCUMENTATION);
    const octets = [PUBLIC, OCTETS, OCTETS, OCTETS].map((list): Recipe => pick(list));
    if (mode === 'valid') return dotted(octets);
    return oneOf(octets.map((_, index) => ({ recipe: dotted(octets.with(index, integer(256n, 999n))), weight: 1 })));
  },
});

function dotted(octets: readonly Recipe[]): Recipe {
  return concat(...octets.flatMap((octet, index) => (index === 0 ? [octet] : [constant('.'), octet])));
}
