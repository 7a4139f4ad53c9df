import { concat, constant, defineGenerator, enumOption, type Generator, pick } from '@populace/core';

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
    mode: enumOption(['safe', 'valid'], {
      default: 'safe',
      summary: 'safe: addresses reserved for documentation (RFC 5737); valid: public ones, which belong to somebody.',
    }),
  },
  recipe: ({ mode }) =>
    mode === 'safe'
      ? pick(DOCUMENTATION)
      : concat(pick(PUBLIC), constant('.'), pick(OCTETS), constant('.'), pick(OCTETS), constant('.'), pick(OCTETS)),
});
